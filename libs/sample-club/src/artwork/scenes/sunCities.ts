import { mix } from '../color.ts';
import { wall } from '../layers/buildings.ts';
import { dabs, rosette } from '../layers/foliage.ts';
import { peak, range } from '../layers/land.ts';
import { belfry } from '../layers/landmarks.ts';
import { dome } from '../layers/monuments.ts';
import { mist, sky, streaks, sun } from '../layers/sky.ts';
import { leafyTree, palm } from '../layers/trees.ts';
import { village } from '../layers/village.ts';
import { ripples } from '../layers/water.ts';
import type { Palette } from '../palette.ts';
import type { Scene } from '../scene.ts';
import { across, box, corners, disc, downward, legs, repeat, shape, stroke } from '../svg.ts';

export const marrakech: Scene = (palette, random) => {
  const frame =
    'M-10 -10H1610V1010H1190V560C1290 420 1190 130 800 90C410 130 310 420 410 560V1010H-10Z';
  const inner = 'M1150 1010V556C1240 430 1150 170 800 130C450 170 360 430 450 556V1010';
  let tiles = '';
  for (let row = 0; row < 7; row += 1) {
    for (const x of [40, 110, 180, 250, 320, 1250, 1320, 1390, 1460, 1530]) {
      const y = 640 + row * 54;
      tiles += corners([x + 22, y - 22], [x + 44, y], [x + 22, y + 22], [x, y]);
    }
  }
  return (
    sky(palette, 700) +
    sun(980, 330, 84, palette.glow, 0.6) +
    range(
      random,
      [
        [300, 560],
        [460, 420],
        [620, 500],
        [800, 380],
        [980, 480],
        [1150, 400],
        [1300, 540],
      ],
      mix(palette.far, palette.light, 0.35),
      palette.low,
      720,
    ) +
    mist(430, 720, palette.low, 0.6) +
    minaret(palette, 700, 800) +
    village(random, {
      from: 380,
      to: 1230,
      level: (_, row) => 740 + row * 70,
      rows: 3,
      size: 96,
      walls: [palette.middle, palette.far, mix(palette.middle, palette.light, 0.2)],
      roof: 'flat',
      dark: palette.ink,
      lit: palette.glow,
      litShare: 0.1,
      haze: palette.low,
    }) +
    palm(random, 980, 890, 400, palette.leaf, palette.glow) +
    palm(random, 1070, 900, 300, palette.leaf, palette.glow) +
    palm(random, 520, 900, 330, palette.leaf, palette.glow) +
    box(
      400,
      880,
      800,
      130,
      downward([0, mix(palette.accent, palette.low, 0.45)], [1, palette.accent]),
    ) +
    ripples(random, { top: 886, base: 1000, from: 430, to: 1170 }, 26, palette.light, 0.4) +
    shape(
      frame,
      across(
        [0, palette.middle],
        [0.3, palette.near],
        [0.7, palette.near],
        [1, mix(palette.near, palette.ink, 0.4)],
      ),
    ) +
    stroke(inner, mix(palette.middle, palette.light, 0.35), 10) +
    stroke(
      'M1190 1010V560C1290 420 1190 130 800 90C410 130 310 420 410 560V1010',
      palette.accent,
      18,
    ) +
    repeat(23, (index) => {
      const angle = Math.PI * (1.12 - (index / 22) * 1.24);
      return disc(800 + Math.cos(angle) * 500, 470 - Math.sin(angle) * 440, 13, palette.light, {
        opacity: 0.8,
      });
    }) +
    shape(tiles, palette.accent) +
    stroke(legs([0, 600], [400, 600]) + legs([1200, 600], [1600, 600]), palette.light, 6) +
    box(-10, 982, 1620, 30, palette.ink) +
    [320, 1280]
      .map(
        (x) =>
          shape(
            corners([x - 60, 880], [x + 60, 880], [x + 44, 1000], [x - 44, 1000]),
            mix(palette.accent, palette.light, 0.15),
          ) + rosette(random, x, 884, 190, palette.leaf, palette.glow),
      )
      .join('')
  );
};

