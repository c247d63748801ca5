import { mix, veil } from '../color.ts';
import {
  across,
  archPath,
  box,
  corners,
  disc,
  downward,
  repeat,
  round,
  shape,
  stroke,
} from '../svg.ts';
import { cornice, wall } from './buildings.ts';

/** A dome on its drum, with a lantern. `width` is that of the dome. */
export function dome(
  x: number,
  base: number,
  width: number,
  color: string,
  shade: string,
  ribs = 5,
): string {
  const half = width / 2;
  const height = width * 0.62;
  const curve = `M${round(x - half)} ${round(base)}C${round(x - half)} ${round(base - height * 0.85)} ${round(x - half * 0.45)} ${round(base - height)} ${round(x)} ${round(base - height * 1.06)}C${round(x + half * 0.45)} ${round(base - height)} ${round(x + half)} ${round(base - height * 0.85)} ${round(x + half)} ${round(base)}Z`;
  const lines = repeat(ribs, (index) => {
    const at = ((index + 1) / (ribs + 1)) * 2 - 1;
    return stroke(
      `M${round(x + at * half)} ${round(base)}Q${round(x + at * half * 0.95)} ${round(base - height * 0.7)} ${round(x)} ${round(base - height * 1.05)}`,
      veil(shade, 0.5),
      width * 0.008,
    );
  });
  const lantern = width * 0.07;
  const top = base - height * 1.04;
  return (
    shape(curve, across([0, mix(color, '#ffffff', 0.22)], [0.5, color], [1, shade])) +
    lines +
    box(
      x - lantern,
      top - width * 0.15,
      lantern * 2,
      width * 0.16,
      across([0, mix(color, '#ffffff', 0.3)], [1, shade]),
    ) +
    shape(
      corners(
        [x - lantern * 1.2, top - width * 0.15],
        [x, top - width * 0.3],
        [x + lantern * 1.2, top - width * 0.15],
      ),
      shade,
    ) +
    disc(x, top - width * 0.31, width * 0.014, shade)
  );
}

/** A row of round arches with their bottom at `base`, as holes in a wall. */
export function arcade(
  x: number,
  base: number,
  width: number,
  height: number,
  count: number,
  stone: string,
  hole: string,
): string {
  const cell = width / count;
  let arches = '';
  let rims = '';
  for (let index = 0; index < count; index += 1) {
    const left = x + index * cell + cell * 0.18;
    arches += archPath(left, base - height * 0.84, cell * 0.64, base);
    rims += archPath(left - cell * 0.04, base - height * 0.88, cell * 0.72, base);
  }
  return (
    wall(x, base - height, width, base, stone) +
    shape(rims, mix(stone, '#ffffff', 0.3)) +
    shape(arches, downward([0, mix(hole, '#000000', 0.12)], [1, hole])) +
    cornice(x, base - height - 6, width, mix(stone, '#ffffff', 0.25))
  );
}
