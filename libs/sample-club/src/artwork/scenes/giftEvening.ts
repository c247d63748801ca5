import { mix, veil } from '../color.ts';
import { branch, dabs } from '../layers/foliage.ts';
import { glow, wisp } from '../layers/sky.ts';
import { shade, stage, turned } from '../layers/stillLife.ts';
import { candle } from '../layers/tableware.ts';
import type { Palette } from '../palette.ts';
import type { Scene } from '../scene.ts';
import {
  across,
  box,
  corners,
  disc,
  downward,
  flow,
  legs,
  oval,
  repeat,
  shape,
  stroke,
} from '../svg.ts';

export const scentedCandle: Scene = (palette, random) =>
  stage(palette, 740) +
  glow(780, 380, 520, palette.glow, 0.65) +
  shade(780, 840, 220, palette) +
  candle(780, 500, 110, palette.light, palette.glow) +
  box(600, 480, 360, 350, turned(mix(palette.accent, palette.low, 0.35), palette), { corner: 26 }) +
  oval(780, 486, 178, 30, mix(palette.light, palette.glow, 0.4)) +
  oval(780, 484, 150, 21, palette.glow) +
  candle(780, 486, 56, palette.light, palette.glow) +
  box(680, 580, 200, 150, palette.light) +
  box(692, 592, 176, 126, mix(palette.light, palette.accent, 0.12)) +
  disc(780, 640, 30, palette.accent) +
  stroke('M730 692H830M752 706H808', palette.near, 4) +
  shade(1150, 860, 150, palette) +
  box(1000, 806, 300, 44, turned(palette.accent, palette), { corner: 14 }) +
  oval(1150, 806, 150, 24, mix(palette.accent, '#ffffff', 0.25)) +
  disc(1150, 782, 22, palette.accent) +
  [360, 440, 300]
    .map(
      (x, index) =>
        stroke(
          flow([x, 860 - index * 10], [x + 60, 800], [x + 130 - index * 60, 720 - index * 40]),
          palette.leaf,
          6,
        ) +
        dabs(
          random,
          22,
          [x + 70 - index * 20, 770 - index * 20, 70, 50],
          15,
          mix(palette.leaf, palette.low, index * 0.2),
        ),
    )
    .join('') +
  wisp(796, 320, 240, palette.light, 0.16);

/** A chess piece: a turned foot and stem under the given head. */
function piece(
  x: number,
  base: number,
  size: number,
  color: string,
  palette: Palette,
  head: 'pawn' | 'king' | 'queen' | 'bishop' | 'rook',
): string {
  const paint = turned(color, palette);
  const rise = { pawn: 0.56, rook: 0.66, bishop: 0.8, queen: 0.92, king: 0.94 }[head] * size;
  const y = base - rise;
  const heads = {
    pawn: () => disc(x, y, size * 0.13, paint),
    rook: () =>
      shape(
        corners(
          [x - size * 0.15, y + 8],
          [x - size * 0.17, y - size * 0.16],
          [x - size * 0.08, y - size * 0.16],
          [x - size * 0.08, y - size * 0.1],
          [x - size * 0.04, y - size * 0.1],
          [x - size * 0.04, y - size * 0.16],
          [x + size * 0.04, y - size * 0.16],
          [x + size * 0.04, y - size * 0.1],
          [x + size * 0.08, y - size * 0.1],
          [x + size * 0.08, y - size * 0.16],
          [x + size * 0.17, y - size * 0.16],
          [x + size * 0.15, y + 8],
        ),
        paint,
      ),
    bishop: () =>
      shape(
        `M${x - size * 0.1} ${y + 6}Q${x - size * 0.17} ${y - size * 0.12} ${x} ${y - size * 0.27}Q${x + size * 0.17} ${y - size * 0.12} ${x + size * 0.1} ${y + 6}Z`,
        paint,
      ) +
      disc(x, y - size * 0.29, size * 0.036, paint) +
      stroke(
        legs([x + size * 0.02, y - size * 0.08], [x + size * 0.09, y - size * 0.17]),
        palette.ink,
        4,
      ),
    queen: () =>
      shape(
        corners(
          [x - size * 0.1, y + 6],
          [x - size * 0.18, y - size * 0.2],
          [x - size * 0.09, y - size * 0.12],
          [x, y - size * 0.24],
          [x + size * 0.09, y - size * 0.12],
          [x + size * 0.18, y - size * 0.2],
          [x + size * 0.1, y + 6],
        ),
        paint,
      ) + disc(x, y - size * 0.25, size * 0.036, paint),
    king: () =>
      shape(
        corners(
          [x - size * 0.1, y + 6],
          [x - size * 0.16, y - size * 0.16],
          [x + size * 0.16, y - size * 0.16],
          [x + size * 0.1, y + 6],
        ),
        paint,
      ) +
      stroke(
        legs([x, y - size * 0.16], [x, y - size * 0.34]) +
          legs([x - size * 0.07, y - size * 0.27], [x + size * 0.07, y - size * 0.27]),
        color,
        size * 0.042,
      ),
  };
  return (
    shade(x, base + 4, size * 0.2, palette) +
    heads[head]() +
    shape(
      `M${x - size * 0.23} ${base}Q${x - size * 0.22} ${base - size * 0.12} ${x - size * 0.12} ${base - size * 0.17}Q${x - size * 0.05} ${base - size * 0.34} ${x - size * 0.08} ${y + size * 0.04}H${x + size * 0.08}Q${x + size * 0.05} ${base - size * 0.34} ${x + size * 0.12} ${base - size * 0.17}Q${x + size * 0.22} ${base - size * 0.12} ${x + size * 0.23} ${base}Z`,
      paint,
    ) +
    oval(x, y + size * 0.05, size * 0.13, size * 0.03, mix(color, '#ffffff', 0.25)) +
    oval(x, base - size * 0.16, size * 0.14, size * 0.03, mix(color, '#ffffff', 0.2)) +
    oval(x, base, size * 0.23, size * 0.045, mix(color, palette.ink, 0.3))
  );
}

