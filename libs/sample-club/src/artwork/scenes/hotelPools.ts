import { mix } from '../color.ts';
import { panes, wall } from '../layers/buildings.ts';
import { dabs, hedge, rosette } from '../layers/foliage.ts';
import { hill, range, rolling } from '../layers/land.ts';
import { parasol } from '../layers/parasol.ts';
import { mist, sky, streaks, sun } from '../layers/sky.ts';
import { palm } from '../layers/trees.ts';
import { lightPath, ripples } from '../layers/water.ts';
import type { Palette } from '../palette.ts';
import type { Scene } from '../scene.ts';
import { box, corners, downward, legs, mirrored, shape, stroke } from '../svg.ts';

const lounger = (x: number, y: number, palette: Palette) =>
  stroke(
    legs([x + 30, y + 6], [x + 20, y + 46]) + legs([x + 200, y + 6], [x + 210, y + 46]),
    palette.ink,
    6,
  ) +
  shape(
    corners(
      [x, y - 84],
      [x + 22, y - 92],
      [x + 92, y - 14],
      [x + 240, y - 14],
      [x + 240, y + 8],
      [x + 80, y + 8],
    ),
    downward([0, '#ffffff'], [1, palette.light]),
  ) +
  shape(
    corners([x + 6, y - 76], [x + 24, y - 84], [x + 50, y - 56], [x + 32, y - 46]),
    palette.accent,
  );

export const poolPalms: Scene = (palette, random) => {
  const trees = [120, 330, 1260, 1480]
    .map((x, index) => palm(random, x, 640, 400 + (index % 2) * 130, palette.leaf, palette.glow))
    .join('');
  return (
    sky(palette, 620) +
    sun(800, 390, 120, palette.glow, 0.6) +
    streaks(random, 14, 100, 480, palette.glow) +
    hill(rolling(random, 560, 60), palette.far, palette.low, 640) +
    box(-10, 600, 1620, 46, mix(palette.leaf, palette.near, 0.4)) +
    wall(560, 470, 480, 640, palette.light) +
    box(540, 456, 520, 18, mix(palette.light, palette.accent, 0.3)) +
    panes(random, {
      x: 570,
      top: 480,
      width: 460,
      height: 160,
      columns: 6,
      rows: 1,
      dark: palette.near,
      lit: palette.glow,
      litShare: 0.7,
      fill: [0.66, 0.96],
      arched: true,
    }) +
    hedge(random, -20, 540, 570, 650, palette.leaf, palette.glow) +
    hedge(random, 1060, 1620, 570, 650, palette.leaf, palette.glow) +
    trees +
    box(
      -10,
      640,
      1620,
      372,
      downward([0, mix(palette.light, palette.low, 0.4)], [1, mix(palette.low, palette.far, 0.6)]),
    ) +
    shape(
      corners([470, 690], [1130, 690], [1420, 1010], [180, 1010]),
      mix(palette.light, '#ffffff', 0.5),
    ) +
    shape(
      corners([484, 702], [1116, 702], [1392, 1010], [208, 1010]),
      downward(
        [0, mix(palette.low, palette.middle, 0.5)],
        [0.3, palette.middle],
        [1, palette.near],
      ),
    ) +
    lightPath(random, 800, { top: 706, base: 1000 }, palette.glow, 70) +
    ripples(random, { top: 712, base: 1000, from: 460, to: 1140 }, 44, '#ffffff', 0.4) +
    parasol(220, 870, 420, 230, palette.accent, palette.light) +
    parasol(1400, 870, 420, 230, palette.accent, palette.light) +
    lounger(60, 850, palette) +
    lounger(1300, 850, palette) +
    rosette(random, 40, 1010, 220, palette.leaf, palette.glow) +
    rosette(random, 1570, 1010, 220, palette.leaf, palette.glow)
  );
};

export const poolDesert: Scene = (palette, random) => {
  const hills =
    range(
      random,
      [
        [-20, 520],
        [260, 400],
        [520, 470],
        [800, 330],
        [1080, 440],
        [1350, 360],
        [1640, 500],
      ],
      palette.far,
      palette.low,
      640,
    ) +
    mist(420, 640, palette.low, 0.5) +
    hill(rolling(random, 590, 80), palette.middle, mix(palette.middle, palette.low, 0.4), 660);
  const pavilion =
    wall(980, 450, 460, 660, mix(palette.light, palette.middle, 0.25)) +
    box(950, 430, 530, 26, palette.light) +
    panes(random, {
      x: 1000,
      top: 470,
      width: 420,
      height: 190,
      columns: 4,
      rows: 1,
      dark: palette.near,
      lit: palette.glow,
      litShare: 0.8,
      fill: [0.72, 0.98],
    }) +
    palm(random, 900, 660, 330, palette.leaf, palette.glow) +
    palm(random, 1510, 660, 420, palette.leaf, palette.glow);
  return (
    sky(palette, 640) +
    sun(480, 320, 96, palette.glow, 0.6) +
    streaks(random, 12, 80, 420, palette.glow) +
    hills +
    pavilion +
    box(-10, 656, 1620, 24, palette.light) +
    box(
      -10,
      678,
      1620,
      330,
      downward([0, mix(palette.accent, palette.low, 0.55)], [1, palette.accent]),
    ) +
    mirrored(hills + pavilion, 668, 0.4, 0.9) +
    lightPath(random, 480, { top: 682, base: 1000 }, palette.glow, 60) +
    ripples(random, { top: 690, base: 1000 }, 60, palette.light, 0.35) +
    shape(
      corners([-10, 900], [420, 940], [470, 1010], [-10, 1010]),
      downward([0, palette.light], [1, palette.far]),
    ) +
    rosette(random, 130, 950, 260, palette.leaf, palette.glow, 17) +
    rosette(random, 330, 980, 150, palette.leaf, palette.glow) +
    dabs(random, 24, [200, 980, 190, 18], 12, palette.middle)
  );
};
