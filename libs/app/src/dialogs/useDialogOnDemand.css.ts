import { tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { layer, space, width } = tokens;

export const notice = style({
  position: 'fixed',
  insetInline: space[4],
  bottom: space[6],
  zIndex: layer.popup,
  maxWidth: width.text,
  marginInline: 'auto',
});
