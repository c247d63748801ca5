import { style, styleVariants } from '@vanilla-extract/css';
import { tokens } from '../tokens.css.ts';
import { viewports } from './viewports.ts';

const { color, space } = tokens;

/** A story in a window of its own. */
export const window = style({
  display: 'block',
  maxWidth: '100%',
  marginInline: 'auto',
  border: `1px solid ${color.rule}`,
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

const sizes = {
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
  transform: `scale(${scale})`,
  transformOrigin: 'top left',
}));
