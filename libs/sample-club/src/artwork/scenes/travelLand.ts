import { mix, veil } from '../color.ts';
import { dabs } from '../layers/foliage.ts';
import { hill, peak, range } from '../layers/land.ts';
import { mist, sky, streaks, sun } from '../layers/sky.ts';
import { conifer, cypress, umbrellaPine } from '../layers/trees.ts';
import { lightPath, ripples, water } from '../layers/water.ts';
import { sailboat } from '../layers/waterside.ts';
import type { Palette } from '../palette.ts';
import type { Scene } from '../scene.ts';
import {
  box,
  boxPath,
  disc,
  downward,
  flow,
  flowDownTo,
  legs,
  oval,
  placed,
  repeat,
  shape,
  stroke,
} from '../svg.ts';

export const coastRoad: Scene = (palette, random) =>
  sky(palette, 520) +
  sun(520, 330, 104, palette.glow, 0.6) +
  streaks(random, 14, 80, 420, palette.glow) +
  hill(
    [
      [-20, 470],
      [160, 420],
      [330, 470],
      [480, 510],
    ],
    palette.far,
    palette.low,
    530,
  ) +
  water(518, mix(palette.low, palette.middle, 0.4), palette.near) +
  lightPath(random, 520, { top: 522, base: 900 }, palette.glow, 56) +
  ripples(random, { top: 526, base: 900, to: 1000 }, 80, palette.light, 0.4) +
  sailboat(260, 640, 70, palette) +
  shape(
    flowDownTo(1010, [860, 560], [980, 400], [1180, 290], [1400, 250], [1640, 180]),
    downward([0, mix(palette.far, palette.leaf, 0.25)], [1, mix(palette.far, palette.near, 0.5)]),
  ) +
  shape(
    flowDownTo(1010, [640, 800], [800, 640], [1040, 540], [1300, 480], [1640, 430]),
    downward([0, mix(palette.leaf, palette.far, 0.35)], [1, palette.leaf]),
  ) +
  dabs(random, 160, [1280, 620, 380, 130], 13, mix(palette.leaf, palette.ink, 0.3), 0.5) +
  shape(
    'M1640 500Q1180 560 960 690T420 850L-20 960V1010H1640V960Q900 990 760 900Q760 800 1080 680T1640 560Z',
    downward([0, mix(palette.light, palette.far, 0.5)], [1, mix(palette.near, palette.far, 0.4)]),
  ) +
  stroke(
    'M1640 528Q1160 590 960 716T620 850Q560 900 700 950T1640 985',
    veil(palette.light, 0.8),
    5,
  ) +
  shape('M700 1010Q860 820 1160 730T1640 640V1010Z', veil(palette.ink, 0.08)) +
  stroke(
    flow([420, 836], [640, 800], [880, 720], [1060, 620], [1300, 545], [1640, 486]),
    palette.light,
    9,
  ) +
  roadster(600, 925, 1.15, palette) +
  umbrellaPine(random, 1330, 900, 700, palette.leaf, palette.glow) +
  [1500, 1560].map((x) => cypress(x, 960, 400, palette.leaf)).join('');

/** An open two-seater from the side. */
const roadster = (x: number, base: number, scale: number, palette: Palette) =>
  placed(
    oval(0, 4, 250, 16, veil(palette.ink, 0.45)) +
      stroke('M20 -96L64 -146', palette.ink, 6) +
      shape(
        'M-56 -92Q-70 -130 -30 -128L6 -92ZM-10 -92Q-20 -126 16 -124L34 -92Z',
        mix(palette.ink, palette.light, 0.2),
      ) +
      shape(
        'M-230 -40Q-236 -84 -150 -92Q-80 -98 -40 -94L30 -96Q120 -100 190 -78Q236 -64 234 -34Q232 -18 210 -16H-214Q-228 -18 -230 -40Z',
        downward(
          [0, mix(palette.accent, '#ffffff', 0.35)],
          [0.5, palette.accent],
          [1, mix(palette.accent, palette.ink, 0.45)],
        ),
      ) +
      stroke('M-222 -46Q0 -62 230 -42', veil('#ffffff', 0.6), 5) +
      stroke(
        legs([-30, -88], [-36, -22]) + legs([42, -88], [46, -22]),
        veil(palette.ink, 0.35),
        3,
      ) +
      disc(222, -50, 10, palette.glow) +
      [-140, 140]
        .map(
          (at) =>
            disc(at, -14, 46, mix(palette.accent, palette.ink, 0.6)) +
            disc(at, -10, 40, palette.ink) +
            disc(at, -10, 23, palette.light) +
            disc(at, -10, 9, palette.ink),
        )
        .join(''),
    x,
    base,
    scale,
  );

