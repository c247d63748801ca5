import { tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, type } = tokens;

export const groups = style({ minWidth: 0, padding: 0, border: 0 });

export const legend = style([type.label, { marginBottom: space[2], padding: 0 }]);

export const part = style({ display: 'flex', alignItems: 'flex-start' });

export const details = style({ flex: 1, minWidth: 0 });

export const summary = style([
  type.label,
  {
    minHeight: '44px',
    paddingBlock: space[3],
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    selectors: { '&:hover': { textDecoration: 'underline' } },
  },
]);

export const fields = style({
  paddingBlock: `${space[3]} ${space[4]}`,
  paddingInline: `${space[3]} 0`,
  borderInlineStart: `1px solid ${color.rule}`,
});
