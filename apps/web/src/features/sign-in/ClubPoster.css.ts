import { tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color } = tokens;

/** Mixes an ink of the poster from two roles of the theme. */
const ink = (role: string, share: number, paper: string) =>
  `color-mix(in srgb, ${role} ${share}%, ${paper})`;

const fill = (mixed: string) => style({ fill: mixed });
const stop = (mixed: string) => style({ stopColor: mixed });

const ember = ink(color.accent, 70, color.critical);

export const skyTop = stop(ink(color.positive, 12, color.surfaceSunken));
export const skyMiddle = stop(ink(color.positive, 30, color.surfaceSunken));
export const skyFoot = stop(ink(ember, 62, color.surfaceSunken));
export const glow = stop(color.accent);
export const flame = stop(ink(color.ink, 45, color.accent));
export const hillTop = stop(ink(color.positive, 40, color.surfaceSunken));
export const hillFoot = stop(ink(color.positive, 20, color.surfaceSunken));
export const stoneLit = stop(ink(ember, 30, color.inkMuted));
export const stoneShade = stop(ink(color.inkMuted, 36, color.surfaceSunken));
export const roofLit = stop(ink(color.positive, 34, color.inkMuted));
export const roofShade = stop(ink(color.positive, 18, color.surfaceSunken));

export const star = style({ stroke: color.ink, strokeWidth: 2, strokeLinecap: 'round' });
export const moon = fill(ink(color.ink, 72, color.accent));
export const tree = fill(ink(color.positive, 18, color.surfaceSunken));
export const lit = fill(ink(color.positive, 42, color.surfaceSunken));
export const trim = fill(ink(color.accent, 24, color.inkMuted));
export const shade = fill(ink(color.inkMuted, 30, color.surfaceSunken));
export const shadow = style({ fill: color.surfaceSunken, opacity: 0.35 });
export const curtain = style({ fill: color.surfaceSunken, opacity: 0.2 });
export const leaf = fill(ink(color.positive, 34, color.surfaceSunken));
export const panel = fill(ink(color.positive, 50, color.surfaceSunken));
export const iron = fill(color.surfaceSunken);
export const light = fill(ink(color.ink, 55, color.accent));

const line = (stroke: string, strokeWidth: number, opacity = 1) =>
  style({ fill: 'none', stroke, strokeWidth, opacity });

export const lines = line(ink(color.accent, 40, color.surfaceSunken), 3);
export const rail = line(color.surfaceSunken, 2.5);
export const joint = line(color.surfaceSunken, 2, 0.3);
