import { tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, type } = tokens;

export const groups = style({ minWidth: 0, padding: 0, border: 0 });

export const legend = style([type.label, { marginBottom: space[2], padding: 0 }]);

export const part = style({
  position: 'relative',
  marginBottom: space[3],
  border: `1px solid ${color.rule}`,
  borderRadius: tokens.radius.small,
});

/** Above the summary, which is as wide as the part. */
export const actions = style({
  position: 'absolute',
  top: 0,
  right: 0,
  zIndex: 1,
  display: 'flex',
});

export const details = style({ minWidth: 0 });

export const summary = style([
  type.label,
  {
    display: 'flex',
    alignItems: 'center',
    minHeight: '44px',
    padding: `${space[2]} 140px ${space[2]} ${space[3]}`,
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    selectors: { '&:hover': { textDecoration: 'underline' } },
  },
]);

export const fields = style({ padding: `${space[3]} ${space[3]} ${space[4]}` });
