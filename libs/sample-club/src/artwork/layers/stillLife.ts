import { mix, veil } from '../color.ts';
import type { Palette } from '../palette.ts';
import { across, archPath, box, corners, disc, downward, outward, oval, shape } from '../svg.ts';
import { glow } from './sky.ts';

/** A still-life stage: a wall with a niche of light, and a table that mirrors faintly. */
export function stage(palette: Palette, tableY = 740, niche: 'disc' | 'arch' | 'none' = 'arch') {
  return (
    box(
      0,
      0,
      1600,
      tableY,
      across(
        [0, mix(palette.high, palette.ink, 0.12)],
        [0.5, mix(palette.high, palette.low, 0.55)],
        [1, palette.high],
      ),
    ) +
    (niche === 'arch'
      ? shape(
          archPath(430, 90, 740, tableY),
          downward([0, mix(palette.high, palette.middle, 0.6)], [1, palette.low]),
        ) +
        shape(
          archPath(470, 120, 700, tableY),
          downward(
            [0, mix(palette.high, palette.low, 0.5)],
            [1, mix(palette.low, palette.glow, 0.4)],
          ),
        )
      : '') +
    (niche === 'disc'
      ? disc(
          800,
          400,
          330,
          downward(
            [0, mix(palette.accent, palette.glow, 0.35)],
            [1, mix(palette.low, palette.glow, 0.55)],
          ),
        )
      : '') +
    glow(760, 420, 640, palette.glow, 0.4) +
    box(
      0,
      tableY,
      1600,
      1000 - tableY,
      downward([0, mix(palette.low, palette.middle, 0.5)], [1, palette.near]),
    ) +
    box(0, tableY, 1600, 5, veil('#ffffff', 0.35)) +
    shape(
      corners([0, tableY + 5], [560, tableY + 5], [180, 1000], [0, 1000]),
      veil(palette.glow, 0.12),
    )
  );
}

/** The soft shadow that an object throws to the right. */
export function shade(x: number, y: number, half: number, palette: Palette) {
  return oval(
    x + half * 0.35,
    y,
    half * 1.35,
    half * 0.13,
    outward([
      [0, veil(palette.ink, 0.5)],
      [0.6, veil(palette.ink, 0.28)],
      [1, veil(palette.ink, 0)],
    ]),
  );
}

/** A solid of revolution: light on its left, its own color, and shade. */
export function turned(color: string, palette: Palette) {
  return across(
    [0, mix(color, palette.ink, 0.12)],
    [0.25, mix(color, '#ffffff', 0.42)],
    [0.55, color],
    [1, mix(color, palette.ink, 0.5)],
  );
}
