import { mix, veil } from '../color.ts';
import { hedge } from '../layers/foliage.ts';
import { opening, painting, room } from '../layers/interior.ts';
import { glow } from '../layers/sky.ts';
import type { Scene } from '../scene.ts';
import { across, box, corners, downward, legs, oval, repeat, shape, stroke } from '../svg.ts';

/** A low upholstered bench. */
const bench = (x: number, top: number, width: number, color: string, ink: string) =>
  oval(x + width / 2, top + 96, width * 0.56, 16, veil(ink, 0.3)) +
  stroke(
    legs([x + 40, top + 40], [x + 40, top + 92]) +
      legs([x + width - 40, top + 40], [x + width - 40, top + 92]),
    ink,
    9,
  ) +
  box(x, top, width, 46, downward([0, mix(color, '#ffffff', 0.2)], [1, color]), { corner: 10 });

export const whiteRoom: Scene = (palette, random) =>
  room(palette.low, palette.high, 800, mix(palette.middle, palette.light, 0.15)) +
  shape(corners([0, 0], [1600, 0], [1330, 90], [270, 90]), mix(palette.light, '#ffffff', 0.5)) +
  shape(corners([400, 20], [1200, 20], [1120, 70], [480, 70]), '#ffffff') +
  shape(
    corners([0, 0], [270, 90], [270, 800], [0, 1000]),
    across([0, palette.middle], [1, palette.far]),
  ) +
  shape(
    corners([1600, 0], [1330, 90], [1330, 800], [1600, 1000]),
    across([0, palette.far], [1, palette.middle]),
  ) +
  [390, 690, 990]
    .map((x) =>
      shape(
        corners([x + 90, 90], [x + 130, 90], [x + 250, 700], [x - 30, 700]),
        downward([0, veil('#ffffff', 0.7)], [1, veil('#ffffff', 0)]),
      ),
    )
    .join('') +
  painting(random, 370, 230, 230, 330, palette, 0) +
  painting(random, 680, 190, 250, 410, palette, 1) +
  painting(random, 1010, 230, 230, 330, palette, 2) +
  shape(corners([60, 240], [200, 290], [200, 640], [60, 720]), palette.near) +
  shape(
    corners([76, 264], [186, 302], [186, 624], [76, 690]),
    mix(palette.leaf, palette.light, 0.4),
  ) +
  shape(corners([1540, 240], [1400, 290], [1400, 640], [1540, 720]), palette.ink) +
  shape(
    corners([1524, 264], [1414, 302], [1414, 624], [1524, 690]),
    mix(palette.accent, palette.light, 0.15),
  ) +
  oval(800, 900, 480, 50, veil('#ffffff', 0.4)) +
  bench(620, 810, 360, palette.ink, palette.ink);

export const auctionRoom: Scene = (palette, random) =>
  room(
    mix(palette.high, palette.near, 0.35),
    mix(palette.middle, palette.near, 0.1),
    720,
    palette.near,
  ) +
  repeat(
    4,
    (index) =>
      box(60 + index * 400, 60, 320, 560, veil(palette.ink, 0.14)) +
      box(74 + index * 400, 74, 292, 532, veil(palette.high, 0.25)),
  ) +
  shape(
    corners([740, 0], [860, 0], [1130, 720], [470, 720]),
    downward([0, veil(palette.glow, 0.6)], [1, veil(palette.glow, 0.05)]),
  ) +
  glow(800, 400, 480, palette.glow, 0.5) +
  stroke(
    legs([660, 760], [790, 120]) + legs([940, 760], [810, 120]) + legs([640, 590], [960, 590]),
    palette.ink,
    14,
  ) +
  painting(random, 600, 190, 400, 390, palette, 1) +
  box(1140, 500, 220, 250, downward([0, palette.middle], [1, palette.near])) +
  shape(corners([1116, 500], [1384, 500], [1360, 466], [1140, 466]), palette.accent) +
  stroke(legs([1230, 455], [1300, 432]), '#e8c890', 10) +
  box(1292, 408, 44, 34, '#e8c890', { corner: 6 }) +
  repeat(3, (row) =>
    repeat(7 - row, (index) => {
      const size = 150 + row * 62;
      const gap = 1600 / (7 - row);
      const x = gap * (index + 0.5);
      const base = 880 + row * 90;
      return Math.abs(x - 800) < 90
        ? ''
        : shape(
            `M${x - size * 0.42} ${base + 120}V${base - size * 0.3}Q${x} ${base - size * 0.62} ${x + size * 0.42} ${base - size * 0.3}V${base + 120}Z`,
            downward([0, mix(palette.accent, palette.ink, row * 0.2)], [1, palette.ink]),
          ) +
            stroke(
              `M${x - size * 0.42} ${base + 120}V${base - size * 0.3}Q${x} ${base - size * 0.62} ${x + size * 0.42} ${base - size * 0.3}V${base + 120}`,
              '#d8b070',
              6,
            );
    }),
  );

