import { globalStyle, style } from '@vanilla-extract/css';
import { media, tokens } from '../../tokens.css.ts';
import { prose } from '../Prose/Prose.css.ts';

const { color, duration, radius, space, type } = tokens;

export const frame = style({
  border: `1px solid ${color.ruleStrong}`,
  borderRadius: radius.small,
  backgroundColor: color.surfaceRaised,
  transition: `border-color ${duration.quick}`,
  selectors: {
    '&:hover': { borderColor: color.ink },
    '&[data-disabled]': { borderColor: color.rule, backgroundColor: color.surfaceSunken },
    '&[data-invalid]': { borderColor: color.critical },
  },
});

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  minHeight: '44px',
  padding: space[1],
  borderBottom: `1px solid ${color.rule}`,
});

export const tool = style({
  display: 'grid',
  placeItems: 'center',
  width: '36px',
  minHeight: '36px',
  padding: 0,
  border: '1px solid transparent',
  borderRadius: radius.small,
  backgroundColor: 'transparent',
  color: color.ink,
  cursor: 'pointer',
  selectors: {
    '&:hover:not([data-disabled])': { backgroundColor: color.surfaceSunken },
    '&:active:not([data-disabled])': { color: color.accent },
    '&[aria-pressed="true"]': {
      borderColor: color.ruleStrong,
      backgroundColor: color.surfaceSunken,
    },
    '&[data-disabled]': { opacity: 0.45, cursor: 'not-allowed' },
  },
  '@media': { [media.touch]: { width: '44px', minHeight: '44px' } },
});

/** The text itself. What the editor would write into a style element is here. */
export const text = style([
  prose,
  {
    ...type.body,
    minHeight: '160px',
    maxHeight: '60vh',
    overflowY: 'auto',
    padding: space[3],
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    fontVariantLigatures: 'none',
    ':focus-visible': { outlineOffset: '0' },
    selectors: { '&[contenteditable="false"]': { color: color.inkMuted } },
  },
]);

globalStyle(`${text} li > p:only-child`, { margin: 0 });
globalStyle(`${text} .ProseMirror-hideselection *::selection`, { background: 'transparent' });
