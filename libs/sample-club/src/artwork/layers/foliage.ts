import { mix } from '../color.ts';
import type { Random } from '../random.ts';
import { downward, flow, flowDownTo, ovalPath, repeat, round, shape, stroke } from '../svg.ts';
import type { Point } from '../svg.ts';

/** Brush dabs scattered through an oval: leaves, blossom, gravel. */
export function dabs(
  random: Random,
  count: number,
  [x, y, reachX, reachY]: readonly [number, number, number, number],
  size: number,
  color: string,
  opacity = 1,
): string {
  let path = '';
  for (let index = 0; index < count; index += 1) {
    const angle = random.between(0, Math.PI * 2);
    const distance = Math.sqrt(random.between(0, 1));
    path += ovalPath(
      x + Math.cos(angle) * distance * reachX,
      y + Math.sin(angle) * distance * reachY,
      size * random.between(0.5, 1.2),
      size * random.between(0.4, 0.8),
    );
  }
  return shape(path, color, { opacity });
}

/** A clipped hedge or a run of shrubs with a lit top. */
export function hedge(
  random: Random,
  from: number,
  to: number,
  top: number,
  base: number,
  color: string,
  light: string,
): string {
  const points: Point[] = [];
  for (let x = from; x <= to + 30; x += 46) {
    points.push([x, top + random.between(-12, 12)]);
  }
  return (
    shape(
      flowDownTo(base, ...points),
      downward([0, mix(color, light, 0.32)], [0.5, color], [1, mix(color, '#101820', 0.3)]),
    ) +
    dabs(
      random,
      (to - from) / 9,
      [(from + to) / 2, top + (base - top) * 0.32, (to - from) / 2, (base - top) * 0.3],
      6,
      mix(color, light, 0.5),
      0.4,
    )
  );
}

/** Pointed leaves or petals scattered through an oval, each turned its own way. */
function leaflets(
  random: Random,
  count: number,
  [x, y, reachX, reachY]: readonly [number, number, number, number],
  size: number,
  color: string,
): string {
  let path = '';
  for (let index = 0; index < count; index += 1) {
    const angle = random.between(0, Math.PI * 2);
    const distance = Math.sqrt(random.between(0, 1));
    const turn = random.between(-0.5, 2.2);
    const length = size * random.between(1.5, 2.5);
    const [alongX, alongY] = [Math.cos(turn) * length, Math.sin(turn) * length];
    const [wideX, wideY] = [-alongY * 0.46, alongX * 0.46];
    path +=
      `M${round(x + Math.cos(angle) * distance * reachX - alongX / 2)} ${round(y + Math.sin(angle) * distance * reachY - alongY / 2)}` +
      `q${round(alongX / 2 + wideX)} ${round(alongY / 2 + wideY)} ${round(alongX)} ${round(alongY)}` +
      `q${round(-alongX / 2 - wideX)} ${round(-alongY / 2 - wideY)} ${round(-alongX)} ${round(-alongY)}Z`;
  }
  return shape(path, color, { opacity: 0.96 });
}

/** A branch that enters the sheet, with leaves or blossom along it: a frame for the view. */
export function branch(
  random: Random,
  points: readonly Point[],
  wood: string,
  leaves: readonly [string, ...string[]],
  size: number,
  perPoint = 26,
): string {
  const cluster = (x: number, y: number, count: number) =>
    leaflets(random, count, [x, y, size * 5, size * 3.2], size * 0.8, random.pick(leaves));
  const clusters = points.slice(1).flatMap(([x, y], index) => {
    const [beforeX, beforeY] = points[index] ?? [x, y];
    return [
      cluster((x + beforeX) / 2, (y + beforeY) / 2 + size, perPoint * 0.7),
      cluster(x, y, perPoint),
      cluster(x + size, y + size * 1.5, perPoint * 0.7),
    ];
  });
  return stroke(flow(...points), wood, size * 0.5) + clusters.join('');
}

/** Pointed leaves that fan out of one place: an agave, a potted plant. */
export function rosette(
  random: Random,
  x: number,
  base: number,
  length: number,
  color: string,
  light: string,
  blades = 13,
): string {
  return repeat(blades, (index) => {
    const angle = Math.PI * (0.08 + (0.84 * ((index * 5) % blades)) / (blades - 1));
    const reach = length * random.between(0.8, 1.1);
    const tipX = x + Math.cos(angle) * reach;
    const tipY = base - Math.sin(angle) * reach;
    const wide = length * 0.1;
    const side = Math.sin(angle) * wide;
    const path = `M${round(x - side)} ${round(base)}Q${round((x + tipX) / 2 - side)} ${round((base + tipY) / 2 - wide)} ${round(tipX)} ${round(tipY)}Q${round((x + tipX) / 2 + side)} ${round((base + tipY) / 2 + wide * 0.6)} ${round(x + side)} ${round(base)}Z`;
    return shape(
      path,
      downward(
        [0, mix(color, light, index % 2 === 0 ? 0.5 : 0.25)],
        [1, mix(color, '#101820', 0.25)],
      ),
    );
  });
}

/** Blades of grass along a line. */
export function grass(
  random: Random,
  from: number,
  to: number,
  y: number,
  height: number,
  color: string,
  count = 90,
): string {
  let path = '';
  for (let index = 0; index < count; index += 1) {
    const x = random.between(from, to);
    const tall = height * random.between(0.5, 1.1);
    path += `M${round(x)} ${round(y + random.between(0, 24))}q${round(random.between(-4, 4))} ${round(-tall * 0.6)} ${round(random.between(-14, 20))} ${round(-tall)}`;
  }
  return stroke(path, color, 3);
}
