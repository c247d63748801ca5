import { media, tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, type } = tokens;

export const member = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[5],
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const title = style([type.label, { color: color.inkMuted }]);

export const things = style({ display: 'flex', flexDirection: 'column', gap: space[3] });

export const thing = style({ display: 'flex', flexDirection: 'column', gap: space[1] });

export const more = style([
  type.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[1]} ${space[2]}`,
    color: color.inkMuted,
  },
]);

export const known = style({ display: 'flex', flexDirection: 'column', gap: space[3] });

export const fold = style({ minWidth: 0 });

export const summary = style([
  type.small,
  {
    minHeight: '32px',
    paddingBlock: space[1],
    color: color.inkMuted,
    cursor: 'pointer',
    selectors: {
      '&:hover': { color: color.ink },
      '&:active': { color: color.accent },
    },
    '@media': { [media.touch]: { minHeight: '44px', paddingBlock: space[3] } },
  },
]);
