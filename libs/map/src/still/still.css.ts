import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '@parlour/ui/tokens';
import { layer } from '../names/nameLayer.css.ts';

const { color, space, type } = tokens;

export const picture = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  fill: 'none',
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  pointerEvents: 'none',
});

export const attribution = style([
  type.small,
  {
    position: 'absolute',
    right: 0,
    bottom: 0,
    zIndex: 2,
    padding: `0 ${space[2]}`,
    fontSize: '0.6875rem',
    backgroundColor: color.surface,
    color: color.inkMuted,
  },
]);

/** In the corner of the invitation to click, which pins and names leave free. */
export const notice = style([
  type.label,
  {
    position: 'absolute',
    left: space[4],
    bottom: space[6],
    zIndex: 2,
    padding: `${space[3]} ${space[6]}`,
    border: `1px solid ${color.rule}`,
    backgroundColor: color.surface,
    color: color.ink,
    pointerEvents: 'none',
    selectors: { '&:empty': { padding: 0, border: 0 } },
  },
]);

export const held = style({ position: 'absolute', top: 0, left: 0 });

/** The map's element while the library draws its first view, which begins as an empty ground. */
export const waiting = style({});

globalStyle(`${waiting} > :not(${picture}, ${layer}, ${attribution}, ${held})`, {
  opacity: 0,
  pointerEvents: 'none',
});
