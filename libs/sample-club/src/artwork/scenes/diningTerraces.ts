import { mix, veil } from '../color.ts';
import { branch, dabs } from '../layers/foliage.ts';
import { hill, rolling } from '../layers/land.ts';
import { parasol } from '../layers/parasol.ts';
import { clouds, glow, mist, sky, sun } from '../layers/sky.ts';
import { bottle, chair, clothTable, setting, wineGlass } from '../layers/tableware.ts';
import { cypress, leafyTree } from '../layers/trees.ts';
import { lightPath, ripples, water } from '../layers/water.ts';
import { balustrade, sailboat } from '../layers/waterside.ts';
import type { Scene } from '../scene.ts';
import { across, box, corners, downward, legs, oval, repeat, shape, stroke } from '../svg.ts';

export const seaTerrace: Scene = (palette, random) =>
  sky(palette, 520) +
  sun(1130, 230, 84, palette.glow, 0.6) +
  clouds(random, 5, 100, 320, '#ffffff') +
  hill(
    [
      [-20, 430],
      [200, 380],
      [420, 440],
      [640, 505],
      [700, 522],
    ],
    palette.far,
    palette.low,
    530,
  ) +
  water(518, mix(palette.low, palette.far, 0.5), palette.near, 900) +
  lightPath(random, 1130, { top: 522, base: 860 }, palette.glow, 56) +
  ripples(random, { top: 526, base: 860 }, 80, '#ffffff', 0.4) +
  sailboat(880, 610, 80, palette) +
  sailboat(420, 570, 44, palette) +
  balustrade(palette) +
  box(-10, 980, 1620, 30, mix(palette.light, palette.middle, 0.3)) +
  parasol(500, 1000, 780, 470, palette.accent, palette.light) +
  chair(210, 1010, 400, palette.light, palette.ink) +
  chair(800, 1010, 400, palette.light, palette.ink) +
  clothTable(505, 780, 560, 990, '#ffffff', mix(palette.light, palette.middle, 0.5)) +
  setting(360, 790, 84, '#ffffff', palette.accent) +
  setting(650, 790, 84, '#ffffff', palette.accent) +
  bottle(540, 780, 190, palette.leaf, palette.light) +
  wineGlass(450, 782, 120, '#f0d890') +
  wineGlass(600, 782, 120, '#f0d890') +
  branch(
    random,
    [
      [1650, 30],
      [1490, 90],
      [1330, 70],
      [1200, 120],
    ],
    palette.ink,
    [palette.leaf, mix(palette.leaf, palette.glow, 0.3), mix('#d8609a', palette.light, 0.2)],
    23,
    54,
  );

export const gardenLunch: Scene = (palette, random) => {
  const garland = (from: number, to: number, y: number) =>
    stroke(`M${from} ${y}Q${(from + to) / 2} ${y + 110} ${to} ${y}`, palette.ink, 3) +
    repeat(6, (index) => {
      const t = (index + 0.5) / 6;
      const x = from + (to - from) * t;
      const drop = y + 220 * t * (1 - t);
      return (
        glow(x, drop + 26, 90, palette.glow, 0.6) +
        oval(
          x,
          drop + 26,
          24,
          26,
          across([0, '#fffbe8'], [1, mix(palette.glow, palette.accent, 0.3)]),
        )
      );
    });
  return (
    sky(palette, 620) +
    sun(1180, 200, 70, palette.glow, 0.6) +
    clouds(random, 5, 80, 280, '#ffffff') +
    hill(rolling(random, 520, 80), palette.far, palette.low) +
    hill(rolling(random, 590, 50), mix(palette.far, palette.middle, 0.6), palette.low) +
    [460, 500, 560, 980, 1030]
      .map((x, index) => cypress(x, 620, 150 + (index % 3) * 40, palette.near))
      .join('') +
    mist(480, 640, palette.low, 0.4) +
    box(
      -10,
      630,
      1620,
      380,
      downward([0, mix(palette.middle, palette.glow, 0.3)], [1, palette.near]),
    ) +
    shape(corners([-10, 760], [1610, 690], [1610, 760], [-10, 880]), veil(palette.ink, 0.12)) +
    dabs(random, 160, [800, 820, 800, 170], 6, palette.light, 0.7) +
    leafyTree(random, 170, 820, 780, palette.leaf, palette.glow, 640) +
    leafyTree(random, 1430, 820, 760, mix(palette.leaf, palette.near, 0.4), palette.glow, 600) +
    garland(250, 820, 300) +
    garland(800, 1380, 300) +
    [380, 560, 740, 920, 1100, 1280]
      .map((x) => chair(x, 850, 250, mix(palette.accent, palette.light, 0.35), palette.ink))
      .join('') +
    shape(
      corners([300, 720], [1300, 720], [1400, 800], [200, 800]),
      downward([0, mix(palette.light, palette.far, 0.2)], [1, '#ffffff']),
    ) +
    box(200, 800, 1200, 120, downward([0, '#ffffff'], [1, mix(palette.light, palette.near, 0.4)])) +
    repeat(14, (index) =>
      stroke(legs([240 + index * 86, 806], [236 + index * 86, 918]), veil(palette.near, 0.22), 6),
    ) +
    repeat(
      6,
      (index) =>
        setting(360 + index * 178, 770, 66, '#ffffff', palette.accent) +
        wineGlass(450 + index * 170, 752, 96, index % 2 === 0 ? '#f0d890' : '#c8707a'),
    ) +
    [520, 800, 1080]
      .map(
        (x) =>
          shape(
            corners([x - 34, 700], [x + 34, 700], [x + 24, 762], [x - 24, 762]),
            mix(palette.high, palette.near, 0.4),
          ) +
          dabs(random, 40, [x, 660, 80, 54], 17, palette.leaf, 0.95) +
          dabs(random, 26, [x, 650, 72, 46], 18, palette.accent) +
          dabs(random, 18, [x, 645, 72, 46], 15, palette.light),
      )
      .join('')
  );
};
