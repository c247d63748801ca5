import { mix } from '../color.ts';
import { panes, wall } from '../layers/buildings.ts';
import { branch, dabs, hedge } from '../layers/foliage.ts';
import { hill, range } from '../layers/land.ts';
import { belfry } from '../layers/landmarks.ts';
import { arcade, dome } from '../layers/monuments.ts';
import { clouds, mist, sky, sun } from '../layers/sky.ts';
import { cypress } from '../layers/trees.ts';
import { village } from '../layers/village.ts';
import { lightPath, ripples, water } from '../layers/water.ts';
import { balustrade, sailboat } from '../layers/waterside.ts';
import type { Scene } from '../scene.ts';
import { across, box, corners, downward, flowDownTo, mirrored, oval, shape } from '../svg.ts';

export const amalfi: Scene = (palette, random) => {
  const slope = (x: number, row: number) =>
    350 + row * 600 + Math.max(0, (1130 - x) * 0.42) * (1 - row * 0.4);
  return (
    sky(palette, 560) +
    sun(545, 330, 84, palette.glow, 0.55) +
    clouds(random, 5, 120, 360, '#ffffff') +
    hill(
      [
        [-20, 470],
        [180, 430],
        [420, 500],
        [560, 560],
        [640, 575],
      ],
      palette.far,
      palette.low,
      580,
    ) +
    water(560, mix(palette.low, palette.far, 0.6), palette.high) +
    lightPath(random, 545, { top: 562, base: 960 }, palette.glow, 56) +
    ripples(random, { top: 570, base: 1000, to: 900 }, 90, '#ffffff', 0.4) +
    range(
      random,
      [
        [620, 620],
        [800, 330],
        [980, 170],
        [1180, 60],
        [1400, 120],
        [1640, 30],
      ],
      palette.middle,
      mix(palette.middle, palette.low, 0.4),
      1000,
    ) +
    dabs(random, 260, [1320, 330, 330, 220], 12, palette.leaf, 0.5) +
    shape(
      flowDownTo(1010, [560, 920], [760, 800], [960, 620], [1200, 480], [1640, 400]),
      downward([0, mix(palette.leaf, palette.middle, 0.5)], [1, palette.near]),
    ) +
    village(random, {
      from: 780,
      to: 1640,
      level: slope,
      rows: 8,
      size: 84,
      walls: [
        palette.light,
        mix(palette.accent, palette.light, 0.5),
        '#f0b8a0',
        mix(palette.light, '#ffffff', 0.4),
        '#f3d9a4',
      ],
      roof: null,
      dark: palette.near,
      lit: palette.glow,
      litShare: 0.1,
      haze: palette.low,
    }) +
    belfry(1150, 640, 290, 70, palette.light, palette.accent, palette.near) +
    dome(1060, 590, 120, palette.accent, mix(palette.accent, palette.near, 0.5)) +
    wall(1006, 588, 108, 700, palette.light) +
    sailboat(530, 770, 120, palette) +
    sailboat(455, 640, 56, palette) +
    branch(
      random,
      [
        [-40, 20],
        [150, 90],
        [330, 80],
        [480, 140],
      ],
      palette.ink,
      [palette.leaf, mix(palette.leaf, palette.ink, 0.3), mix(palette.leaf, palette.glow, 0.3)],
      24,
      50,
    ) +
    [
      [110, 170],
      [250, 190],
      [370, 170],
      [460, 220],
      [180, 110],
    ]
      .map(([x = 0, y = 0]) =>
        oval(x, y, 22, 29, across([0, mix(palette.accent, '#fff2a0', 0.6)], [1, palette.accent])),
      )
      .join('')
  );
};

export const como: Scene = (palette, random) => {
  const shore =
    hedge(random, 480, 1620, 560, 645, palette.leaf, palette.glow) +
    wall(760, 420, 420, 640, palette.light) +
    shape(corners([744, 424], [800, 370], [1140, 370], [1196, 424]), palette.accent) +
    wall(900, 340, 140, 424, palette.light) +
    shape(corners([886, 344], [970, 296], [1054, 344]), palette.accent) +
    panes(random, {
      x: 770,
      top: 432,
      width: 400,
      height: 110,
      columns: 8,
      rows: 1,
      dark: palette.near,
      lit: palette.glow,
      litShare: 0.3,
      fill: [0.36, 0.7],
      shutters: palette.leaf,
      frame: '#ffffff',
    }) +
    arcade(760, 640, 420, 90, 7, palette.light, palette.middle) +
    [560, 610, 700, 1230, 1270, 1330, 1480, 1530]
      .map((x, index) => cypress(x, 640, 190 + (index % 3) * 50, palette.leaf))
      .join('') +
    box(460, 636, 1180, 12, mix(palette.light, palette.near, 0.3));
  const mountains =
    range(
      random,
      [
        [-20, 520],
        [240, 300],
        [460, 380],
        [760, 150],
        [980, 280],
        [1260, 120],
        [1640, 330],
      ],
      palette.far,
      palette.low,
      650,
    ) +
    mist(360, 640, palette.low, 0.55) +
    range(
      random,
      [
        [-20, 330],
        [190, 420],
        [420, 560],
        [560, 640],
      ],
      palette.middle,
      mix(palette.middle, palette.low, 0.4),
      650,
    ) +
    range(
      random,
      [
        [980, 600],
        [1240, 430],
        [1480, 300],
        [1640, 260],
      ],
      palette.middle,
      mix(palette.middle, palette.low, 0.4),
      650,
    );
  return (
    sky(palette, 650) +
    sun(560, 260, 70, palette.glow, 0.6) +
    clouds(random, 5, 90, 280, '#ffffff') +
    mountains +
    shore +
    water(646, mix(palette.low, palette.far, 0.4), palette.near) +
    mirrored(mountains + shore, 647, 0.42, 0.8) +
    ripples(random, { top: 660, base: 1000 }, 90, palette.light, 0.35) +
    sailboat(330, 800, 130, palette) +
    balustrade(palette) +
    branch(
      random,
      [
        [1650, 60],
        [1500, 110],
        [1360, 80],
        [1240, 140],
      ],
      palette.ink,
      [palette.leaf, mix(palette.leaf, palette.glow, 0.25)],
      22,
      46,
    )
  );
};
