import { style, styleVariants } from '@vanilla-extract/css';
import { tokens } from '../../tokens.css.ts';

const { color, space, type } = tokens;

const badge = style([
  type.eyebrow,
  {
    display: 'inline-block',
    maxWidth: '100%',
    padding: `${space[1]} ${space[2]}`,
    // A cell or row leaves room for the longest word. Only one wider than all there is breaks.
    overflowWrap: 'break-word',
    fontSize: '0.6875rem',
    letterSpacing: '0.08em',
  },
]);

export const tone = styleVariants({
  neutral: [badge, { backgroundColor: color.surfaceSunken, color: color.ink }],
  accent: [badge, { backgroundColor: color.accent, color: color.accentInk }],
  positive: [badge, { backgroundColor: color.positiveSurface, color: color.positive }],
  critical: [badge, { backgroundColor: color.criticalSurface, color: color.critical }],
});
