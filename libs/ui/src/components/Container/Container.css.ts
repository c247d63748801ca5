import { style, styleVariants } from '@vanilla-extract/css';
import { media, tokens } from '../../tokens.css.ts';

const { space } = tokens;

const container = style({
  width: '100%',
  marginInline: 'auto',
  paddingInline: space[5],
  '@media': { [media.fromMd]: { paddingInline: space[8] } },
});

export const width = styleVariants(tokens.width, (value) => [
  container,
  { maxWidth: `calc(${value} + 2 * ${space[8]})` },
]);
