import { mix, veil } from '../color.ts';
import type { Random } from '../random.ts';
import { box, downward, outward, oval, round, shape } from '../svg.ts';

/** A sheet of water from the horizon to the foot of the sheet. */
export function water(top: number, far: string, near: string, base = 1000) {
  return box(0, top, 1600, base - top, downward([0, far], [0.35, mix(far, near, 0.5)], [1, near]));
}

/** One lens-shaped ripple as a path. */
const lens = (x: number, y: number, width: number, height: number) =>
  `M${round(x - width)} ${round(y)}q${round(width)} ${round(-height)} ${round(width * 2)} 0q${round(-width)} ${round(height)} ${round(-width * 2)} 0Z`;

interface Stretch {
  readonly top: number;
  readonly base: number;
  readonly from?: number;
  readonly to?: number;
}

/** Ripples that grow towards the viewer. */
export function ripples(
  random: Random,
  stretch: Stretch,
  count: number,
  color: string,
  opacity = 0.35,
): string {
  const { top, base, from = -50, to = 1650 } = stretch;
  let path = '';
  for (let index = 0; index < count; index += 1) {
    const depth = random.between(0, 1) ** 1.5;
    const y = top + 4 + depth * (base - top);
    path += lens(random.between(from, to), y, 14 + depth * random.between(50, 190), 2 + depth * 7);
  }
  return shape(path, color, { opacity });
}

/** The broken column of light below a sun, a moon or a lamp. */
export function lightPath(
  random: Random,
  x: number,
  stretch: Stretch,
  color: string,
  spread = 46,
): string {
  const { top, base } = stretch;
  let path = '';
  for (let y = top + 3; y < base; y += 5 + ((y - top) / (base - top)) * 15) {
    const depth = (y - top) / (base - top);
    const width = spread * (0.55 + depth * 1.5) * random.between(0.45, 1.1);
    path += lens(x + random.between(-spread, spread) * depth * 0.7, y, width, 2.5 + depth * 6);
  }
  const shine = outward([
    [0, veil(color, 0.45)],
    [1, veil(color, 0)],
  ]);
  return (
    oval(x, top, spread * 7, (base - top) * 0.55, shine) + shape(path, color, { opacity: 0.8 })
  );
}
