import { media, tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

export const row = style({
  display: 'grid',
  gap: tokens.space[4],
  alignItems: 'center',
  paddingBlock: tokens.space[2],
  '@media': { [media.fromMd]: { gridTemplateColumns: '120px minmax(0, 1fr)' } },
});

export const preview = style({ maxWidth: '120px' });