const minaret = (palette: Palette, x: number, base: number) =>
  wall(x - 66, 330, 132, base, palette.middle) +
  repeat(9, (index) => box(x - 66 + index * 15.4, 312, 9, 22, palette.middle)) +
  stroke(
    `M${x - 36} 470v-40q0 -40 36 -46q36 6 36 46v40ZM${x - 30} 620v-40q0 -36 30 -42q30 6 30 42v40Z`,
    palette.near,
    8,
  ) +
  box(x - 66, 350, 132, 16, palette.accent) +
  wall(x - 32, 236, 64, 314, palette.middle) +
  box(x - 32, 250, 64, 10, palette.accent) +
  dome(x, 238, 58, palette.light, palette.far, 0) +
  stroke(legs([x, 200], [x, 150]), palette.accent, 4) +
  disc(x, 176, 8, palette.glow) +
  disc(x, 158, 5, palette.glow);

export const mexicoCity: Scene = (palette, random) =>
  sky(palette, 640) +
  sun(800, 360, 140, palette.glow, 0.5) +
  streaks(random, 12, 80, 420, palette.glow) +
  peak(random, {
    x: 350,
    top: 300,
    base: 650,
    left: 420,
    right: 440,
    rock: palette.far,
    shade: mix(palette.far, palette.middle, 0.7),
    snow: palette.light,
    snowLine: 0.3,
  }) +
  range(
    random,
    [
      [880, 560],
      [1010, 430],
      [1110, 400],
      [1220, 380],
      [1330, 410],
      [1440, 470],
      [1640, 600],
    ],
    palette.far,
    palette.low,
    660,
  ) +
  mist(430, 700, palette.low, 0.7) +
  village(random, {
    from: -20,
    to: 1620,
    level: (_, row) => 650 + row * 90,
    rows: 4,
    size: 84,
    walls: [
      palette.middle,
      mix(palette.accent, palette.light, 0.4),
      mix(palette.high, palette.light, 0.3),
      palette.far,
      mix(palette.leaf, palette.light, 0.5),
    ],
    roof: 'flat',
    dark: palette.near,
    lit: palette.glow,
    litShare: 0.14,
    haze: palette.low,
  }) +
  wall(560, 560, 480, 860, mix(palette.light, palette.far, 0.3)) +
  shape('M700 560Q720 490 800 480Q880 490 900 560Z', mix(palette.light, palette.far, 0.2)) +
  dome(800, 470, 190, mix(palette.accent, palette.middle, 0.4), palette.near, 6) +
  wall(720, 466, 160, 560, mix(palette.light, palette.far, 0.25)) +
  belfry(590, 860, 560, 124, mix(palette.light, palette.far, 0.2), palette.near, palette.near) +
  belfry(1010, 860, 560, 124, mix(palette.light, palette.far, 0.3), palette.near, palette.near) +
  shape('M740 860V720Q740 640 800 636Q860 640 860 720V860Z', palette.near) +
  disc(800, 590, 30, palette.near) +
  disc(800, 590, 22, palette.glow) +
  mist(680, 880, palette.low, 0.4) +
  [200, 420, 1190, 1420]
    .map((x) => leafyTree(random, x, 900, 250, mix('#7a5aa8', palette.accent, 0.25), palette.light))
    .join('') +
  shape(
    'M-10 890Q400 860 800 890T1620 880V1010H-10Z',
    downward([0, palette.near], [1, palette.ink]),
  ) +
  rosette(random, 190, 1010, 330, palette.leaf, palette.glow, 17) +
  rosette(random, 1420, 1020, 380, palette.leaf, palette.glow, 19) +
  rosette(random, 560, 1010, 150, palette.leaf, palette.glow, 13) +
  dabs(random, 60, [900, 950, 300, 40], 10, palette.accent, 0.9);
