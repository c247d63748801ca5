import { style } from '@vanilla-extract/css';
import { media, tokens } from '../../tokens.css.ts';

const { color, duration, space, type } = tokens;

const gap = space[2];
const box6 = `calc((100cqi - 5 * ${gap}) / 6)`;

/** The boxes and the one field over them. Digits run from left to right in every language. */
export const code = style({
  position: 'relative',
  containerType: 'inline-size',
  direction: 'ltr',
});

/** The field covers the boxes. Its own digits are invisible, and spaced so that the caret is in the next box. */
export const input = style({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  width: '100%',
  height: '100%',
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  color: 'transparent',
  caretColor: color.ink,
  fontSize: '1.75rem',
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: `calc(${box6} + ${gap} - 1ch)`,
  textIndent: `calc(${box6} / 2 - 0.5ch)`,
  // The space after the last digit would scroll the text.
  overflow: 'clip',
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&::selection': { color: 'transparent', backgroundColor: 'transparent' },
    '&:disabled': { cursor: 'not-allowed' },
  },
  '@media': {
    // Forced colors would show the digits of the field and of the boxes.
    [media.forcedColors]: { forcedColorAdjust: 'none', caretColor: 'CanvasText' },
  },
});

export const boxes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, 1fr)',
  gap,
});

export const box = style([
  type.title,
  {
    display: 'grid',
    placeItems: 'center',
    minHeight: '64px',
    border: `1px solid ${color.ruleStrong}`,
    borderRadius: tokens.radius.small,
    backgroundColor: color.surfaceRaised,
    color: color.ink,
    fontVariantNumeric: 'lining-nums tabular-nums',
    transition: `border-color ${duration.quick}`,
    selectors: {
      [`${code}:hover &`]: { borderColor: color.ink },
      [`${input}[aria-invalid="true"] + ${boxes} > &`]: { borderColor: color.critical },
      [`${input}:focus-visible + ${boxes} > &[data-next]`]: {
        borderColor: color.focus,
        outline: `2px solid ${color.focus}`,
        outlineOffset: '1px',
      },
      [`${input}:is(:disabled, [readonly]) + ${boxes} > &`]: {
        backgroundColor: color.surfaceSunken,
        borderColor: color.rule,
        color: color.inkMuted,
      },
    },
  },
]);