export const chess: Scene = (palette) => {
  const at = (column: number, row: number): [number, number] => [
    800 + (column - 4) * (112 + row * 19),
    620 + row * 30 + row * row * 3.2,
  ];
  const squares = repeat(64, (index) => {
    const [row, column] = [Math.floor(index / 8), index % 8];
    return shape(
      corners(at(column, row), at(column + 1, row), at(column + 1, row + 1), at(column, row + 1)),
      (row + column) % 2 === 0
        ? mix(palette.light, palette.accent, 0.1)
        : mix(palette.near, palette.accent, 0.2),
    );
  });
  const spot = (column: number, row: number) => at(column + 0.5, row + 0.6);
  const put = (
    column: number,
    row: number,
    size: number,
    color: string,
    head: 'pawn' | 'king' | 'queen' | 'bishop' | 'rook',
  ) => {
    const [x, y] = spot(column, row);
    return piece(x, y, size, color, palette, head);
  };
  const [pale, dark] = [palette.light, mix(palette.ink, palette.near, 0.25)];
  return (
    stage(palette, 590, 'none') +
    disc(560, 300, 190, veil(palette.glow, 0.55)) +
    shape(
      corners([330, 606], [1270, 606], [1660, 1010], [-60, 1010]),
      downward([0, palette.accent], [1, mix(palette.accent, palette.ink, 0.5)]),
    ) +
    squares +
    shape(
      corners(at(0, 0), at(8, 0), at(8, 8), at(0, 8)),
      downward([0, veil(palette.ink, 0)], [1, veil(palette.ink, 0.25)]),
    ) +
    put(0, 0, 260, dark, 'rook') +
    put(3, 0, 300, dark, 'queen') +
    put(5, 0, 290, dark, 'bishop') +
    put(7, 0, 260, dark, 'rook') +
    put(1, 1, 250, dark, 'pawn') +
    put(6, 1, 250, dark, 'pawn') +
    put(4, 2, 380, dark, 'king') +
    put(2, 3, 310, pale, 'pawn') +
    put(6, 3, 320, pale, 'pawn') +
    put(0, 4, 400, pale, 'bishop') +
    put(5, 5, 520, pale, 'king') +
    put(1, 6, 400, dark, 'pawn') +
    put(7, 6, 440, pale, 'rook')
  );
};

export const tea: Scene = (palette, random) => {
  const glaze = mix(palette.near, palette.leaf, 0.3);
  const cup = (x: number, base: number) =>
    shade(x, base + 10, 100, palette) +
    oval(x, base + 4, 130, 22, palette.light) +
    oval(x, base, 112, 16, mix(palette.light, palette.near, 0.2)) +
    shape(
      `M${x - 88} ${base - 108}Q${x - 84} ${base - 8} ${x - 36} ${base}H${x + 36}Q${x + 84} ${base - 8} ${x + 88} ${base - 108}Z`,
      turned(palette.light, palette),
    ) +
    oval(x, base - 108, 88, 18, mix(palette.light, palette.near, 0.25)) +
    oval(x, base - 104, 76, 13, '#b8742c') +
    wisp(x, base - 120, 190, '#ffffff', 0.3);
  return (
    stage(palette, 740, 'disc') +
    branch(
      random,
      [
        [1640, 60],
        [1420, 150],
        [1220, 150],
        [1040, 230],
        [900, 210],
      ],
      mix(palette.near, palette.ink, 0.4),
      ['#f4c8c8', '#fff0ec', '#e8a0a8'],
      25,
      46,
    ) +
    shape(
      corners([250, 880], [1350, 880], [1430, 940], [170, 940]),
      downward([0, mix(palette.accent, palette.light, 0.2)], [1, palette.accent]),
    ) +
    box(170, 940, 1260, 24, mix(palette.accent, palette.ink, 0.35)) +
    shade(640, 900, 260, palette) +
    stroke('M860 620Q1000 560 1010 680Q1000 800 850 800', mix(glaze, palette.ink, 0.2), 30) +
    shape(
      'M430 720Q330 690 290 560L342 540Q390 620 470 640Z',
      across([0, mix(glaze, '#ffffff', 0.4)], [1, glaze]),
    ) +
    shape(
      'M500 890Q400 830 410 720Q430 580 640 570Q850 580 870 720Q880 830 780 890Z',
      turned(glaze, palette),
    ) +
    oval(640, 578, 118, 22, mix(glaze, palette.ink, 0.35)) +
    shape('M526 574Q560 520 640 514Q720 520 754 574Z', turned(glaze, palette)) +
    disc(640, 500, 24, palette.accent) +
    stroke('M430 690Q640 740 856 690', veil(palette.light, 0.5), 7) +
    dabs(random, 40, [640, 770, 150, 60], 7, veil(palette.light, 0.6)) +
    cup(1060, 900) +
    cup(1300, 870) +
    dabs(random, 14, [420, 960, 170, 20], 14, '#f4c8c8')
  );
};
