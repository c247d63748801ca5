import { mix, veil } from '../color.ts';
import { panes, wall } from '../layers/buildings.ts';
import { dabs, grass } from '../layers/foliage.ts';
import { hill, peak, range, scratches } from '../layers/land.ts';
import { mist, sky, streaks, sun } from '../layers/sky.ts';
import { conifer } from '../layers/trees.ts';
import { ripples, water } from '../layers/water.ts';
import type { Scene } from '../scene.ts';
import {
  box,
  corners,
  downward,
  flowDownTo,
  mirrored,
  oval,
  repeat,
  shape,
  stroke,
} from '../svg.ts';

export const stMoritz: Scene = (palette, random) => {
  const peaks =
    peak(random, {
      x: 330,
      top: 240,
      base: 680,
      left: 420,
      right: 380,
      rock: palette.middle,
      shade: mix(palette.middle, palette.near, 0.5),
      snow: palette.light,
      snowLine: 0.7,
    }) +
    peak(random, {
      x: 1300,
      top: 200,
      base: 680,
      left: 420,
      right: 440,
      rock: palette.middle,
      shade: mix(palette.middle, palette.near, 0.5),
      snow: palette.light,
      snowLine: 0.7,
    }) +
    peak(random, {
      x: 800,
      top: 110,
      base: 690,
      left: 440,
      right: 470,
      rock: palette.middle,
      shade: palette.near,
      snow: palette.light,
      snowLine: 0.74,
    });
  const hotel =
    wall(560, 520, 520, 690, mix(palette.light, '#f0d8a8', 0.4)) +
    wall(760, 440, 120, 690, mix(palette.light, '#f0d8a8', 0.3)) +
    shape(corners([548, 524], [590, 480], [1050, 480], [1092, 524]), palette.near) +
    shape(corners([748, 444], [820, 360], [892, 444]), palette.near) +
    wall(540, 480, 80, 690, mix(palette.light, '#f0d8a8', 0.3)) +
    shape(corners([530, 484], [580, 400], [630, 484]), palette.near) +
    wall(1020, 480, 80, 690, mix(palette.light, '#f0d8a8', 0.3)) +
    shape(corners([1010, 484], [1060, 400], [1110, 484]), palette.near) +
    panes(random, {
      x: 550,
      top: 530,
      width: 540,
      height: 150,
      columns: 18,
      rows: 3,
      dark: palette.near,
      lit: '#ffd98a',
      litShare: 0.7,
      fill: [0.42, 0.56],
    });
  return (
    sky(palette, 680) +
    sun(1060, 170, 60, palette.glow, 0.7) +
    streaks(random, 8, 80, 300, '#ffffff') +
    range(
      random,
      [
        [-20, 480],
        [200, 360],
        [520, 420],
        [700, 340],
        [1020, 400],
        [1400, 330],
        [1640, 430],
      ],
      palette.far,
      palette.low,
      690,
    ) +
    peaks +
    mist(480, 700, palette.low, 0.6) +
    hill(
      [
        [-20, 600],
        [300, 640],
        [600, 690],
        [900, 690],
        [1300, 630],
        [1640, 590],
      ],
      palette.light,
      palette.low,
      720,
    ) +
    repeat(22, (index) =>
      conifer(
        random,
        index * 76 + random.between(-20, 20),
        690 + random.between(-24, 10),
        random.between(70, 130),
        palette.leaf,
        palette.middle,
      ),
    ) +
    hotel +
    repeat(9, (index) =>
      conifer(
        random,
        420 + index * 95 + random.between(-20, 20),
        704,
        random.between(60, 100),
        palette.leaf,
        palette.middle,
      ),
    ) +
    box(
      0,
      694,
      1600,
      310,
      downward(
        [0, mix(palette.light, palette.far, 0.35)],
        [0.4, mix(palette.far, palette.light, 0.3)],
        [1, palette.light],
      ),
    ) +
    mirrored(peaks + hotel, 696, 0.2, 0.45) +
    stroke(
      'M120 1000Q500 860 820 830T1480 740M170 1000Q540 868 850 836T1500 744',
      veil(palette.middle, 0.7),
      3,
    ) +
    scratches(random, 60, [100, 740, 1500, 980], palette.middle, 0.4) +
    shape(flowDownTo(1010, [-20, 850], [200, 870], [420, 950], [600, 1010]), palette.light) +
    [60, 170, 300]
      .map((x, index) =>
        conifer(
          random,
          x,
          1000,
          520 - index * 130,
          palette.leaf,
          mix(palette.light, palette.middle, 0.4),
        ),
      )
      .join('') +
    [1560, 1450]
      .map((x, index) =>
        conifer(
          random,
          x,
          1010,
          600 - index * 190,
          palette.leaf,
          mix(palette.light, palette.middle, 0.4),
        ),
      )
      .join('')
  );
};

