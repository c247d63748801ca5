import { mix, veil } from '../color.ts';
import {
  candle,
  chair,
  chandelier,
  clothTable,
  curtain,
  opening,
  pendant,
  room,
  setting,
  wineGlass,
  bottle,
} from '../layers/interior.ts';
import { hill, rolling } from '../layers/land.ts';
import { clouds, glow, mist, sky, stars, sun } from '../layers/sky.ts';
import { branch, cypress, dabs, leafyTree } from '../layers/trees.ts';
import { lightPath, ripples, water } from '../layers/water.ts';
import type { Scene } from '../scene.ts';
import {
  across,
  archPath,
  box,
  corners,
  disc,
  downward,
  legs,
  oval,
  repeat,
  shape,
  stroke,
} from '../svg.ts';
import { skyline } from './new-york.ts';
import { balustrade, sailboat } from './south.ts';

export const candlelitTable: Scene = (palette, random) => {
  const night =
    box(0, 0, 1600, 1000, downward([0, '#141c3a'], [1, '#5a4a66'])) +
    stars(random, 140, 500, palette.glow) +
    disc(900, 230, 46, palette.glow) +
    skyline(random, 620, 380, 1230, [60, 190], '#2a2a4a', palette.glow, 0.4);
  return (
    room(palette.high, palette.low, 760, palette.near) +
    opening(440, 90, 720, 600, night, mix(palette.near, palette.ink, 0.3), 'arch', 2) +
    curtain(230, 40, 220, 800, palette.accent, 6) +
    curtain(1150, 40, 220, 800, palette.accent, 6) +
    glow(800, 540, 620, palette.glow, 0.5) +
    chair(430, 940, 470, palette.middle, palette.ink) +
    chair(1170, 940, 470, palette.middle, palette.ink) +
    clothTable(800, 690, 760, 985, palette.light, mix(palette.light, palette.near, 0.6)) +
    setting(590, 706, 110, '#fffaf0', palette.accent) +
    setting(1010, 706, 110, '#fffaf0', palette.accent) +
    candle(760, 690, 120, palette.light, palette.glow) +
    candle(830, 680, 160, palette.light, palette.glow) +
    wineGlass(700, 690, 160, '#7a1f2a') +
    wineGlass(905, 690, 160, '#7a1f2a') +
    oval(800, 700, 360, 44, veil(palette.glow, 0.25))
  );
};

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

/** An open parasol with panels. */
export function parasol(
  x: number,
  base: number,
  height: number,
  half: number,
  first: string,
  second: string,
): string {
  const top = base - height;
  const rim = top + half * 0.42;
  return (
    stroke(legs([x, base], [x, top]), '#6a4a34', 12) +
    repeat(8, (index) => {
      const left = x - half + (index * half) / 4;
      const bend = (at: number) => x + (at - x) * 0.62;
      return shape(
        `M${x} ${top}Q${bend(left)} ${top + half * 0.1} ${left} ${rim}q${half / 8} ${half * 0.07} ${half / 4} 0Q${bend(left + half / 4)} ${top + half * 0.1} ${x} ${top}Z`,
        mix(index % 2 === 0 ? first : second, '#101020', index * 0.03),
      );
    }) +
    disc(x, top - 4, 9, '#6a4a34')
  );
}

