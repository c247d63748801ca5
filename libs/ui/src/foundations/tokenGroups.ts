import { light } from '../themes/light.css.ts';
import * as values from '../themes/values.ts';

/** The tokens by their groups, as styles name these. */
export const tokenGroups = {
  color: light,
  space: values.space,
  radius: values.radius,
  controlHeight: values.controlHeight,
  width: values.width,
  type: values.typeSizes,
  shadow: values.elevation,
  layer: values.layer,
  duration: values.milliseconds,
  easing: values.easing,
} as const;
