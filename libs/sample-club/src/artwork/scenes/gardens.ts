import { mix, veil } from '../color.ts';
import { dabs, hedge, rosette } from '../layers/foliage.ts';
import { clouds, glow, mist, sky, sun } from '../layers/sky.ts';
import { lamp } from '../layers/street.ts';
import { leafyTree, palm } from '../layers/trees.ts';
import type { Scene } from '../scene.ts';
import {
  across,
  archPath,
  box,
  corners,
  disc,
  downward,
  flowDownTo,
  legs,
  oval,
  repeat,
  shape,
  stroke,
} from '../svg.ts';

export const gardenParty: Scene = (palette, random) => {
  const marquee = repeat(12, (index) => {
    const x = 330 + index * 78;
    const fill = index % 2 === 0 ? '#ffffff' : palette.accent;
    const apex = (at: number) => 800 + (at - 800) * 0.1;
    return (
      shape(
        corners([apex(x), 210], [apex(x + 78), 210], [x + 78, 430], [x, 430]),
        mix(fill, palette.ink, index * 0.012),
      ) + shape(`M${x} 430h78v34q-39 40 -78 0Z`, mix(fill, palette.ink, 0.1))
    );
  });
  return (
    sky(palette, 640) +
    sun(1290, 180, 70, palette.glow, 0.7) +
    clouds(random, 6, 60, 260, '#ffffff') +
    repeat(9, (index) =>
      leafyTree(
        random,
        40 + index * 190,
        640,
        random.between(300, 430),
        mix(palette.leaf, palette.far, 0.4),
        palette.glow,
      ),
    ) +
    mist(380, 660, palette.low, 0.5) +
    hedge(random, -20, 1620, 590, 670, palette.leaf, palette.glow) +
    box(
      -10,
      660,
      1620,
      350,
      downward(
        [0, mix(palette.leaf, palette.glow, 0.45)],
        [1, mix(palette.leaf, palette.ink, 0.2)],
      ),
    ) +
    repeat(6, (index) =>
      shape(
        corners(
          [index * 290 - 60, 660],
          [index * 290 + 70, 660],
          [index * 360 - 60, 1010],
          [index * 360 - 260, 1010],
        ),
        veil(palette.glow, 0.16),
      ),
    ) +
    oval(800, 770, 560, 40, veil(palette.ink, 0.25)) +
    box(
      350,
      440,
      900,
      310,
      downward([0, veil(palette.near, 0.55)], [1, veil(palette.near, 0.15)]),
    ) +
    [360, 650, 950, 1240].map((x) => box(x - 7, 430, 14, 330, '#ffffff')).join('') +
    [350, 1170]
      .map((x) =>
        shape(`M${x} 450H${x + 80}Q${x + 20} 600 ${x + (x < 800 ? 0 : 80)} 700Z`, palette.light),
      )
      .join('') +
    marquee +
    stroke(legs([800, 214], [800, 120]), palette.ink, 5) +
    shape(corners([800, 120], [890, 142], [800, 166]), palette.accent) +
    [520, 800, 1080]
      .map(
        (x) =>
          oval(x, 690, 96, 16, '#ffffff') +
          shape(
            corners([x - 96, 690], [x + 96, 690], [x + 84, 780], [x - 84, 780]),
            across([0, '#ffffff'], [1, palette.high]),
          ) +
          dabs(random, 34, [x, 646, 54, 36], 13, palette.accent) +
          dabs(random, 20, [x, 640, 50, 34], 12, '#ffffff') +
          box(x - 12, 660, 24, 30, palette.far),
      )
      .join('') +
    stroke('M-10 240Q230 400 420 300M1610 220Q1380 400 1180 300', palette.ink, 3) +
    [
      [90, 300],
      [200, 342],
      [310, 342],
      [1290, 340],
      [1400, 338],
      [1510, 294],
    ]
      .map(
        ([x = 0, y = 0], index) =>
          glow(x, y + 30, 90, palette.glow, 0.6) +
          disc(
            x,
            y + 30,
            31,
            across(
              [0, '#ffffff'],
              [1, index % 2 === 0 ? mix(palette.accent, palette.light, 0.55) : palette.high],
            ),
          ),
      )
      .join('') +
    dabs(random, 150, [300, 930, 330, 70], 9, palette.accent, 0.9) +
    dabs(random, 120, [1300, 930, 330, 70], 9, '#ffffff', 0.9) +
    dabs(random, 90, [800, 985, 800, 26], 10, palette.middle, 0.9)
  );
};

