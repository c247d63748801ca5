import { style, styleVariants } from '@vanilla-extract/css';
import { tokens } from '../../tokens.css.ts';

const { color, space, type } = tokens;

export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[4]}`,
  paddingTop: space[4],
  borderTop: `1px solid ${color.rule}`,
});

export const title = styleVariants({
  regular: [type.title],
  small: [type.heading, { fontSize: type.lead.fontSize }],
});
