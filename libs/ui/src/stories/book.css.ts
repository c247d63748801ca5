import { style, styleVariants } from '@vanilla-extract/css';
import { tokens } from '../tokens.css.ts';
import { viewports } from './viewports.ts';

const { color, space, type } = tokens;

/** A story in a window of its own. */
export const window = style({
  display: 'block',
  maxWidth: '100%',
  marginInline: 'auto',
  border: `1px solid ${color.rule}`,
  // Until its story is there, a window of another scheme than its page would be white.
  colorScheme: 'normal',
  backgroundColor: color.surface,
});

/** What of the address can't be shown, over the foot of a page. */
export const note = style([
  type.small,
  {
    position: 'fixed',
    insetInline: 0,
    bottom: 0,
    zIndex: 1000,
    paddingBlock: space[2],
    paddingInline: space[4],
    borderTop: `1px solid ${color.ruleStrong}`,
    backgroundColor: color.surfaceRaised,
    color: color.ink,
  },
]);

export const close = style({
  marginInlineStart: space[3],
  border: 0,
  background: 'none',
  color: color.accent,
  textDecoration: 'underline',
  cursor: 'pointer',
});

export const states = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[6],
  marginBlock: space[6],
  paddingInlineStart: 0,
  listStyle: 'none',
});

/** A window with its name. In a narrow book the window scrolls, rather than the page. */
export const state = style({ maxWidth: '100%' });

/** The windows of a screen's states, and how small they are shown. */
export const sizes = {
  phone: { ...viewports.phone, scale: 0.5 },
  tablet: { ...viewports.tablet, scale: 0.36 },
  desktop: { ...viewports.desktop, scale: 0.32 },
};

/** A state of a screen, made small. */
export const thumbnail = styleVariants(sizes, ({ width, height, scale }) => ({
  width: `${width * scale}px`,
  height: `${height * scale}px`,
  maxWidth: '100%',
  marginTop: space[2],
  overflow: 'auto hidden',
  border: `1px solid ${color.rule}`,
}));

export const screen = styleVariants(sizes, ({ width, height, scale }) => ({
  width: `${width}px`,
  height: `${height}px`,
  border: 0,
  colorScheme: 'normal',
  backgroundColor: color.surface,
  transform: `scale(${scale})`,
  transformOrigin: 'top left',
}));
