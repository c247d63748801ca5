import { style } from '@vanilla-extract/css';
import { tokens } from '../../tokens.css.ts';

const { color, space, type } = tokens;

export const skipLink = style([
  type.label,
  {
    position: 'fixed',
    top: space[3],
    insetInlineStart: space[3],
    zIndex: tokens.layer.popup,
    padding: `${space[3]} ${space[5]}`,
    backgroundColor: color.action,
    color: color.actionInk,
    selectors: { '&:not(:focus)': { translate: '0 -200%' } },
  },
]);
