import { mix, veil } from '../color.ts';
import { cornice, panes, wall } from '../layers/buildings.ts';
import { dabs } from '../layers/foliage.ts';
import { glow, mist, sky, streaks, sun } from '../layers/sky.ts';
import { skyline } from '../layers/skyline.ts';
import { lamp } from '../layers/street.ts';
import { leafyTree } from '../layers/trees.ts';
import type { Palette } from '../palette.ts';
import type { Random } from '../random.ts';
import type { Scene } from '../scene.ts';
import { box, corners, downward, legs, repeat, shape, stroke } from '../svg.ts';

export const westVillage: Scene = (palette, random) => {
  const stoop = (x: number) =>
    repeat(6, (step) =>
      box(
        x - 8 - step * 5,
        760 + step * 26,
        130 + step * 10,
        28,
        mix(palette.light, palette.near, 0.35 + (step % 2) * 0.16),
      ),
    );
  const house = (x: number, color: string) =>
    wall(x, 80, 414, 916, color) +
    cornice(x, 70, 412, mix(color, palette.ink, 0.45), 30) +
    repeat(8, (index) => box(x + 20 + index * 48, 100, 13, 24, mix(color, palette.ink, 0.5))) +
    panes(random, {
      x: x + 8,
      top: 150,
      width: 384,
      height: 440,
      columns: 3,
      rows: 2,
      dark: palette.ink,
      lit: palette.glow,
      litShare: 0.22,
      fill: [0.5, 0.72],
      frame: mix(color, palette.light, 0.4),
    }) +
    panes(random, {
      x: x + 176,
      top: 620,
      width: 216,
      height: 190,
      columns: 2,
      rows: 1,
      dark: palette.ink,
      lit: palette.glow,
      litShare: 0.5,
      fill: [0.56, 0.9],
      frame: mix(color, palette.light, 0.4),
    }) +
    box(x + 36, 590, 122, 176, mix(color, palette.light, 0.5)) +
    shape(corners([x + 24, 592], [x + 97, 556], [x + 170, 592]), mix(color, palette.light, 0.4)) +
    box(
      x + 54,
      608,
      86,
      158,
      downward(
        [0, palette.glow],
        [0.3, palette.glow],
        [0.31, palette.accent],
        [1, mix(palette.accent, palette.ink, 0.4)],
      ),
    ) +
    stoop(x + 36);
  return (
    sky(palette, 400) +
    [
      palette.middle,
      palette.near,
      mix(palette.middle, palette.accent, 0.25),
      mix(palette.near, palette.middle, 0.5),
    ]
      .map((color, index) => house(-20 + index * 410, color))
      .join('') +
    box(
      -10,
      912,
      1620,
      100,
      downward([0, mix(palette.far, palette.light, 0.2)], [1, palette.near]),
    ) +
    dabs(random, 150, [800, 955, 820, 40], 8, palette.accent, 0.85) +
    leafyTree(random, 330, 950, 900, palette.leaf, palette.glow, 700) +
    leafyTree(random, 1190, 960, 880, mix(palette.accent, palette.leaf, 0.35), palette.glow, 640) +
    lamp(790, 950, 400, palette.ink, palette.glow)
  );
};

/** Cast-iron fronts: bays of tall windows between columns. */
function loft(
  palette: Palette,
  random: Random,
  x: number,
  top: number,
  width: number,
  color: string,
  litShare: number,
  columns: number,
): string {
  const trim = mix(color, palette.light, 0.45);
  const rows = 5;
  const tall = (900 - top) / rows;
  return (
    wall(x, top, width, 912, color) +
    repeat(rows, (row) => cornice(x, top + row * tall, width, trim, row === 0 ? 18 : 9)) +
    panes(random, {
      x: x + 10,
      top: top + 26,
      width: width - 20,
      height: 900 - top - 30,
      columns,
      rows,
      dark: mix(palette.ink, color, 0.15),
      lit: palette.glow,
      litShare,
      fill: [0.66, 0.72],
      frame: mix(color, palette.ink, 0.25),
    }) +
    repeat(columns + 1, (index) =>
      box(x + 6 + ((width - 20) * index) / columns, top + 20, 9, 892 - top, trim),
    )
  );
}

/** A wooden water tank on legs. */
const waterTank = (x: number, base: number, size: number, color: string, light: string) =>
  stroke(
    legs([x - size * 0.35, base], [x - size * 0.3, base - size * 0.7]) +
      legs([x + size * 0.35, base], [x + size * 0.3, base - size * 0.7]) +
      legs([x - size * 0.33, base - size * 0.1], [x + size * 0.32, base - size * 0.6]),
    color,
    size * 0.05,
  ) +
  wall(
    x - size * 0.42,
    base - size * 1.5,
    size * 0.84,
    base - size * 0.7,
    mix(color, light, 0.22),
  ) +
  repeat(3, (index) =>
    box(x - size * 0.43, base - size * (1.38 - index * 0.25), size * 0.86, 3, veil(color, 0.7)),
  ) +
  shape(
    corners(
      [x - size * 0.5, base - size * 1.49],
      [x, base - size * 1.95],
      [x + size * 0.5, base - size * 1.49],
    ),
    color,
  );

