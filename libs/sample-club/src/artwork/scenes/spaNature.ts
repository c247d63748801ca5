import { mix, veil } from '../color.ts';
import { branch } from '../layers/foliage.ts';
import { hill, rolling } from '../layers/land.ts';
import { mist, sky, sun, wisp } from '../layers/sky.ts';
import { stone } from '../layers/stone.ts';
import { candle } from '../layers/tableware.ts';
import { conifer } from '../layers/trees.ts';
import { ripples, water } from '../layers/water.ts';
import type { Palette } from '../palette.ts';
import type { Scene } from '../scene.ts';
import {
  box,
  corners,
  disc,
  downward,
  legs,
  mirrored,
  oval,
  repeat,
  shape,
  stroke,
} from '../svg.ts';

export const stones: Scene = (palette, random) => {
  const pile =
    stone(640, 720, 230, 74, palette.near, palette.light) +
    stone(650, 606, 178, 58, palette.middle, palette.light) +
    stone(634, 514, 130, 46, mix(palette.near, palette.ink, 0.3), palette.light) +
    stone(646, 444, 88, 34, mix(palette.far, palette.accent, 0.3), palette.light);
  return (
    box(0, 0, 1600, 760, downward([0, palette.high], [1, palette.low])) +
    sun(1080, 330, 190, palette.glow, 0.5) +
    hill(rolling(random, 620, 70), mix(palette.far, palette.low, 0.4), palette.low, 780) +
    hill(rolling(random, 700, 60), mix(palette.far, palette.middle, 0.3), palette.low, 790) +
    mist(520, 770, palette.low, 0.6) +
    water(766, mix(palette.low, palette.far, 0.5), palette.middle) +
    mirrored(pile, 786, 0.34, 0.8) +
    [0, 1, 2, 3]
      .map((ring) =>
        stroke(
          `M${360 - ring * 70} ${800 + ring * 8}a${290 + ring * 76} ${34 + ring * 17} 0 0 0 ${580 + ring * 152} 0`,
          veil('#ffffff', 0.4 - ring * 0.07),
          4,
        ),
      )
      .join('') +
    pile +
    candle(1010, 800, 110, palette.light, '#ffdf9a') +
    candle(1120, 820, 74, palette.light, '#ffdf9a') +
    oval(1060, 822, 170, 16, veil(palette.near, 0.35)) +
    orchid(palette) +
    branch(
      random,
      [
        [1650, 120],
        [1480, 170],
        [1330, 150],
        [1210, 210],
      ],
      palette.near,
      [palette.leaf, mix(palette.leaf, palette.light, 0.3), mix(palette.leaf, palette.near, 0.4)],
      24,
      44,
    )
  );
};

/** An orchid spray that arches in from the left. */
const orchid = (palette: Palette) =>
  stroke('M-20 980C60 620 180 380 420 300', palette.leaf, 8) +
  shape('M-20 1000Q180 830 330 900Q180 910 60 1010Z', palette.leaf) +
  shape('M-20 940Q60 760 190 740Q110 850 30 1000Z', mix(palette.leaf, palette.near, 0.4)) +
  [
    [150, 480, 1],
    [230, 400, 0.9],
    [320, 345, 0.8],
    [412, 304, 0.64],
  ]
    .map(
      ([x = 0, y = 0, scale = 1]) =>
        `<g transform="translate(${x} ${y}) scale(${scale})">${[0, 72, 144, 216, 288].map((turn) => oval(0, -42, 30, 44, downward([0, '#ffffff'], [1, mix(palette.accent, '#ffffff', 0.6)]), { turn: `rotate(${turn})` })).join('')}${disc(0, 0, 15, palette.accent)}${disc(0, 4, 7, '#fff2c0')}</g>`,
    )
    .join('');

export const forestPool: Scene = (palette, random) => {
  const row = (base: number, tall: number, color: string, count: number) =>
    repeat(count, (index) =>
      conifer(
        random,
        (index / (count - 1)) * 1640 - 20 + random.between(-30, 30),
        base + random.between(-16, 16),
        tall * random.between(0.7, 1.15),
        color,
        mix(color, palette.light, 0.3),
      ),
    );
  const forest =
    row(560, 330, mix(palette.far, palette.low, 0.25), 24) +
    mist(300, 580, palette.low, 0.75) +
    row(600, 360, mix(palette.far, palette.near, 0.5), 17) +
    mist(400, 620, palette.low, 0.6);
  return (
    sky(palette, 600) +
    sun(800, 250, 110, palette.glow, 0.6) +
    forest +
    water(606, mix(palette.low, palette.far, 0.3), mix(palette.near, '#2f8a90', 0.3)) +
    mirrored(forest, 606, 0.3, 0.7) +
    ripples(random, { top: 616, base: 1000 }, 70, '#ffffff', 0.34) +
    [300, 560, 820, 1080, 1300]
      .map((x, index) => wisp(x, 720 + (index % 2) * 60, 330, '#ffffff', 0.2))
      .join('') +
    [
      [90, 700, 200, 76],
      [280, 760, 130, 50],
      [1510, 710, 220, 84],
      [1330, 772, 120, 46],
      [1180, 800, 66, 26],
    ]
      .map(([x = 0, y = 0, half = 0, tall = 0]) =>
        stone(x, y, half, tall, palette.near, palette.light),
      )
      .join('') +
    shape(
      corners([520, 960], [1080, 960], [1180, 1010], [420, 1010]),
      downward([0, mix(palette.accent, palette.light, 0.3)], [1, palette.accent]),
    ) +
    stroke(
      legs([506, 974], [1094, 974]) + legs([470, 992], [1130, 992]),
      veil(palette.ink, 0.25),
      3,
    ) +
    box(600, 916, 150, 26, '#ffffff', { corner: 12 }) +
    box(608, 892, 134, 26, mix(palette.accent, palette.light, 0.4), { corner: 12 }) +
    box(590, 942, 170, 18, palette.light, { corner: 8 }) +
    [60, 1540].map((x) => conifer(random, x, 1020, 900, palette.ink, palette.near)).join('') +
    [230, 1400]
      .map((x) =>
        conifer(random, x, 1030, 520, mix(palette.ink, palette.near, 0.4), palette.middle),
      )
      .join('')
  );
};
