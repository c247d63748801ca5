import { style } from '@vanilla-extract/css';
import { tokens } from '../../tokens.css.ts';

export const place = style({
  position: 'fixed',
  insetInlineEnd: tokens.space[4],
  bottom: `calc(${tokens.space[4]} + ${tokens.bottomBar.height})`,
  // Below a page's own bar, which may rest where the button is.
  zIndex: tokens.layer.floating,
});
