import { mix, veil } from '../color.ts';
import { dabs, rosette } from '../layers/foliage.ts';
import { column } from '../layers/interior.ts';
import { glow, mist, wisp } from '../layers/sky.ts';
import { candle } from '../layers/tableware.ts';
import { ripples, water } from '../layers/water.ts';
import type { Scene } from '../scene.ts';
import {
  across,
  archPath,
  box,
  corners,
  downward,
  mirrored,
  outward,
  oval,
  repeat,
  shape,
  stroke,
} from '../svg.ts';

export const bathHouse: Scene = (palette, random) => {
  const arches = [140, 460, 780, 1100, 1420]
    .map(
      (x) =>
        shape(
          archPath(x - 130, 190, 260, 660),
          downward([0, palette.near], [1, mix(palette.near, palette.low, 0.5)]),
        ) + glow(x, 560, 190, palette.accent, 0.55),
    )
    .join('');
  const columns = [-20, 300, 620, 940, 1260, 1580]
    .map((x) => column(x, 170, 664, 72, palette.low, palette.near))
    .join('');
  const lights = [220, 380, 700, 860, 1180, 1340]
    .map((x, index) => candle(x, 664, 44 + (index % 2) * 22, palette.light, palette.glow))
    .join('');
  const hall =
    box(0, 0, 1600, 670, downward([0, palette.high], [1, palette.middle])) +
    arches +
    columns +
    box(-10, 120, 1620, 56, mix(palette.low, palette.far, 0.4)) +
    box(-10, 172, 1620, 10, palette.near) +
    repeat(33, (index) =>
      shape(corners([index * 50, 122], [index * 50 + 25, 97], [index * 50 + 50, 122]), palette.far),
    ) +
    lights;
  return (
    hall +
    shape(
      corners([700, 0], [900, 0], [1160, 670], [440, 670]),
      downward([0, veil(palette.glow, 0.4)], [1, veil(palette.glow, 0)]),
    ) +
    box(-10, 664, 1620, 26, mix(palette.light, palette.far, 0.4)) +
    water(690, mix(palette.low, palette.far, 0.4), palette.near) +
    mirrored(hall, 677, 0.36, 0.62) +
    repeat(7, (index) =>
      shape(
        corners(
          [220 + index * 190, 690],
          [240 + index * 190, 690],
          [200 + index * 205, 1000],
          [140 + index * 205, 1000],
        ),
        veil(palette.light, 0.07),
      ),
    ) +
    ripples(random, { top: 700, base: 1000 }, 70, palette.light, 0.32) +
    wisp(520, 700, 340, palette.light, 0.12) +
    wisp(1050, 710, 380, palette.light, 0.12) +
    mist(560, 700, palette.low, 0.35) +
    shape(
      corners([-10, 900], [330, 940], [360, 1010], [-10, 1010]),
      downward([0, palette.light], [1, palette.far]),
    ) +
    box(50, 850, 210, 34, palette.light, { corner: 16 }) +
    box(62, 820, 186, 34, mix(palette.accent, palette.light, 0.3), { corner: 16 }) +
    box(74, 792, 164, 32, palette.light, { corner: 16 }) +
    rosette(random, 1520, 1000, 230, palette.leaf, palette.light)
  );
};

export const hammamDome: Scene = (palette, random) => {
  const beams = [
    [620, 150],
    [730, 110],
    [850, 106],
    [970, 140],
    [800, 190],
  ];
  return (
    box(0, 0, 1600, 1000, downward([0, palette.near], [0.6, palette.middle], [1, palette.near])) +
    shape(
      'M100 560Q120 20 800 -20Q1480 20 1500 560V700H100Z',
      outward(
        [
          [0, palette.high],
          [0.6, palette.middle],
          [1, palette.near],
        ],
        0.5,
        0.3,
      ),
    ) +
    repeat(5, (ring) =>
      stroke(
        `M${140 + ring * 120} ${520 - ring * 84}Q800 ${610 - ring * 98} ${1460 - ring * 120} ${520 - ring * 84}`,
        veil(palette.light, 0.14),
        5,
      ),
    ) +
    repeat(5, (ring) =>
      repeat(9 - ring, (index) => {
        const t = (index + 0.5) / (9 - ring);
        return starPoint(
          180 + ring * 110 + t * (1240 - ring * 220),
          470 - ring * 88 + Math.sin(t * Math.PI) * (66 - ring * 8),
          15 - ring,
          palette.glow,
        );
      }),
    ) +
    beams
      .map(([x = 0, y = 0]) =>
        shape(
          corners(
            [x - 8, y],
            [x + 8, y],
            [x + (x - 800) * 0.9 + 90, 900],
            [x + (x - 800) * 0.9 - 90, 900],
          ),
          downward([0, veil(palette.glow, 0.5)], [1, veil(palette.glow, 0.02)]),
        ),
      )
      .join('') +
    [130, 430, 930, 1230]
      .map(
        (x) =>
          shape(
            archPath(x, 470, 240, 800),
            downward([0, mix(palette.accent, palette.ink, 0.45)], [1, palette.accent]),
          ) +
          stroke(archPath(x, 470, 240, 800), palette.low, 9) +
          glow(x + 120, 700, 150, palette.glow, 0.35),
      )
      .join('') +
    [90, 400, 700, 900, 1200, 1510]
      .map((x) => column(x, 470, 806, 56, palette.low, palette.near))
      .join('') +
    box(
      -10,
      796,
      1620,
      220,
      downward(
        [0, mix(palette.accent, palette.low, 0.4)],
        [1, mix(palette.accent, palette.ink, 0.4)],
      ),
    ) +
    repeat(16, (index) =>
      shape(
        corners(
          [index * 107 - 60, 850],
          [index * 107 - 8, 820],
          [index * 107 + 44, 850],
          [index * 107 - 8, 884],
        ),
        veil(palette.low, 0.35),
      ),
    ) +
    shape(
      corners([430, 860], [1170, 860], [1260, 920], [340, 920]),
      downward([0, '#ffffff'], [1, palette.light]),
    ) +
    box(340, 920, 920, 66, downward([0, palette.light], [1, mix(palette.low, palette.near, 0.4)])) +
    box(600, 838, 170, 32, '#ffffff', { corner: 14 }) +
    box(612, 810, 146, 30, mix(palette.accent, palette.light, 0.3), { corner: 14 }) +
    shape(
      'M930 866Q920 800 960 800H1040Q1080 800 1070 866Z',
      across([0, '#f0c890'], [1, '#a8602f']),
    ) +
    oval(1000, 800, 42, 9, '#fff0d0') +
    wisp(500, 840, 420, palette.light, 0.1) +
    wisp(1130, 840, 460, palette.light, 0.1) +
    dabs(random, 40, [800, 500, 600, 300], 3, palette.glow, 0.5)
  );
};

const starPoint = (x: number, y: number, size: number, light: string) =>
  glow(x, y, size * 3.2, light, 0.4) +
  shape(
    corners(
      [x, y - size],
      [x + size * 0.34, y - size * 0.34],
      [x + size, y],
      [x + size * 0.34, y + size * 0.34],
      [x, y + size],
      [x - size * 0.34, y + size * 0.34],
      [x - size, y],
      [x - size * 0.34, y - size * 0.34],
    ),
    light,
  );
