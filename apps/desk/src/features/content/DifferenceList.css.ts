import { media, tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, type } = tokens;

export const list = style({ borderTop: `1px solid ${color.rule}` });

export const difference = style({
  display: 'grid',
  gap: space[2],
  paddingBlock: space[3],
  borderBottom: `1px solid ${color.rule}`,
  '@media': { [media.fromMd]: { gridTemplateColumns: '1fr 1fr', columnGap: space[5] } },
});

export const label = style([type.label, { gridColumn: '1 / -1' }]);

export const state = style({ minWidth: 0 });

export const side = style([type.small, { display: 'block', color: color.inkMuted }]);

export const text = style([type.body, { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }]);

export const before = style([text, { color: color.inkMuted }]);
