import { media, tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, type } = tokens;

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[3]} ${space[6]}`,
  paddingBlock: space[4],
  borderBottom: `1px solid ${color.rule}`,
  '@media': {
    [media.fromMd]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start' },
  },
});

export const words = style({ display: 'flex', flexDirection: 'column', gap: space[1] });

export const title = style([type.heading, { overflowWrap: 'anywhere' }]);

export const facts = style([type.small, { color: color.inkMuted }]);

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[5]}`,
});

const whole = style({ gridColumn: '1 / -1' });

export const failure = style([whole, { ':empty': { display: 'none' } }]);

export const preview = style([whole, { paddingTop: space[2] }]);
