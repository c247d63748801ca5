import { media, tokens } from '@parlour/ui/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, space, type } = tokens;

const list = style({ display: 'flex' });
const row = style({});

export const direction = styleVariants({
  row: [
    list,
    row,
    {
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: space[3],
      // Just wide enough for one line from the md width on, with every entry there is.
      fontSize: '0.875rem',
      '@media': {
        [media.fromLg]: {
          justifyContent: 'flex-start',
          columnGap: space[8],
          fontSize: '0.9375rem',
        },
      },
    },
  ],
  column: [list, { flexDirection: 'column', gap: space[1] }],
});

export const closed = style([
  type.label,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    minHeight: '44px',
    color: color.inkMuted,
    cursor: 'default',
    selectors: { [`${row} &`]: { fontSize: 'inherit' } },
  },
]);

export const soon = style({
  fontSize: '0.625rem',
  letterSpacing: '0.04em',
  lineHeight: 1.6,
  textTransform: 'uppercase',
  color: color.accent,
});
