import { tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color } = tokens;

/** Mixes an ink of the poster from two roles, so that each theme prints its own. */
const ink = (role: string, share: number, paper: string) => ({
  fill: `color-mix(in srgb, ${role} ${share}%, ${paper})`,
});

export const sky = style(ink(color.accent, 10, color.surfaceSunken));
export const glow = style(ink(color.accent, 24, color.surfaceSunken));
export const sun = style(ink(color.accent, 62, color.surfaceRaised));
export const farTrees = style(ink(color.positive, 26, color.surfaceSunken));
export const nearTrees = style(ink(color.positive, 46, color.surfaceSunken));
export const hedge = style(ink(color.positive, 60, color.surfaceSunken));
export const stone = style(ink(color.ink, 9, color.surfaceRaised));
export const shade = style(ink(color.ink, 18, color.surfaceRaised));
export const trim = style(ink(color.ink, 3, color.surfaceRaised));
export const roof = style(ink(color.ink, 54, color.surfaceSunken));
export const night = style(ink(color.ink, 84, color.accent));
export const panel = style(ink(color.ink, 66, color.accent));
export const light = style(ink(color.accent, 46, color.surfaceRaised));
export const brass = style({ fill: color.accent });
export const lines = style({ fill: 'none', stroke: color.accent, strokeWidth: 3 });
export const path = style(ink(color.accent, 30, color.surfaceRaised));