export const patagonia: Scene = (palette, random) => {
  const spires: readonly (readonly [number, number, number])[] = [
    [560, 330, 110],
    [720, 200, 130],
    [890, 110, 150],
    [1050, 230, 120],
  ];
  const massif =
    range(
      random,
      [
        [-20, 560],
        [180, 430],
        [380, 470],
        [560, 400],
        [1100, 420],
        [1300, 350],
        [1480, 440],
        [1640, 400],
      ],
      palette.middle,
      palette.low,
      680,
    ) +
    spires
      .map(([x, top, wide]) =>
        peak(random, {
          x,
          top,
          base: 680,
          left: wide * 1.15,
          right: wide * 1.3,
          rock: mix('#c99a82', palette.middle, 0.35),
          shade: palette.near,
          snow: palette.light,
          snowLine: 0.16,
        }),
      )
      .join('') +
    range(
      random,
      [
        [240, 660],
        [420, 590],
        [640, 560],
        [820, 600],
        [960, 550],
        [1140, 585],
        [1330, 650],
      ],
      mix(palette.middle, palette.light, 0.3),
      mix(palette.middle, palette.far, 0.5),
      690,
    );
  return (
    sky(palette, 680) +
    sun(520, 300, 70, palette.glow, 0.6) +
    streaks(random, 16, 80, 420, palette.glow) +
    oval(930, 190, 330, 24, veil(palette.light, 0.55)) +
    oval(1060, 160, 250, 16, veil(palette.light, 0.5)) +
    massif +
    mist(520, 690, palette.low, 0.55) +
    hill(
      [
        [-20, 610],
        [220, 590],
        [420, 650],
        [560, 685],
      ],
      palette.near,
      mix(palette.near, palette.low, 0.3),
      700,
    ) +
    hill(
      [
        [1130, 690],
        [1300, 630],
        [1480, 600],
        [1640, 610],
      ],
      palette.near,
      mix(palette.near, palette.low, 0.3),
      700,
    ) +
    water(684, mix(palette.far, palette.low, 0.35), mix(palette.near, '#2f8a94', 0.35)) +
    mirrored(massif, 686, 0.36, 0.6) +
    ripples(random, { top: 696, base: 900 }, 80, palette.light, 0.4) +
    shape(
      flowDownTo(1010, [-20, 820], [300, 850], [640, 900], [1000, 880], [1640, 830]),
      downward(
        [0, mix(palette.leaf, palette.accent, 0.45)],
        [1, mix(palette.leaf, palette.ink, 0.4)],
      ),
    ) +
    grass(random, 0, 1600, 880, 66, mix(palette.accent, palette.glow, 0.35), 240) +
    grass(random, 0, 1600, 960, 84, mix(palette.leaf, palette.ink, 0.2), 240) +
    grass(random, 0, 1600, 985, 84, mix(palette.accent, palette.leaf, 0.4), 170) +
    dabs(random, 40, [300, 950, 300, 40], 9, palette.accent, 0.9)
  );
};