export const readingRoom: Scene = (palette, random) => {
  const spines = [
    '#8a3a2a',
    palette.leaf,
    palette.accent,
    '#d8c090',
    '#3f5a6a',
    '#6a2a30',
    '#4a3a2a',
  ] as const;
  const shelves = (left: number, width: number) =>
    box(left, 90, width, 740, mix(palette.accent, palette.ink, 0.68)) +
    repeat(6, (row) => {
      const base = 206 + row * 116;
      let books = '';
      for (let x = left + 14; x < left + width - 26;) {
        const wide = random.between(11, 24);
        const tall = random.between(64, 94);
        books +=
          box(
            x,
            base - tall,
            wide,
            tall,
            mix(random.pick(spines), palette.ink, random.between(0, 0.35)),
          ) + box(x, base - tall * 0.8, wide, 4, veil('#ffe8b0', 0.5));
        x += wide + 1.5;
      }
      return (
        box(left + 8, base - 104, width - 16, 106, palette.ink) +
        books +
        box(left, base, width, 12, mix(palette.accent, palette.ink, 0.4))
      );
    }) +
    box(left - 14, 70, width + 28, 24, mix(palette.accent, palette.ink, 0.35));
  return (
    room(palette.near, palette.far, 850, mix(palette.accent, palette.ink, 0.6)) +
    shelves(30, 500) +
    shelves(1070, 500) +
    opening(
      620,
      110,
      360,
      760,
      box(0, 0, 1600, 1000, downward([0, '#8fb0b8'], [1, palette.glow])) +
        hedge(random, 600, 1000, 620, 770, palette.leaf, palette.glow),
      mix(palette.accent, palette.ink, 0.3),
      'arch',
      2,
    ) +
    shape(corners([620, 850], [980, 850], [1240, 1010], [360, 1010]), veil(palette.glow, 0.22)) +
    stroke(
      legs([1110, 850], [1180, 120]) +
        legs([1190, 850], [1230, 120]) +
        repeat(9, (index) =>
          legs([1117 + index * 7, 790 - index * 72], [1194 + index * 4, 790 - index * 72]),
        ),
      mix(palette.accent, palette.glow, 0.2),
      9,
    ) +
    oval(800, 985, 700, 30, veil(palette.ink, 0.5)) +
    box(
      180,
      830,
      1240,
      34,
      across(
        [0, mix(palette.accent, palette.glow, 0.15)],
        [0.5, mix(palette.accent, palette.glow, 0.4)],
        [1, palette.accent],
      ),
      { corner: 8 },
    ) +
    box(220, 864, 1160, 60, mix(palette.accent, palette.ink, 0.45)) +
    [260, 1300].map((x) => box(x, 900, 46, 110, mix(palette.accent, palette.ink, 0.55))).join('') +
    [420, 800, 1180]
      .map(
        (x) =>
          glow(x, 800, 250, palette.glow, 0.55) +
          stroke(legs([x, 830], [x, 740]), '#d8b060', 8) +
          oval(x, 828, 44, 9, '#d8b060') +
          shape(
            `M${x - 84} 752Q${x - 76} 690 ${x} 688Q${x + 76} 690 ${x + 84} 752Z`,
            downward([0, '#3f9a6a'], [1, '#1f5a40']),
          ) +
          oval(x, 752, 84, 10, '#fff2c0'),
      )
      .join('') +
    shape(
      'M590 826Q650 800 700 822Q750 800 810 826V836Q750 812 700 832Q650 812 590 836Z',
      palette.light,
    ) +
    box(980, 796, 130, 18, '#8a3a2a') +
    box(990, 778, 116, 18, palette.leaf) +
    box(984, 814, 130, 16, '#d8c090')
  );
};
