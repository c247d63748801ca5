import { mix, veil } from '../color.ts';
import { dabs } from '../layers/foliage.ts';
import { shade, stage, turned } from '../layers/stillLife.ts';
import type { Palette } from '../palette.ts';
import type { Scene } from '../scene.ts';
import { across, box, disc, downward, flow, outward, oval, repeat, shape, stroke } from '../svg.ts';

export const books: Scene = (palette, random) => {
  const volumes = [
    [430, 700, 620, 74, palette.accent],
    [470, 640, 560, 60, palette.light],
    [450, 566, 540, 74, palette.near],
    [510, 510, 460, 56, '#d8a84a'],
    [490, 446, 440, 64, mix(palette.leaf, palette.ink, 0.2)],
  ] as const;
  return (
    stage(palette, 760, 'disc') +
    shade(760, 780, 400, palette) +
    volumes
      .map(
        ([x, y, wide, tall, color]) =>
          box(
            x,
            y,
            wide,
            tall,
            downward(
              [0, mix(color, '#ffffff', 0.2)],
              [0.5, color],
              [1, mix(color, palette.ink, 0.35)],
            ),
            { corner: 7 },
          ) +
          box(x + wide - 26, y + 7, 26, tall - 14, mix(palette.light, palette.middle, 0.15)) +
          repeat(4, (page) =>
            box(x + wide - 26, y + 12 + (page * (tall - 22)) / 4, 26, 2, veil(palette.near, 0.4)),
          ) +
          box(x + 54, y, 7, tall, veil('#ffe8b0', 0.8)) +
          box(x + 130, y + tall * 0.28, wide * 0.3, tall * 0.12, veil('#ffe8b0', 0.75)) +
          box(x + wide - 120, y, 7, tall, veil('#ffe8b0', 0.8)),
      )
      .join('') +
    stroke('M610 774V830Q620 850 606 880', '#b83a3a', 11) +
    pear(700, 446, palette) +
    pear(1200, 800, palette) +
    shade(1200, 806, 90, palette) +
    dabs(random, 12, [1340, 830, 120, 20], 12, palette.leaf)
  );
};

const pear = (x: number, base: number, palette: Palette) =>
  shape(
    `M${x} ${base}Q${x - 92} ${base} ${x - 88} ${base - 80}Q${x - 78} ${base - 136} ${x - 40} ${base - 156}Q${x - 32} ${base - 220} ${x + 4} ${base - 222}Q${x + 38} ${base - 216} ${x + 40} ${base - 156}Q${x + 84} ${base - 130} ${x + 90} ${base - 76}Q${x + 92} ${base} ${x} ${base}Z`,
    across([0, '#b8a83c'], [0.3, '#f0e08a'], [0.6, '#d0b840'], [1, '#7a6a24']),
  ) +
  stroke(`M${x + 4} ${base - 220}Q${x + 6} ${base - 252} ${x + 24} ${base - 268}`, '#4a3420', 8) +
  shape(
    `M${x + 12} ${base - 240}Q${x + 54} ${base - 292} ${x + 100} ${base - 268}Q${x + 66} ${base - 232} ${x + 12} ${base - 240}Z`,
    palette.leaf,
  );

export const ceramics: Scene = (palette, random) => {
  const glaze = (color: string, x: number, base: number, scale: number, path: string) =>
    `<g transform="translate(${x} ${base}) scale(${scale})">${shape(path, turned(color, palette))}</g>`;
  const tall =
    'M-70 0Q-120 -150 -90 -300Q-70 -380 -28 -420V-470H28V-420Q70 -380 90 -300Q120 -150 70 0Z';
  const round =
    'M-60 0Q-190 -60 -170 -170Q-150 -260 -50 -280V-312H50V-280Q150 -260 170 -170Q190 -60 60 0Z';
  const bowl = 'M-56 0Q-66 -20 -150 -80Q-176 -110 -180 -150H180Q176 -110 150 -80Q66 -20 56 0Z';
  const twig = (dx: number, lean: number) =>
    flow([620, 330], [610 + dx * 0.3, 230], [600 + dx, 130 - lean], [590 + dx * 1.7, 60 - lean]);
  return (
    stage(palette, 740) +
    stroke(twig(-60, 0) + twig(40, -10) + twig(130, 20), mix(palette.near, palette.ink, 0.4), 7) +
    [
      [560, 150],
      [500, 70],
      [640, 160],
      [680, 90],
      [740, 150],
      [830, 60],
      [590, 220],
      [700, 200],
    ]
      .map(
        ([x = 0, y = 0]) =>
          dabs(random, 11, [x, y, 54, 36], 15, palette.leaf) +
          dabs(random, 7, [x, y, 50, 34], 14, palette.accent),
      )
      .join('') +
    shade(620, 780, 130, palette) +
    glaze(palette.light, 620, 780, 1, tall) +
    stroke('M530 470Q620 500 712 470', veil(palette.near, 0.4), 5) +
    box(592, 308, 56, 12, mix(palette.light, palette.near, 0.3)) +
    shade(950, 820, 190, palette) +
    glaze(palette.accent, 950, 820, 1, round) +
    oval(950, 510, 50, 11, palette.ink) +
    stroke('M782 660Q950 706 1118 660', veil(palette.light, 0.6), 9) +
    shade(1270, 860, 150, palette) +
    glaze(mix(palette.near, palette.high, 0.3), 1270, 860, 0.86, bowl) +
    oval(1270, 731, 154, 26, palette.ink) +
    oval(1270, 734, 140, 20, mix(palette.near, palette.high, 0.4)) +
    disc(
      330,
      850,
      42,
      outward(
        [
          [0, '#f0b050'],
          [0.7, palette.accent],
          [1, mix(palette.accent, palette.ink, 0.4)],
        ],
        0.35,
        0.3,
      ),
    ) +
    disc(
      410,
      870,
      38,
      outward(
        [
          [0, '#f0b050'],
          [0.7, palette.accent],
          [1, mix(palette.accent, palette.ink, 0.4)],
        ],
        0.35,
        0.3,
      ),
    ) +
    shade(370, 896, 90, palette)
  );
};
