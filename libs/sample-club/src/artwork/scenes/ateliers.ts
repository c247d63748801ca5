import { mix, veil } from '../color.ts';
import { dabs } from '../layers/foliage.ts';
import { opening, room } from '../layers/interior.ts';
import { glow } from '../layers/sky.ts';
import type { Palette } from '../palette.ts';
import type { Random } from '../random.ts';
import type { Scene } from '../scene.ts';
import {
  across,
  box,
  boxPath,
  corners,
  disc,
  downward,
  legs,
  oval,
  repeat,
  shape,
  stroke,
} from '../svg.ts';

export const tailor: Scene = (palette, random) =>
  room(palette.high, palette.low, 780, palette.near) +
  opening(
    110,
    90,
    420,
    660,
    box(0, 0, 1600, 1000, downward([0, '#a8c4c8'], [1, palette.glow])) +
      repeat(6, (index) =>
        box(
          90 + index * 90,
          430 + random.between(-60, 60),
          84,
          400,
          mix(palette.accent, palette.light, 0.6),
        ),
      ),
    mix(palette.near, palette.ink, 0.2),
    'flat',
    2,
  ) +
  shape(corners([110, 660], [530, 660], [1100, 1010], [300, 1010]), veil(palette.glow, 0.25)) +
  box(1060, 110, 460, 20, palette.near) +
  box(1060, 330, 460, 20, palette.near) +
  repeat(9, (index) =>
    box(
      1074 + index * 49,
      130 + (index % 3) * 20 + 30,
      44,
      170 - (index % 3) * 20,
      across(
        [
          0,
          mix(
            ['#8a3a2a', palette.accent, palette.leaf, palette.light][index % 4] ?? palette.accent,
            '#ffffff',
            0.2,
          ),
        ],
        [
          1,
          mix(
            ['#8a3a2a', palette.accent, palette.leaf, palette.light][index % 4] ?? palette.accent,
            palette.ink,
            0.3,
          ),
        ],
      ),
      { corner: 8 },
    ),
  ) +
  repeat(
    5,
    (index) =>
      box(1074 + index * 6, 296 - index * 2, 1, 1, palette.ink) +
      oval(
        1130 + index * 80,
        404 + 20,
        30,
        56,
        across(
          [
            0,
            mix(
              [palette.light, '#8a3a2a', palette.accent, palette.high, palette.leaf][index] ??
                palette.light,
              '#ffffff',
              0.25,
            ),
          ],
          [
            1,
            mix(
              [palette.light, '#8a3a2a', palette.accent, palette.high, palette.leaf][index] ??
                palette.light,
              palette.ink,
              0.3,
            ),
          ],
        ),
      ),
  ) +
  box(1060, 480, 460, 18, palette.near) +
  dressForm(790, 940, palette) +
  box(1000, 740, 640, 36, across([0, mix(palette.middle, '#ffffff', 0.25)], [1, palette.middle])) +
  box(1040, 776, 40, 240, palette.near) +
  box(1540, 776, 40, 240, palette.near) +
  shape(
    'M1130 740Q1180 700 1330 712Q1500 700 1620 730V860Q1560 900 1500 860Q1440 900 1380 850Q1320 890 1270 840Q1200 870 1160 820Z',
    across(
      [0, mix(palette.accent, '#ffffff', 0.25)],
      [0.5, palette.accent],
      [1, mix(palette.accent, palette.ink, 0.3)],
    ),
  ) +
  stroke(
    'M1220 730Q1240 790 1226 840M1340 716Q1356 790 1336 856M1460 712Q1480 790 1460 870',
    veil(palette.ink, 0.22),
    7,
  ) +
  shears(1120, 716, palette) +
  stroke('M40 1000Q200 900 330 960T560 930', '#f5d060', 12) +
  repeat(10, (index) =>
    stroke(
      legs([90 + index * 46, 952 - (index % 3) * 12], [92 + index * 46, 962 - (index % 3) * 12]),
      palette.ink,
      2,
    ),
  );

const dressForm = (x: number, base: number, palette: Palette) =>
  oval(x, base + 6, 160, 20, veil(palette.ink, 0.35)) +
  stroke(
    `M${x} ${base - 30}L${x - 110} ${base}M${x} ${base - 30}L${x + 110} ${base}M${x} ${base - 30}V${base - 300}`,
    palette.ink,
    12,
  ) +
  shape(
    `M${x - 36} ${base - 690}Q${x - 130} ${base - 670} ${x - 140} ${base - 590}Q${x - 120} ${base - 520} ${x - 84} ${base - 440}Q${x - 130} ${base - 360} ${x - 126} ${base - 280}Q${x} ${base - 256} ${x + 126} ${base - 280}Q${x + 130} ${base - 360} ${x + 84} ${base - 440}Q${x + 120} ${base - 520} ${x + 140} ${base - 590}Q${x + 130} ${base - 670} ${x + 36} ${base - 690}Z`,
    across(
      [0, mix(palette.accent, '#ffffff', 0.28)],
      [0.5, palette.accent],
      [1, mix(palette.accent, palette.ink, 0.5)],
    ),
  ) +
  shape(corners([x - 34, base - 690], [x, base - 500], [x + 34, base - 690]), palette.light) +
  stroke(
    legs([x - 36, base - 690], [x, base - 500], [x + 36, base - 690]),
    mix(palette.accent, palette.ink, 0.3),
    14,
  ) +
  repeat(3, (index) => disc(x, base - 470 + index * 60, 8, '#e0b860')) +
  shape(boxPath(x - 34, base - 722, 68, 36), mix(palette.accent, palette.ink, 0.2)) +
  oval(x, base - 722, 34, 11, palette.near) +
  stroke(legs([x, base - 724], [x, base - 752]), palette.near, 12) +
  disc(x, base - 758, 13, palette.near) +
  stroke(
    `M${x - 44} ${base - 690}Q${x - 90} ${base - 560} ${x - 50} ${base - 420}M${x + 44} ${base - 690}Q${x + 92} ${base - 560} ${x + 60} ${base - 400}`,
    '#f5d060',
    11,
  );

