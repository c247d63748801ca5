import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../tokens.css.ts';

const { color, space, type } = tokens;

export const prose = style([type.lead, { maxWidth: tokens.width.text, textWrap: 'pretty' }]);

globalStyle(`${prose} :is(p, ul, ol, blockquote):not(:last-child)`, { marginBottom: space[4] });
globalStyle(`${prose} :is(h1, h2, h3, h4)`, {
  ...type.heading,
  marginBlock: `${space[6]} ${space[2]}`,
});
globalStyle(`${prose} :is(ul, ol)`, { paddingInlineStart: space[6] });
globalStyle(`${prose} ul`, { listStyle: 'disc' });
globalStyle(`${prose} ol`, { listStyle: 'decimal' });
globalStyle(`${prose} li::marker`, { color: color.accent });
globalStyle(`${prose} a`, {
  textDecorationColor: color.accent,
  textUnderlineOffset: '0.25em',
});
globalStyle(`${prose} blockquote`, {
  paddingInlineStart: space[4],
  borderInlineStart: `2px solid ${color.accent}`,
});
