import { mix, veil } from '../color.ts';
import { shade, stage } from '../layers/stillLife.ts';
import type { Scene } from '../scene.ts';
import {
  across,
  blurred,
  box,
  corners,
  disc,
  legs,
  outward,
  repeat,
  shape,
  stroke,
  within,
} from '../svg.ts';

export const watch: Scene = (palette) => {
  const steel = across([0, '#f4f4f0'], [0.3, palette.low], [0.6, '#ffffff'], [1, palette.middle]);
  return (
    stage(palette, 800, 'none') +
    disc(800, 470, 420, veil(palette.glow, 0.1)) +
    shade(800, 850, 260, palette) +
    shape(
      'M640 120Q800 60 960 120L930 330H670ZM670 610H930L970 860Q800 900 630 860Z',
      across([0, '#3a2418'], [0.3, '#8a5a34'], [0.7, '#6a4024'], [1, '#2a1810']),
    ) +
    stroke('M662 140L690 320M938 140L910 320M690 620L652 850M910 620L948 850', '#d8b080', 4) +
    box(660, 300, 50, 70, steel, { corner: 10 }) +
    box(890, 300, 50, 70, steel, { corner: 10 }) +
    box(660, 570, 50, 70, steel, { corner: 10 }) +
    box(890, 570, 50, 70, steel, { corner: 10 }) +
    box(1010, 444, 46, 56, steel, { corner: 9 }) +
    disc(800, 470, 224, steel) +
    disc(800, 470, 200, palette.accent) +
    disc(
      800,
      470,
      192,
      outward(
        [
          [0, '#fffaf0'],
          [0.7, palette.light],
          [1, mix(palette.light, palette.middle, 0.3)],
        ],
        0.4,
        0.35,
      ),
    ) +
    repeat(60, (index) =>
      stroke(
        legs([800, 292], [800, index % 5 === 0 ? 322 : 302]),
        palette.ink,
        index % 5 === 0 ? 9 : 3,
        { turn: `rotate(${index * 6} 800 470)` },
      ),
    ) +
    disc(800, 556, 46, mix(palette.light, palette.middle, 0.2)) +
    repeat(12, (index) =>
      stroke(legs([800, 514], [800, 522]), palette.ink, 2.5, {
        turn: `rotate(${index * 30} 800 556)`,
      }),
    ) +
    stroke(legs([800, 556], [824, 534]), palette.ink, 4) +
    stroke(legs([800, 470], [716, 398]), palette.near, 13) +
    stroke(legs([800, 470], [906, 366]), palette.near, 9) +
    stroke(legs([776, 520], [864, 320]), palette.accent, 3.5) +
    disc(800, 470, 13, palette.accent) +
    shape(
      'M640 380A190 190 0 0 1 860 290Q740 340 660 520A190 190 0 0 1 640 380Z',
      veil('#ffffff', 0.3),
    )
  );
};

export const scarf: Scene = (palette) => {
  const outline =
    'M500 210Q640 226 800 210T1100 210Q1084 380 1104 520T1090 850Q960 880 800 856T506 856Q520 680 498 520T500 210Z';
  const corner = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${[0, 1, 2].map((ring) => stroke(`M0 ${200 - ring * 50}A${200 - ring * 50} ${200 - ring * 50} 0 0 0 ${200 - ring * 50} 0`, ring === 1 ? palette.accent : '#e0743c', 16)).join('')}${disc(36, 36, 30, palette.accent)}${disc(36, 36, 14, palette.light)}</g>`;
  const rays = repeat(16, (index) =>
    shape(
      corners([800, 530], [786, 400], [800, 352], [814, 400]),
      index % 2 === 0 ? palette.accent : '#e0743c',
      {
        turn: `rotate(${index * 22.5} 800 530)`,
      },
    ),
  );
  const print =
    box(480, 190, 640, 700, palette.accent) +
    box(530, 250, 540, 570, palette.light) +
    box(548, 268, 504, 534, '#e0743c') +
    box(560, 280, 480, 510, palette.light) +
    corner(566, 286, 0) +
    corner(1034, 286, 90) +
    corner(1034, 784, 180) +
    corner(566, 784, 270) +
    disc(800, 530, 200, palette.high) +
    rays +
    disc(800, 530, 84, palette.accent) +
    disc(800, 530, 66, palette.light) +
    disc(800, 530, 40, '#e0743c');
  const folds = [560, 690, 830, 960, 1060].map((x, index) =>
    stroke(
      `M${x} 200Q${x + 26} 420 ${x - 8} 560T${x + 6} 880`,
      index % 2 === 0 ? veil(palette.ink, 0.14) : veil('#ffffff', 0.2),
      38,
    ),
  );
  return (
    stage(palette, 800, 'none') +
    shape(outline, veil(palette.ink, 0.22), { turn: 'translate(34 26)' }) +
    within(outline, print + blurred(folds.join(''), 14)) +
    box(420, 190, 760, 20, across([0, '#fbe8b8'], [0.5, '#d8a850'], [1, '#8a6020']), {
      corner: 10,
    }) +
    disc(416, 200, 20, '#e8c070') +
    disc(1184, 200, 20, '#b88838') +
    stroke(legs([800, 190], [800, -10]), '#b88838', 5) +
    shade(1310, 850, 130, palette) +
    box(1180, 730, 260, 116, across([0, '#f08a4c'], [1, '#a8502a']), { corner: 6 }) +
    box(1168, 716, 284, 34, across([0, '#f89a5c'], [1, '#c0602f']), { corner: 6 }) +
    box(1298, 716, 24, 130, palette.light) +
    stroke(
      'M1310 716Q1240 650 1226 700Q1240 730 1310 716Q1380 650 1394 700Q1380 730 1310 716',
      palette.light,
      10,
    )
  );
};
