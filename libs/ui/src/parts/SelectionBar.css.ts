import { style } from '@vanilla-extract/css';
import { tokens } from '../tokens.css.ts';

const { color, space, type } = tokens;

/** As high as its buttons, so that the table does not move when the first row is chosen. */
export const bar = style([
  type.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[1]} ${space[4]}`,
    minHeight: space[12],
    borderBottom: `1px solid ${color.rule}`,
  },
]);

export const all = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: '44px',
  paddingInlineStart: space[3],
  cursor: 'pointer',
});

export const one = style({
  position: 'relative',
  // Over the link that covers the row.
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  minHeight: '44px',
  cursor: 'pointer',
});

export const box = style({
  flex: 'none',
  width: '18px',
  height: '18px',
  accentColor: color.accent,
  cursor: 'inherit',
  ':disabled': { cursor: 'not-allowed' },
});

export const count = style({ fontWeight: 600 });

export const clear = style({
  minHeight: '44px',
  padding: 0,
  border: 0,
  background: 'none',
  color: color.inkMuted,
  font: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
  cursor: 'pointer',
  ':hover': { color: color.ink },
  ':active': { color: color.accent },
});