const shears = (x: number, y: number, palette: Palette) =>
  stroke(
    legs([x - 20, y + 10], [x + 130, y - 26]) + legs([x - 20, y - 26], [x + 130, y + 8]),
    palette.light,
    9,
  ) +
  stroke(
    `M${x - 70} ${y + 18}a24 15 0 1 0 48 -8a24 15 0 1 0 -48 8M${x - 70} ${y - 32}a24 15 0 1 0 48 8a24 15 0 1 0 -48 -8`,
    palette.ink,
    9,
  );

export const perfumer: Scene = (palette, random) =>
  box(0, 0, 1600, 1000, downward([0, mix(palette.high, palette.near, 0.35)], [1, palette.near])) +
  [250, 500, 750]
    .map(
      (y, row) =>
        glow(800, y - 110, 780, palette.glow, 0.3) +
        repeat(11 - row, (index) =>
          flacon(random, 110 + (index * 1380) / (10 - row), y, 104 + row * 34, palette),
        ) +
        box(
          -10,
          y,
          1620,
          20,
          downward([0, mix(palette.low, palette.accent, 0.1)], [1, palette.middle]),
        ) +
        box(-10, y + 20, 1620, 18, veil(palette.ink, 0.3)),
    )
    .join('') +
  box(-10, 870, 1620, 140, downward([0, palette.low], [1, palette.middle])) +
  box(-10, 866, 1620, 12, palette.light) +
  grandFlacon(800, 930, palette) +
  dabs(random, 26, [430, 930, 190, 20], 15, mix('#d8607a', palette.light, 0.2)) +
  dabs(random, 18, [1180, 935, 190, 18], 15, palette.light);

/** One flacon on a shelf, in one of four cuts. */
function flacon(random: Random, x: number, base: number, size: number, palette: Palette): string {
  const tint = random.pick([palette.accent, '#e0a84a', palette.leaf, palette.light, '#b8506a']);
  const glass = across(
    [0, mix(tint, '#ffffff', 0.6)],
    [0.4, tint],
    [1, mix(tint, palette.ink, 0.35)],
  );
  const half = size * random.between(0.26, 0.38);
  const tall = size * random.between(0.6, 0.82);
  const body = random.pick([
    box(x - half, base - tall, half * 2, tall, glass, { corner: 6 }),
    shape(
      `M${x - half * 0.3} ${base - tall}Q${x - half * 1.3} ${base - tall * 0.6} ${x - half * 0.8} ${base}H${x + half * 0.8}Q${x + half * 1.3} ${base - tall * 0.6} ${x + half * 0.3} ${base - tall}Z`,
      glass,
    ),
    shape(
      corners(
        [x - half * 0.5, base - tall],
        [x + half * 0.5, base - tall],
        [x + half, base],
        [x - half, base],
      ),
      glass,
    ),
    disc(x, base - half, half, glass),
  ]);
  return (
    box(x - size * 0.07, base - size * 0.98, size * 0.14, size * 0.5, mix(tint, '#ffffff', 0.3)) +
    body +
    stroke(
      legs([x - half * 0.55, base - tall * 0.62], [x - half * 0.55, base - tall * 0.2]),
      veil('#ffffff', 0.6),
      4,
    ) +
    disc(x, base - size * 1.02, size * 0.12, '#e8c880')
  );
}

const grandFlacon = (x: number, base: number, palette: Palette) =>
  oval(x, base + 6, 230, 22, veil(palette.ink, 0.35)) +
  shape(
    corners(
      [x - 120, base],
      [x - 150, base - 190],
      [x - 80, base - 300],
      [x + 80, base - 300],
      [x + 150, base - 190],
      [x + 120, base],
    ),
    across(
      [0, '#fff0dc'],
      [0.35, mix(palette.accent, palette.light, 0.5)],
      [0.7, palette.accent],
      [1, mix(palette.accent, palette.ink, 0.3)],
    ),
  ) +
  stroke(
    legs([x - 80, base - 300], [x - 40, base - 190], [x - 60, base]) +
      legs([x + 80, base - 300], [x + 40, base - 190], [x + 60, base]) +
      legs(
        [x - 150, base - 190],
        [x - 40, base - 190],
        [x + 40, base - 190],
        [x + 150, base - 190],
      ),
    veil('#ffffff', 0.5),
    4,
  ) +
  box(x - 34, base - 344, 68, 46, '#e0b860') +
  shape(
    corners(
      [x - 60, base - 344],
      [x - 40, base - 440],
      [x, base - 470],
      [x + 40, base - 440],
      [x + 60, base - 344],
    ),
    across([0, '#ffffff'], [1, mix(palette.accent, palette.light, 0.3)]),
  );
