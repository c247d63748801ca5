import { mix } from '../color.ts';
import type { Palette } from '../palette.ts';
import {
  across,
  box,
  boxPath,
  corners,
  disc,
  downward,
  legs,
  mirrored,
  ovalPath,
  placed,
  repeat,
  shape,
  stroke,
} from '../svg.ts';

/** A small boat under a tall sail, with its reflection. */
export function sailboat(x: number, base: number, size: number, palette: Palette): string {
  const boat =
    shape(corners([0, -14], [6, -160], [88, -20]), palette.light) +
    shape(corners([-8, -14], [-2, -140], [-64, -20]), mix(palette.accent, palette.light, 0.15)) +
    shape('M-84 -12Q0 10 96 -12L66 10H-56Z', palette.ink) +
    stroke(legs([0, -166], [0, -8]), palette.ink, 3);
  return placed(mirrored(boat, 8, 0.28, 0.7) + boat, x, base, size / 120);
}

/** A stone balustrade with urns across the foot of the sheet. */
export function balustrade(palette: Palette) {
  return (
    box(-10, 886, 1620, 24, mix(palette.light, palette.near, 0.12)) +
    box(-10, 972, 1620, 40, mix(palette.light, palette.near, 0.32)) +
    repeat(32, (index) =>
      shape(
        `M${10 + index * 52} 910q-12 22 4 34q-16 12 -6 30h28q10 -18 -6 -30q16 -12 4 -34Z`,
        across([0, palette.light], [1, mix(palette.light, palette.near, 0.45)]),
      ),
    ) +
    [120, 800, 1480]
      .map(
        (x) =>
          box(x - 40, 876, 80, 140, mix(palette.light, palette.near, 0.2)) +
          shape(
            ovalPath(x, 850, 44, 26) + boxPath(x - 12, 856, 24, 26),
            mix(palette.light, palette.near, 0.3),
          ) +
          disc(x, 806, 44, downward([0, mix(palette.leaf, palette.glow, 0.35)], [1, palette.leaf])),
      )
      .join('')
  );
}