export const hotelBar: Scene = (palette, random) => {
  const spirits = ['#c8913f', '#8a3a2a', '#4f7a5a', '#e0c080', '#3f6a7a', '#a8602f'] as const;
  const shelf = (y: number) =>
    box(340, y, 920, 12, mix(palette.accent, palette.ink, 0.2)) +
    repeat(23, (index) =>
      bottle(368 + index * 39.5, y, random.between(96, 140), random.pick(spirits), palette.light),
    );
  return (
    room(palette.high, palette.far, 860, palette.ink) +
    repeat(20, (index) => box(index * 84, 0, 3, 860, veil(palette.ink, 0.35))) +
    shape(archPath(300, 60, 1000, 640), mix(palette.accent, palette.ink, 0.35)) +
    shape(
      archPath(322, 82, 956, 640),
      downward(
        [0, mix(palette.near, palette.accent, 0.2)],
        [1, mix(palette.glow, palette.accent, 0.35)],
      ),
    ) +
    glow(800, 480, 640, palette.glow, 0.55) +
    [330, 480, 630].map(shelf).join('') +
    box(
      60,
      660,
      1480,
      44,
      across(
        [0, mix(palette.accent, palette.glow, 0.3)],
        [0.5, mix(palette.accent, palette.glow, 0.55)],
        [1, palette.accent],
      ),
      { corner: 8 },
    ) +
    box(90, 704, 1420, 300, downward([0, palette.leaf], [1, palette.near])) +
    repeat(
      9,
      (index) =>
        box(
          112 + index * 156,
          736,
          130,
          230,
          downward(
            [0, mix(palette.leaf, palette.ink, 0.35)],
            [1, mix(palette.near, palette.ink, 0.3)],
          ),
        ) +
        stroke(
          legs([112 + index * 156, 736], [242 + index * 156, 736]),
          mix(palette.accent, palette.ink, 0.2),
          3,
        ),
    ) +
    [180, 520, 1080, 1420].map((x) => pendant(x, 220, 62, palette.accent, palette.glow)).join('') +
    [290, 570, 850, 1130, 1390]
      .map(
        (x) =>
          stroke(legs([x, 1010], [x, 850]), palette.accent, 12) +
          oval(x, 842, 82, 24, mix('#8a2f2c', palette.ink, 0.1)) +
          oval(x, 832, 82, 22, '#a8443a'),
      )
      .join('') +
    wineGlass(690, 662, 110, palette.accent) +
    wineGlass(930, 662, 110, '#b8452f')
  );
};

export const grandRoom: Scene = (palette) =>
  room(palette.high, palette.low, 720, palette.near) +
  [180, 640, 1100]
    .map(
      (x) =>
        shape(archPath(x - 14, 110, 348, 640), palette.accent) +
        opening(
          x,
          124,
          320,
          626,
          box(
            0,
            0,
            1600,
            1000,
            downward([0, mix(palette.low, palette.glow, 0.5)], [1, palette.low]),
          ) + glow(x + 160, 320, 300, palette.glow, 0.5),
          mix(palette.accent, palette.ink, 0.2),
          'arch',
          1,
        ),
    )
    .join('') +
  [70, 560, 1020, 1530]
    .map(
      (x) =>
        glow(x, 330, 150, palette.glow, 0.6) +
        stroke(`M${x} 400V340M${x - 28} 340q28 34 56 0`, palette.accent, 6) +
        oval(x - 28, 324, 8, 16, palette.glow) +
        oval(x + 28, 324, 8, 16, palette.glow),
    )
    .join('') +
  chandelier(800, 210, 330, palette.accent, palette.glow) +
  [-40, 520, 1080]
    .map(
      (x) =>
        box(
          x,
          560,
          540,
          210,
          downward([0, mix(palette.middle, palette.glow, 0.12)], [1, palette.near]),
          { corner: 40 },
        ) +
        repeat(7, (index) =>
          stroke(
            legs([x + 40 + index * 76, 580], [x + 40 + index * 76, 750]),
            veil(palette.ink, 0.3),
            5,
          ),
        ) +
        repeat(14, (index) =>
          disc(x + 40 + (index % 7) * 76, 620 + Math.floor(index / 7) * 70, 5, palette.accent),
        ),
    )
    .join('') +
  [270, 800, 1330]
    .map(
      (x, index) =>
        clothTable(
          x,
          740 + (index === 1 ? 50 : 0),
          index === 1 ? 460 : 390,
          975,
          palette.light,
          mix(palette.light, palette.near, 0.55),
        ) +
        candle(x, 738 + (index === 1 ? 50 : 0), 66, palette.light, palette.glow) +
        setting(x - 120, 750 + (index === 1 ? 50 : 0), 66, '#fffaf0', palette.middle) +
        setting(x + 120, 750 + (index === 1 ? 50 : 0), 66, '#fffaf0', palette.middle) +
        wineGlass(x - 44, 742 + (index === 1 ? 50 : 0), 100, palette.middle) +
        wineGlass(x + 46, 742 + (index === 1 ? 50 : 0), 100, palette.accent),
    )
    .join('');

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
