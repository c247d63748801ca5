import { mix, veil } from '../color.ts';
import { hill, peak, range, rolling } from '../layers/land.ts';
import { clouds, mist, sky, streaks, sun } from '../layers/sky.ts';
import type { Palette } from '../palette.ts';
import type { Scene } from '../scene.ts';
import {
  across,
  box,
  corners,
  downward,
  legs,
  oval,
  ovalPath,
  placed,
  repeat,
  shape,
  stroke,
} from '../svg.ts';

export const helicopterPeaks: Scene = (palette, random) =>
  sky(palette, 820) +
  sun(470, 330, 110, palette.glow, 0.6) +
  streaks(random, 12, 60, 380, palette.glow) +
  range(
    random,
    [
      [-20, 560],
      [240, 450],
      [480, 540],
      [760, 430],
      [1000, 520],
      [1300, 400],
      [1640, 520],
    ],
    palette.far,
    palette.low,
    860,
  ) +
  mist(480, 780, palette.low, 0.8) +
  peak(random, {
    x: 1160,
    top: 400,
    base: 940,
    left: 420,
    right: 460,
    rock: palette.middle,
    shade: palette.near,
    snow: palette.light,
    snowLine: 0.55,
  }) +
  peak(random, {
    x: 330,
    top: 520,
    base: 940,
    left: 430,
    right: 420,
    rock: palette.middle,
    shade: palette.near,
    snow: palette.light,
    snowLine: 0.55,
  }) +
  clouds(random, 9, 720, 860, '#ffffff') +
  mist(680, 900, palette.low, 0.85) +
  peak(random, {
    x: 780,
    top: 730,
    base: 1080,
    left: 420,
    right: 420,
    rock: palette.near,
    shade: palette.ink,
    snow: palette.light,
    snowLine: 0.45,
  }) +
  clouds(random, 8, 900, 1000, '#ffffff') +
  mist(860, 1010, palette.low, 0.7) +
  helicopter(palette);

const helicopter = (palette: Palette) =>
  placed(
    oval(0, -118, 330, 9, veil(palette.ink, 0.28)) +
      stroke(legs([-330, -118], [330, -118]), palette.ink, 5) +
      box(-9, -116, 18, 38, palette.ink) +
      shape('M60 -50L340 -76L346 -58L90 10Z', downward([0, palette.light], [1, palette.accent])) +
      shape(corners([320, -80], [350, -130], [372, -130], [356, -60]), palette.accent) +
      oval(346, -96, 8, 46, veil(palette.ink, 0.4)) +
      shape(
        'M-170 0Q-166 -70 -60 -82H60Q120 -76 130 -30Q120 30 40 44H-90Q-164 40 -170 0Z',
        downward(
          [0, '#ffffff'],
          [0.5, palette.light],
          [0.52, palette.accent],
          [1, mix(palette.accent, palette.ink, 0.35)],
        ),
      ) +
      shape(
        'M-160 -4Q-150 -60 -70 -70V-6ZM-56 -70H-4V-6H-56ZM10 -70H56Q80 -62 86 -6H10Z',
        downward([0, palette.near], [1, mix(palette.near, palette.low, 0.5)]),
      ) +
      stroke('M-120 78H90M-80 44L-90 78M40 44L50 78M-120 78Q-140 76 -146 62', palette.ink, 7),
    690,
    330,
    1.25,
  );

export const jetDawn: Scene = (palette, random) =>
  sky(palette, 900) +
  sun(1080, 560, 150, palette.glow, 0.65) +
  streaks(random, 18, 80, 600, palette.glow) +
  [0, 1, 2, 3]
    .map(
      (plane) =>
        clouds(
          random,
          7,
          600 + plane * 90,
          690 + plane * 90,
          mix('#ffffff', palette.far, 0.1 + plane * 0.12),
        ) +
        mist(590 + plane * 90, 800 + plane * 80, mix(palette.low, palette.far, plane * 0.16), 0.6),
    )
    .join('') +
  hill(rolling(random, 985, 40, 5), mix(palette.near, palette.far, 0.3), palette.near) +
  jet(palette);

const jet = (palette: Palette) =>
  `<g transform="translate(640 330) rotate(-9) scale(1.25)">${
    stroke('M-1000 30H-330', veil('#ffffff', 0.5), 7) +
    shape(corners([-280, -20], [-350, -130], [-300, -130], [-200, -24]), palette.accent) +
    shape(corners([-350, -132], [-420, -142], [-300, -142], [-286, -130]), palette.near) +
    shape(
      'M-320 0Q-300 -40 -200 -44H180Q290 -40 340 0Q300 28 180 32H-180Q-290 26 -320 0Z',
      downward([0, '#ffffff'], [0.55, palette.light], [1, mix(palette.middle, palette.near, 0.3)]),
    ) +
    stroke('M-310 6Q0 18 330 4', palette.accent, 6) +
    shape('M250 -26Q290 -22 310 -6L264 -8Z', palette.ink) +
    shape(
      repeat(8, (index) => ovalPath(-100 + index * 40, -14, 10, 12)),
      palette.near,
    ) +
    shape(
      corners([40, 10], [110, 14], [-120, 160], [-170, 160]),
      across(
        [0, mix(palette.near, palette.light, 0.25)],
        [1, mix(palette.middle, palette.light, 0.6)],
      ),
    ) +
    shape(
      'M-250 -36Q-250 -76 -200 -76H-110Q-84 -70 -84 -52Q-90 -36 -120 -36Z',
      downward([0, palette.light], [1, palette.middle]),
    ) +
    oval(-86, -55, 8, 19, palette.near)
  }</g>`;
