import { style } from '@vanilla-extract/css';
import { media, tokens } from '../../tokens.css.ts';

const { color, space, type } = tokens;

export const heading = style({ display: 'flex', flexDirection: 'column', gap: space[3] });

export const eyebrow = style([type.eyebrow, { color: color.accent }]);

export const title = style([
  type.display,
  { whiteSpace: 'pre-line', '@media': { [media.fromMd]: { whiteSpace: 'normal' } } },
]);

export const intro = style([
  type.lead,
  { maxWidth: tokens.width.text, color: color.inkMuted, textWrap: 'pretty' },
]);

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  marginTop: space[2],
});
