import { tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';
import * as identity from './IdentityCard.css.ts';

const { color, type } = tokens;

export const face = style([
  identity.face,
  { borderColor: color.rule, backgroundColor: color.surfaceSunken },
]);

export const line = style([
  type.body,
  { display: 'flex', alignItems: 'center', height: `${type.body.lineHeight}em` },
]);

export const title = style([
  type.title,
  { display: 'flex', alignItems: 'center', height: `${type.title.lineHeight}em` },
]);
