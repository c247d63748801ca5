import { mix } from '../color.ts';
import type { Random } from '../random.ts';
import { boxPath, corners, round, shape } from '../svg.ts';
import { panes } from './buildings.ts';

interface Village {
  readonly from: number;
  readonly to: number;
  /** The height of the roofs of a row: `row` runs from 0 (back) to 1 (front). */
  readonly level: (x: number, row: number) => number;
  readonly rows: number;
  readonly size: number;
  readonly walls: readonly [string, ...string[]];
  /** The color of the roofs. Null for flat roofs. */
  readonly roof: string | null;
  readonly dark: string;
  readonly lit: string;
  readonly litShare: number;
  /** The color that the farthest row fades into. */
  readonly haze: string;
}

/** Houses stacked up a slope, back rows first, each with a lit front and a shaded side. */
export function village(random: Random, plan: Village): string {
  let houses = '';
  for (let row = 0; row < plan.rows; row += 1) {
    const share = plan.rows === 1 ? 1 : row / (plan.rows - 1);
    const scale = plan.size * (0.62 + share * 0.5);
    for (let x = plan.from - random.between(0, scale); x < plan.to;) {
      const width = scale * random.between(0.8, 1.5);
      const height = scale * random.between(0.9, 1.6);
      const base = plan.level(x + width / 2, share) + scale * random.between(-0.12, 0.12);
      houses += house(random, plan, x, base, width, height, share);
      x += width * random.between(0.86, 1.1);
    }
  }
  return houses;
}

function house(
  random: Random,
  plan: Village,
  x: number,
  base: number,
  width: number,
  height: number,
  share: number,
): string {
  const faded = (color: string) => mix(color, plan.haze, 0.34 * (1 - share));
  const front = faded(random.pick(plan.walls));
  const side = mix(front, plan.dark, 0.34);
  const split = width * 0.68;
  const top = base - height;
  const columns = Math.max(1, Math.round(split / 42));
  const rows = Math.max(1, Math.round(height / 62));
  const body =
    shape(boxPath(x, top, split, height + 200), front) +
    shape(boxPath(x + split, top, width - split, height + 200), side) +
    panes(random, {
      x,
      top: top + height * 0.06,
      width: split,
      height,
      columns,
      rows,
      dark: mix(faded(plan.dark), front, 0.15),
      lit: plan.lit,
      litShare: plan.litShare,
      fill: [0.34, 0.5],
      arched: random.chance(0.25),
    });
  if (plan.roof === null) {
    return (
      body +
      shape(boxPath(x - 2, top - 5, split + 2, 7), mix(front, '#ffffff', 0.5)) +
      shape(boxPath(x + split, top - 5, width - split, 7), mix(side, '#ffffff', 0.15))
    );
  }
  const roof = faded(plan.roof);
  const rise = height * 0.2;
  return (
    body +
    shape(
      corners(
        [x - 5, top + 2],
        [x + split * 0.24, top - rise],
        [x + split, top - rise],
        [x + split + 4, top + 2],
      ),
      roof,
    ) +
    shape(
      corners([x + split + 4, top + 2], [x + split, top - rise], [x + width + 5, top + 2]),
      mix(roof, plan.dark, 0.4),
    ) +
    shape(
      `M${round(x - 5)} ${round(top + 2)}h${round(width + 10)}v4h${round(-width - 10)}Z`,
      mix(roof, plan.dark, 0.3),
    )
  );
}
