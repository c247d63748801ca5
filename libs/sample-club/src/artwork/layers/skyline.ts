import { mix } from '../color.ts';
import type { Random } from '../random.ts';
import { tower } from './buildings.ts';

/** A plane of towers across the sheet. */
export function skyline(
  random: Random,
  base: number,
  from: number,
  to: number,
  heights: readonly [number, number],
  color: string,
  lit: string,
  litShare: number,
): string {
  let row = '';
  for (let x = from; x < to;) {
    const width = random.between(56, 116);
    row += tower(
      random,
      x,
      base,
      width,
      random.between(...heights),
      mix(color, '#101828', random.between(0, 0.12)),
      lit,
      litShare,
      random.chance(0.35) ? 1 : 0,
    );
    x += width * random.between(0.92, 1.15);
  }
  return row;
}
