import { mix, veil } from '../color.ts';
import { branch, dabs } from '../layers/foliage.ts';
import { shade, stage, turned } from '../layers/stillLife.ts';
import type { Random } from '../random.ts';
import type { Scene } from '../scene.ts';
import {
  across,
  box,
  corners,
  disc,
  downward,
  flow,
  legs,
  mirrored,
  oval,
  repeat,
  shape,
  stroke,
} from '../svg.ts';

/** A peony of ruffled petals. */
function peony(random: Random, x: number, y: number, size: number, color: string): string {
  return [1, 0.82, 0.62, 0.42, 0.24]
    .map((ring, layer) =>
      repeat(layer === 4 ? 3 : 9 - layer, (index) => {
        const angle = (index / (9 - layer)) * Math.PI * 2 + layer + random.between(-0.2, 0.2);
        return oval(
          x + Math.cos(angle) * size * ring * 0.56,
          y + Math.sin(angle) * size * ring * 0.5,
          size * (0.2 + ring * 0.26),
          size * (0.17 + ring * 0.24),
          downward(
            [0, mix(color, '#ffffff', 0.4 - layer * 0.03)],
            [1, mix(color, '#5a1030', 0.05 + layer * 0.1)],
          ),
          {
            turn: `rotate(${(angle * 57.3).toFixed(0)} ${(x + Math.cos(angle) * size * ring * 0.56).toFixed(0)} ${(y + Math.sin(angle) * size * ring * 0.5).toFixed(0)})`,
          },
        );
      }),
    )
    .join('');
}

export const flowers: Scene = (palette, random) => {
  const heads = [
    [640, 340, 120, '#e89aa8'],
    [960, 330, 116, '#f4d0cc'],
    [800, 230, 124, palette.accent],
    [540, 470, 96, '#f8e4dc'],
    [1070, 470, 100, '#d8708a'],
    [800, 400, 140, '#f0b0b4'],
    [680, 520, 104, palette.accent],
    [930, 520, 108, '#f8e0d4'],
  ] as const;
  return (
    stage(palette, 770) +
    heads
      .map(([x, y]) =>
        stroke(
          flow([800, 640], [(800 + x) / 2 + 20, (640 + y) / 2], [x, y]),
          mix(palette.leaf, palette.ink, 0.25),
          8,
        ),
      )
      .join('') +
    repeat(20, (index) => {
      const angle = Math.PI * (0.02 + (index / 19) * 0.96);
      const reach = 330 + (index % 3) * 50;
      const x = 800 + Math.cos(angle) * reach;
      const y = 500 - Math.sin(angle) * reach * 0.95;
      return (
        stroke(flow([800, 600], [(800 + x) / 2, (560 + y) / 2], [x, y]), palette.leaf, 5) +
        repeat(6, (leaf) => {
          const t = 0.5 + leaf * 0.1;
          return oval(
            800 + (x - 800) * t + (leaf % 2 === 0 ? 16 : -16),
            590 + (y - 590) * t,
            26,
            12,
            mix(palette.leaf, leaf % 2 === 0 ? palette.glow : palette.ink, 0.22),
            {
              turn: `rotate(${(leaf * 47 + index * 20) % 180} ${(800 + (x - 800) * t).toFixed(0)} ${(590 + (y - 590) * t).toFixed(0)})`,
            },
          );
        })
      );
    }) +
    shade(800, 860, 170, palette) +
    shape(
      'M660 610Q640 760 760 790V820Q700 826 690 856H910Q900 826 840 820V790Q960 760 940 610Z',
      turned(palette.light, palette),
    ) +
    oval(800, 612, 140, 24, mix(palette.light, palette.near, 0.45)) +
    stroke('M664 660Q800 700 936 660', veil(palette.near, 0.3), 5) +
    heads.map(([x, y, size, color]) => peony(random, x, y, size, color)).join('') +
    dabs(random, 16, [1120, 860, 170, 30], 20, '#f0b0b4') +
    dabs(random, 9, [480, 870, 120, 24], 19, palette.accent)
  );
};

export const fragrance: Scene = (palette, random) => {
  const bottle =
    shape(
      corners([640, 780], [620, 480], [690, 400], [910, 400], [980, 480], [960, 780]),
      across(
        [0, mix(palette.glow, palette.accent, 0.25)],
        [0.3, '#fff8ec'],
        [0.6, mix(palette.accent, palette.glow, 0.45)],
        [1, palette.accent],
      ),
    ) +
    shape(
      corners([652, 770], [638, 540], [962, 540], [948, 770]),
      downward([0, veil(palette.accent, 0.35)], [1, veil(palette.accent, 0.75)]),
    ) +
    stroke(
      legs([690, 400], [730, 490], [712, 780]) +
        legs([910, 400], [870, 490], [888, 780]) +
        legs([620, 480], [730, 490], [870, 490], [980, 480]),
      veil('#ffffff', 0.65),
      5,
    ) +
    box(750, 330, 100, 72, across([0, '#fbe8b8'], [0.5, '#d8a850'], [1, '#8a6020'])) +
    shape(
      corners([720, 330], [740, 210], [800, 176], [860, 210], [880, 330]),
      across(
        [0, '#ffffff'],
        [0.4, mix(palette.far, '#ffffff', 0.4)],
        [1, mix(palette.accent, palette.far, 0.4)],
      ),
    ) +
    stroke(
      legs([740, 210], [780, 330]) + legs([860, 210], [820, 330]) + legs([800, 176], [800, 330]),
      veil('#ffffff', 0.6),
      4,
    ) +
    box(740, 590, 120, 120, palette.light) +
    disc(800, 650, 34, palette.accent) +
    disc(800, 650, 22, palette.light);
  return (
    stage(palette, 760, 'disc') +
    oval(800, 850, 520, 92, across([0, '#fbe8b8'], [0.5, '#d8a850'], [1, '#8a6020'])) +
    oval(
      800,
      842,
      506,
      84,
      downward([0, mix(palette.middle, palette.light, 0.5)], [1, palette.middle]),
    ) +
    oval(640, 820, 240, 30, veil('#ffffff', 0.35)) +
    mirrored(bottle, 784, 0.22, 0.3) +
    shade(800, 788, 190, palette) +
    bottle +
    [
      [1110, 830],
      [1180, 850],
      [1060, 864],
    ]
      .map(([x = 0, y = 0]) => peony(random, x, y, 46, mix(palette.accent, '#ffffff', 0.4)))
      .join('') +
    branch(
      random,
      [
        [-40, 240],
        [110, 190],
        [240, 230],
        [350, 190],
      ],
      palette.leaf,
      [palette.leaf, mix(palette.leaf, palette.glow, 0.3)],
      24,
      40,
    ) +
    disc(470, 850, 20, '#fff6e4') +
    disc(520, 866, 17, '#fff6e4')
  );
};
