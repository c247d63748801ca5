import { media, tokens } from '@parlour/ui/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, space, type } = tokens;

const list = style({ display: 'flex' });

export const direction = styleVariants({
  row: [
    list,
    {
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: space[4],
      '@media': { [media.fromLg]: { justifyContent: 'flex-start', columnGap: space[8] } },
    },
  ],
  column: [list, { flexDirection: 'column', gap: space[1] }],
});

export const closed = style([
  type.label,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    minHeight: '44px',
    color: color.inkMuted,
    cursor: 'default',
  },
]);

export const soon = style({
  fontSize: '0.6875rem',
  letterSpacing: '0.06em',
  lineHeight: 1.6,
  textTransform: 'uppercase',
  color: color.accent,
});
