import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media, tokens } from '../../tokens.css.ts';

const turn = keyframes({ to: { rotate: '360deg' } });

export const spinner = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space[2],
});

const ring = style({
  flex: 'none',
  border: '1.5px solid currentColor',
  borderTopColor: 'transparent',
  borderRadius: tokens.radius.round,
  '@media': {
    '(prefers-reduced-motion: no-preference)': { animation: `${turn} 900ms linear infinite` },
    // Forced colors draw every border, and a whole ring would not be seen to turn.
    [media.forcedColors]: { borderTopColor: 'Canvas' },
  },
});

export const size = styleVariants({
  regular: [ring, { width: '28px', height: '28px', color: tokens.color.accent }],
  small: [ring, { width: '16px', height: '16px' }],
});
