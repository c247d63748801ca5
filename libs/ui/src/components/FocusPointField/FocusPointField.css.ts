import { style, styleVariants } from '@vanilla-extract/css';
import { tokens } from '../../tokens.css.ts';

const { color, radius, space, type } = tokens;

export const field = style({ display: 'flex', flexDirection: 'column', gap: space[3] });

export const picture = style({
  position: 'relative',
  alignSelf: 'start',
  width: 'min(100%, var(--width), 420px * var(--ratio))',
  cursor: 'crosshair',
  // A finger moves the point, not the page.
  touchAction: 'none',
  userSelect: 'none',
  selectors: { '&[data-disabled]': { cursor: 'not-allowed' } },
});

export const whole = style({
  width: '100%',
  aspectRatio: 'var(--ratio)',
  backgroundColor: color.surfaceSunken,
});

/** A ring of two colors, to be seen on every picture. */
export const mark = style({
  position: 'absolute',
  insetInlineStart: 'var(--focus-x)',
  insetBlockStart: 'var(--focus-y)',
  width: '32px',
  height: '32px',
  padding: 0,
  border: `3px solid ${color.surfaceRaised}`,
  borderRadius: radius.round,
  backgroundColor: 'transparent',
  boxShadow: `0 0 0 2px ${color.ink}, inset 0 0 0 2px ${color.ink}`,
  translate: '-50% -50%',
  cursor: 'inherit',
  selectors: {
    '&:hover:not(:disabled)': { borderColor: color.accent },
    '&:active:not(:disabled)': { borderColor: color.accent },
    '&:focus-visible': { outlineOffset: '4px' },
    '&:disabled': { opacity: 0.5 },
  },
});

export const numbers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
  gap: space[3],
});

export const crops = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });

export const crop = style({ display: 'flex', flexDirection: 'column', gap: space[1] });

export const shape = style([type.small, { color: color.inkMuted }]);

const cut = style({
  height: '96px',
  aspectRatio: 'var(--box)',
  objectFit: 'cover',
  backgroundColor: color.surfaceSunken,
});

/** The crops of `Picture` that differ most from each other. */
export const cropped = styleVariants({
  landscape: [cut, { vars: { '--box': '4 / 3' } }],
  portrait: [cut, { vars: { '--box': '3 / 4' } }],
  panorama: [cut, { vars: { '--box': '21 / 9' } }],
});
