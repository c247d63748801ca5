import { mix, veil } from '../color.ts';
import { panes, wall } from '../layers/buildings.ts';
import { branch, dabs } from '../layers/foliage.ts';
import { furrows, hill, rolling } from '../layers/land.ts';
import { birds, clouds, mist, sky, streaks, sun } from '../layers/sky.ts';
import { cypress, leafyTree } from '../layers/trees.ts';
import type { Palette } from '../palette.ts';
import type { Random } from '../random.ts';
import type { Scene } from '../scene.ts';
import { corners, downward, oval, repeat, shape } from '../svg.ts';

/** Rows of vines that run towards a vanishing point, larger as they come near. */
function vines(
  random: Random,
  vanishX: number,
  top: number,
  palette: Palette,
  leaf: string,
  soil: string,
): string {
  const ground = corners([-10, top], [1610, top], [1610, 1010], [-10, 1010]);
  const steps = 44;
  const bushes = repeat(steps, (step) => {
    const share = (step / (steps - 1)) ** 1.9;
    const size = 5 + share * 66;
    return repeat(61, (index) => {
      const x = vanishX + (index - 30) * (24 + share * 215);
      if (x < -90 || x > 1690) {
        return '';
      }
      const y = top + 8 + share * 385 + random.between(-0.06, 0.06) * size;
      const turned = random.chance(0.24) ? palette.accent : leaf;
      const tone = mix(mix(leaf, turned, 0.6), palette.low, 0.45 * (1 - share));
      const paint = downward(
        [0, mix(tone, palette.glow, 0.38)],
        [0.5, tone],
        [1, mix(tone, palette.ink, 0.42)],
      );
      const leaves = dabs(
        random,
        size > 22 ? 7 : 0,
        [x, y - size * 0.25, size * 0.62, size * 0.5],
        size * 0.1,
        mix(tone, palette.glow, 0.4),
        0.7,
      );
      return (
        oval(x, y, size * random.between(0.7, 1), size * random.between(0.5, 0.66), paint) + leaves
      );
    });
  });
  return (
    shape(ground, downward([0, mix(soil, palette.low, 0.5)], [1, soil])) +
    furrows([vanishX, top], 1010, -2600, 4200, 90, veil(palette.ink, 0.1), 5) +
    bushes
  );
}

const farmhouse = (random: Random, x: number, base: number, palette: Palette) =>
  wall(x, base - 130, 240, base + 10, palette.light) +
  shape(
    corners(
      [x - 14, base - 128],
      [x + 30, base - 186],
      [x + 214, base - 186],
      [x + 254, base - 128],
    ),
    mix(palette.accent, palette.near, 0.3),
  ) +
  wall(x + 220, base - 210, 90, base + 10, mix(palette.light, palette.far, 0.3)) +
  shape(
    corners([x + 210, base - 208], [x + 265, base - 256], [x + 320, base - 208]),
    mix(palette.accent, palette.near, 0.4),
  ) +
  panes(random, {
    x: x + 10,
    top: base - 118,
    width: 200,
    height: 110,
    columns: 4,
    rows: 2,
    dark: palette.near,
    lit: palette.glow,
    litShare: 0.3,
    fill: [0.34, 0.56],
    shutters: palette.leaf,
  });

export const vineyardAutumn: Scene = (palette, random) =>
  sky(palette, 560) +
  sun(500, 310, 110, palette.glow, 0.6) +
  streaks(random, 14, 80, 420, palette.glow) +
  [0, 1, 2]
    .map(
      (plane) =>
        hill(
          rolling(random, 470 + plane * 50, 110 - plane * 20),
          mix(palette.far, palette.middle, plane * 0.3),
          palette.low,
        ) + mist(420 + plane * 50, 590 + plane * 30, palette.low, 0.55),
    )
    .join('') +
  [880, 920, 1330, 1370, 1410]
    .map((x, index) =>
      cypress(x, 600, 170 + (index % 3) * 40, mix(palette.near, palette.leaf, 0.5)),
    )
    .join('') +
  farmhouse(random, 980, 596, palette) +
  vines(random, 1100, 600, palette, palette.middle, mix(palette.near, palette.far, 0.45)) +
  birds(random, 720, 210, 6, palette.ink) +
  branch(
    random,
    [
      [-50, 60],
      [140, 130],
      [330, 110],
      [480, 180],
    ],
    palette.ink,
    [palette.accent, palette.middle, mix(palette.accent, palette.glow, 0.4)],
    25,
    54,
  );

export const vineyardSummer: Scene = (palette, random) =>
  sky(palette, 560) +
  sun(1150, 190, 76, palette.glow, 0.6) +
  clouds(random, 7, 80, 340, '#ffffff') +
  [0, 1, 2]
    .map(
      (plane) =>
        hill(
          rolling(random, 480 + plane * 56, 110 - plane * 24),
          mix(palette.far, palette.middle, plane * 0.34),
          palette.low,
        ) + mist(430 + plane * 50, 600 + plane * 30, palette.low, 0.45),
    )
    .join('') +
  hill(
    [
      [-20, 640],
      [280, 590],
      [560, 500],
      [800, 470],
      [1040, 500],
      [1320, 600],
      [1640, 650],
    ],
    mix(palette.middle, palette.glow, 0.25),
    palette.middle,
  ) +
  farmhouse(random, 640, 490, palette) +
  shape(
    'M780 498Q860 560 720 620Q560 700 760 800Q1000 900 900 1010H560Q720 900 560 800Q460 700 640 616Q800 560 760 498Z',
    downward([0, palette.low], [1, mix(palette.low, palette.far, 0.5)]),
  ) +
  vinesBeside(random, palette) +
  [
    [700, 560, 90],
    [850, 566, 96],
    [600, 620, 130],
    [820, 640, 140],
    [500, 720, 200],
    [800, 760, 220],
    [620, 880, 300],
    [1040, 900, 330],
    [390, 700, 180],
  ]
    .map(([x = 0, base = 0, height = 0]) => cypress(x, base, height * 1.15, palette.near))
    .join('') +
  leafyTree(random, 1430, 900, 620, palette.leaf, palette.glow);

/** Combed rows of vines to both sides of a winding lane. */
function vinesBeside(random: Random, palette: Palette): string {
  return repeat(9, (row) => {
    const y = 650 + row * 40;
    const size = 10 + row * 3.4;
    return repeat(64, (index) => {
      const x = index * size * 1.7 - 20;
      const lane = 640 + Math.sin(row * 0.75) * 60;
      const gap = 130 + row * 26;
      return x > 1650 || Math.abs(x - lane) < gap
        ? ''
        : oval(
            x,
            y + Math.sin(x / 210) * 12,
            size,
            size * 0.62,
            downward(
              [0, mix(palette.leaf, palette.glow, 0.4)],
              [1, random.chance(0.5) ? palette.near : mix(palette.near, palette.leaf, 0.4)],
            ),
          );
    });
  });
}
