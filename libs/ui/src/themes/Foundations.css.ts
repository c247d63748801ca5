import { style, styleVariants } from '@vanilla-extract/css';
import { tokens } from '../tokens.css.ts';

const { color, space, type } = tokens;

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[10],
  padding: space[8],
});

export const swatches = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))',
  gap: space[4],
});

export const swatch = styleVariants(color, (role) => [
  {
    height: space[16],
    marginBottom: space[2],
    border: `1px solid ${color.rule}`,
    backgroundColor: role,
  },
]);

export const name = style([type.small, { color: color.inkMuted }]);

export const sample = styleVariants(tokens.type, (properties) => [properties]);
