import { style, styleVariants } from '@vanilla-extract/css';
import { tokens } from '../../tokens.css.ts';

const { color, space, type } = tokens;

const badge = style([
  type.eyebrow,
  {
    display: 'inline-block',
    maxWidth: '100%',
    padding: `calc(${space[1]} - 1px) calc(${space[2]} - 1px)`,
    // A cell or row leaves room for the longest word. Only one wider than all there is breaks.
    overflowWrap: 'break-word',
    // In each tone, so that no change of it moves what is beside. Forced colors draw no ground, but every border.
    border: '1px solid transparent',
    fontSize: '0.6875rem',
    letterSpacing: '0.08em',
  },
]);

export const tone = styleVariants({
  neutral: [
    badge,
    { borderColor: color.ruleStrong, backgroundColor: color.surfaceSunken, color: color.ink },
  ],
  accent: [badge, { backgroundColor: color.accent, color: color.accentInk }],
  positive: [badge, { backgroundColor: color.positiveSurface, color: color.positive }],
  critical: [badge, { backgroundColor: color.criticalSurface, color: color.critical }],
});