export const glasshouse: Scene = (palette, random) => {
  const iron = '#ffffff';
  const nave = 'M420 760V440Q430 190 800 150Q1170 190 1180 440V760Z';
  const wings = 'M60 760V560Q80 470 240 450H420V760ZM1540 760V560Q1520 470 1360 450H1180V760Z';
  return (
    sky(palette, 760) +
    sun(350, 220, 80, palette.glow, 0.6) +
    clouds(random, 6, 60, 300, '#ffffff') +
    repeat(11, (index) =>
      leafyTree(
        random,
        index * 165,
        760,
        random.between(240, 380),
        mix(palette.leaf, palette.far, 0.55),
        palette.glow,
      ),
    ) +
    mist(440, 770, palette.low, 0.5) +
    shape(nave + wings, downward([0, veil('#dfeee8', 0.85)], [1, veil(palette.low, 0.85)])) +
    [560, 700, 920, 1040]
      .map((x, index) => palm(random, x, 760, 300 + (index % 2) * 130, palette.leaf, palette.glow))
      .join('') +
    [480, 640, 800, 980, 1120, 130, 250, 360, 1250, 1360, 1480]
      .map((x) =>
        rosette(random, x, 764, 130, mix(palette.leaf, palette.middle, 0.4), palette.glow),
      )
      .join('') +
    shape(nave + wings, veil('#eef8f4', 0.26)) +
    stroke(nave + wings, iron, 12) +
    stroke(
      `${repeat(7, (index) => `M${515 + index * 95} 760V${[400, 330, 300, 290, 300, 330, 400][index] ?? 300}Q${515 + index * 95} 220 800 150`)}M424 440H1176M424 600H1176M60 600H420M1180 600H1540${repeat(4, (index) => `M${132 + index * 72} 760V470M${1252 + index * 72} 760V470`)}M500 290Q800 240 1100 290`,
      veil(iron, 0.85),
      5,
    ) +
    box(700, 560, 200, 204, veil('#f6fbf4', 0.8)) +
    stroke(
      archPath(700, 560, 200, 762) + legs([800, 560], [800, 762]) + legs([700, 660], [900, 660]),
      iron,
      9,
    ) +
    shape(corners([760, 150], [800, 90], [840, 150]), iron) +
    stroke(legs([800, 94], [800, 50]), iron, 5) +
    box(40, 756, 1520, 26, mix(palette.light, palette.middle, 0.25)) +
    box(
      -10,
      780,
      1620,
      230,
      downward([0, mix(palette.leaf, palette.glow, 0.4)], [1, mix(palette.leaf, palette.ink, 0.3)]),
    ) +
    shape(
      corners([730, 780], [870, 780], [1090, 1010], [510, 1010]),
      downward([0, palette.light], [1, palette.far]),
    ) +
    [
      [560, 860, 60],
      [1040, 860, 60],
      [400, 950, 90],
      [1200, 950, 90],
    ]
      .map(([x = 0, y = 0, size = 0]) =>
        disc(
          x,
          y,
          size,
          downward(
            [0, mix(palette.leaf, palette.glow, 0.45)],
            [1, mix(palette.leaf, palette.ink, 0.35)],
          ),
        ),
      )
      .join('') +
    shape(flowDownTo(1010, [-20, 870], [140, 890], [330, 1010]), palette.near) +
    dabs(random, 100, [150, 960, 200, 60], 10, palette.accent) +
    dabs(random, 100, [1450, 960, 200, 60], 10, palette.light) +
    lamp(620, 900, 210, palette.ink, palette.glow)
  );
};