export const mountainTrain: Scene = (palette, random) => {
  return (
    sky(palette, 640) +
    streaks(random, 8, 60, 260, '#ffffff') +
    range(
      random,
      [
        [-20, 400],
        [240, 300],
        [500, 400],
        [760, 330],
        [1040, 380],
        [1330, 290],
        [1640, 400],
      ],
      palette.far,
      palette.low,
      640,
    ) +
    peak(random, {
      x: 420,
      top: 110,
      base: 660,
      left: 420,
      right: 470,
      rock: palette.middle,
      shade: palette.near,
      snow: palette.light,
      snowLine: 0.68,
    }) +
    peak(random, {
      x: 1230,
      top: 170,
      base: 660,
      left: 400,
      right: 420,
      rock: palette.middle,
      shade: palette.near,
      snow: palette.light,
      snowLine: 0.64,
    }) +
    mist(420, 680, palette.low, 0.7) +
    repeat(30, (index) =>
      conifer(
        random,
        index * 56,
        700 + random.between(-20, 20),
        random.between(100, 190),
        mix(palette.leaf, palette.far, 0.35),
        palette.middle,
      ),
    ) +
    mist(560, 760, palette.low, 0.55) +
    box(
      -10,
      690,
      1620,
      320,
      downward([0, mix(palette.light, palette.far, 0.4)], [0.5, palette.light], [1, palette.far]),
    ) +
    repeat(20, (index) =>
      conifer(
        random,
        index * 86,
        960 + random.between(-20, 20),
        random.between(150, 260),
        palette.leaf,
        mix(palette.light, palette.leaf, 0.4),
      ),
    ) +
    viaduct(palette) +
    redTrain(palette) +
    [40, 1580, 1480]
      .map((x, index) =>
        conifer(
          random,
          x,
          1020,
          560 - index * 90,
          mix(palette.leaf, palette.ink, 0.4),
          mix(palette.light, palette.leaf, 0.3),
        ),
      )
      .join('') +
    dabs(random, 120, [800, 500, 820, 500], 4, '#ffffff', 0.8)
  );
};

const viaduct = (palette: Palette) => {
  const stone = mix(palette.light, palette.near, 0.35);
  let path = 'M-10 560H1610V1010';
  for (let index = 8; index >= 0; index -= 1) {
    const left = -40 + index * 190;
    path += `H${left + 140}V700a70 70 0 0 0 -140 0V1010`;
  }
  return (
    shape(
      `${path}H-10Z`,
      downward([0, mix(stone, palette.light, 0.3)], [1, mix(stone, palette.near, 0.5)]),
    ) +
    stroke(
      repeat(9, (index) => `M${-40 + index * 190} 1010V700a70 70 0 0 1 140 0`),
      veil(palette.near, 0.45),
      7,
    ) +
    box(-10, 548, 1620, 20, mix(stone, '#ffffff', 0.45)) +
    box(-10, 568, 1620, 9, veil(palette.ink, 0.3)) +
    repeat(34, (index) => box(index * 48, 526, 7, 24, palette.near)) +
    box(-10, 522, 1620, 6, palette.near)
  );
};

const redTrain = (palette: Palette) =>
  repeat(4, (car) => {
    const x = 250 + car * 296;
    return (
      box(
        x,
        420,
        284,
        104,
        downward(
          [0, mix(palette.accent, '#ffffff', 0.18)],
          [1, mix(palette.accent, palette.ink, 0.15)],
        ),
        { corner: car === 3 ? 24 : 8 },
      ) +
      box(x + 6, 408, 272, 14, palette.near, { corner: 6 }) +
      shape(
        repeat(6, (index) => boxPath(x + 20 + index * 43, 440, 34, 36)),
        '#fff0c8',
      ) +
      box(x, 492, 284, 7, '#ffe8b8') +
      box(x + 30, 522, 60, 10, palette.ink) +
      box(x + 190, 522, 60, 10, palette.ink) +
      (car < 3 ? box(x + 284, 446, 12, 70, palette.ink) : '')
    );
  }) + stroke('M1100 408L1130 372L1160 408M-10 368H1610', palette.ink, 3);
