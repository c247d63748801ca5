import { mix, veil } from '../color.ts';
import type { Random } from '../random.ts';
import { corners, downward, flowDownTo, legs, round, shape, stroke, within } from '../svg.ts';
import type { Point } from '../svg.ts';

/** A rolling hill line through `points` that fades into `haze` at its foot. */
export function hill(points: readonly Point[], color: string, haze: string, base = 1000) {
  return shape(flowDownTo(base, ...points), downward([0, color], [1, haze]));
}

/** Points of a gentle line of hills across the sheet. */
export function rolling(random: Random, y: number, height: number, steps = 7): Point[] {
  return Array.from({ length: steps + 3 }, (_, index): Point => [
    ((index - 1) / steps) * 1600,
    y - random.between(0, height),
  ]);
}

/** Points of a jagged line between two places, by midpoint displacement. */
function jagged(random: Random, from: Point, to: Point, roughness: number, depth = 5): Point[] {
  if (depth === 0) {
    return [from];
  }
  const middle: Point = [
    (from[0] + to[0]) / 2 + random.between(-0.15, 0.15) * (to[0] - from[0]),
    (from[1] + to[1]) / 2 + random.between(-roughness, roughness),
  ];
  return [
    ...jagged(random, from, middle, roughness * 0.55, depth - 1),
    ...jagged(random, middle, to, roughness * 0.55, depth - 1),
  ];
}

/** A jagged range through summits, melting into `haze` at its foot. */
export function range(
  random: Random,
  summits: readonly Point[],
  color: string,
  haze: string,
  base: number,
): string {
  const line = summits.flatMap((summit, index) => {
    const next = summits[index + 1];
    return next === undefined ? [summit] : jagged(random, summit, next, 26, 4);
  });
  const first = line[0]?.[0] ?? 0;
  const last = line.at(-1)?.[0] ?? 1600;
  return shape(corners(...line, [last, base], [first, base]), downward([0, color], [1, haze]));
}

interface Peak {
  readonly x: number;
  readonly top: number;
  readonly base: number;
  readonly left: number;
  readonly right: number;
  readonly rock: string;
  readonly shade: string;
  /** The color of its snow, and how far down (0 to 1) the snow reaches. */
  readonly snow: string;
  readonly snowLine: number;
}

/** One great mountain with a sunlit and a shaded face, and snow that runs down in tongues. */
export function peak(random: Random, form: Peak): string {
  const { x, top, base, left, right } = form;
  const foot: Point = [x + (right - left) * 0.16, base];
  const leftLine = jagged(random, [x - left, base], [x, top], 34, 4);
  const rightLine = jagged(random, [x, top], [x + right, base], 34, 4);
  const spine = jagged(random, [x, top], foot, 46, 4);
  const outline = corners(...leftLine, ...rightLine, [x + right, base]);
  const shaded = corners(...spine, foot, [x + right, base], ...rightLine.toReversed());
  const lit = mix(form.rock, form.snow, 0.12);
  return (
    shape(outline, downward([0, lit], [1, form.rock])) +
    within(outline, snowField(random, form, -1)) +
    shape(shaded, downward([0, form.shade], [1, mix(form.shade, form.rock, 0.6)])) +
    within(shaded, snowField(random, form, 1))
  );
}

/** The snow of one face (-1 left, 1 right), with a zigzag lower edge. */
function snowField(random: Random, form: Peak, side: -1 | 1): string {
  const { x, top, base, snowLine } = form;
  const reach = (base - top) * snowLine;
  const spread = (side < 0 ? form.left : form.right) * snowLine;
  const shift = (form.right - form.left) * 0.16 * snowLine;
  const edge: Point[] = [];
  const teeth = 7;
  for (let tooth = 0; tooth <= teeth; tooth += 1) {
    const share = tooth / teeth;
    const drop = tooth % 2 === 0 ? random.between(0.45, 0.75) : random.between(0.92, 1.2);
    edge.push([
      x + side * spread * share * 1.12 + shift * (1 - share) * drop,
      top + reach * (share * 0.98 + (1 - share) * drop),
    ]);
  }
  const color = side < 0 ? form.snow : mix(form.snow, form.shade, 0.45);
  const path = corners([x - side * 70, top - 40], ...edge, [x + side * spread, top - 40]);
  return shape(
    path,
    downward([0, color], [1, mix(color, side < 0 ? form.rock : form.shade, 0.15)]),
  );
}

/** Strata, furrows or paving: `count` lines that run from one edge to another, closer in the distance. */
export function furrows(
  vanish: Point,
  base: number,
  from: number,
  to: number,
  count: number,
  color: string,
  width = 3,
): string {
  let path = '';
  for (let index = 0; index <= count; index += 1) {
    path += legs(vanish, [from + ((to - from) * index) / count, base]);
  }
  return stroke(path, color, width);
}

/** Flat strokes of light along slopes: scratches of a dry brush. */
export function scratches(
  random: Random,
  count: number,
  area: readonly [number, number, number, number],
  color: string,
  opacity = 0.3,
): string {
  const [left, top, right, base] = area;
  let path = '';
  for (let index = 0; index < count; index += 1) {
    const x = random.between(left, right);
    const y = random.between(top, base);
    const length = random.between(10, 60);
    path += `M${round(x)} ${round(y)}q${round(length / 2)} ${round(random.between(-6, 2))} ${round(length)} ${round(random.between(-4, 6))}`;
  }
  return stroke(path, veil(color, opacity), 2);
}
