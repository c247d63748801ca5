import { mix, veil } from '../color.ts';
import { chandelier, curtain, opening, pendant, room } from '../layers/interior.ts';
import { glow, stars } from '../layers/sky.ts';
import { skyline } from '../layers/skyline.ts';
import { bottle, candle, chair, clothTable, setting, wineGlass } from '../layers/tableware.ts';
import type { Scene } from '../scene.ts';
import {
  across,
  archPath,
  box,
  disc,
  downward,
  legs,
  oval,
  repeat,
  shape,
  stroke,
} from '../svg.ts';

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
