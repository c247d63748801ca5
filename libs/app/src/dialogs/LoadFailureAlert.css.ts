import { tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { bottomBar, layer, space, width } = tokens;

export const notice = style({
  position: 'fixed',
  insetInline: space[4],
  bottom: `calc(${space[6]} + ${bottomBar.height})`,
  zIndex: layer.popup,
  maxWidth: width.text,
  marginInline: 'auto',
});
