import { tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { footBar, layer, space, width } = tokens;

export const notice = style({
  position: 'fixed',
  insetInline: space[4],
  bottom: `calc(${space[6]} + ${footBar})`,
  zIndex: layer.popup,
  maxWidth: width.text,
  marginInline: 'auto',
});