export const tribeca: Scene = (palette, random) =>
  sky(palette, 910) +
  streaks(random, 12, 80, 420, palette.glow) +
  sun(870, 300, 86, palette.glow) +
  skyline(random, 910, 500, 1200, [280, 600], palette.far, palette.glow, 0.08) +
  mist(420, 910, palette.low, 0.9) +
  loft(palette, random, 560, 480, 250, palette.middle, 0.2, 4) +
  loft(palette, random, 940, 430, 250, mix(palette.middle, palette.accent, 0.3), 0.2, 4) +
  waterTank(1050, 426, 96, palette.near, palette.light) +
  loft(palette, random, -60, 210, 620, mix(palette.near, palette.middle, 0.35), 0.34, 6) +
  waterTank(220, 208, 104, palette.ink, palette.light) +
  loft(palette, random, 1150, 120, 500, mix(palette.near, palette.accent, 0.34), 0.34, 5) +
  street(palette) +
  lamp(640, 940, 300, palette.ink, palette.glow);

const street = (palette: Palette) =>
  box(
    -10,
    908,
    1620,
    100,
    downward([0, mix(palette.middle, palette.low, 0.4)], [1, palette.near]),
  ) +
  shape(corners([770, 908], [930, 908], [1130, 1010], [560, 1010]), veil(palette.glow, 0.4)) +
  repeat(4, (row) =>
    stroke(
      legs([0, 920 + row * row * 8], [1600, 920 + row * row * 8]),
      veil(palette.ink, 0.14),
      2.5,
    ),
  );

export const soho: Scene = (palette, random) =>
  sky(palette, 500) +
  loft(palette, random, -40, 70, 560, mix(palette.middle, palette.accent, 0.22), 0.42, 4) +
  loft(palette, random, 520, 20, 590, mix(palette.near, palette.far, 0.4), 0.5, 5) +
  loft(palette, random, 1110, 90, 540, mix(palette.middle, palette.near, 0.7), 0.42, 4) +
  box(-10, 760, 1620, 150, veil(palette.ink, 0.65)) +
  [30, 330, 640, 940, 1260]
    .map(
      (x) =>
        box(
          x,
          740,
          230,
          170,
          downward([0, palette.glow], [1, mix(palette.glow, palette.accent, 0.35)]),
        ) +
        stroke(
          legs([x + 77, 740], [x + 77, 910]) + legs([x + 154, 740], [x + 154, 910]),
          palette.ink,
          6,
        ) +
        glow(x + 115, 830, 260, palette.glow, 0.34),
    )
    .join('') +
  fireEscape(palette, 620, 130) +
  fireEscape(palette, 1230, 190) +
  box(-10, 908, 1620, 100, downward([0, palette.near], [1, palette.ink])) +
  [145, 445, 755, 1055, 1375]
    .map((x) =>
      shape(
        corners([x - 110, 912], [x + 110, 912], [x + 190, 1000], [x - 190, 1000]),
        downward([0, veil(palette.glow, 0.6)], [1, veil(palette.glow, 0)]),
      ),
    )
    .join('');

/** Iron landings and zigzag stairs over four storeys. */
function fireEscape(palette: Palette, x: number, top: number): string {
  let path = '';
  for (let floor = 0; floor < 4; floor += 1) {
    const y = top + 116 + floor * 150;
    path += legs([x, y], [x + 290, y]) + legs([x, y - 46], [x + 290, y - 46]);
    for (let bar = 0; bar <= 20; bar += 1) {
      path += legs([x + bar * 14.5, y - 46], [x + bar * 14.5, y]);
    }
    if (floor < 3) {
      const [from, to] = floor % 2 === 0 ? [x + 40, x + 230] : [x + 250, x + 60];
      path += legs([from, y], [to, y + 150]) + legs([from + 34, y], [to + 34, y + 150]);
      for (let tread = 1; tread < 11; tread += 1) {
        const at = from + ((to - from) * tread) / 11;
        path += legs([at, y + (150 * tread) / 11], [at + 34, y + (150 * tread) / 11]);
      }
    }
  }
  return (
    stroke(path, veil('#000000', 0.3), 4, { turn: 'translate(10 14)' }) +
    stroke(path, palette.ink, 3.6)
  );
}
