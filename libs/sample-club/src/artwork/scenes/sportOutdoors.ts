import { mix, veil } from '../color.ts';
import { hill, peak, range, rolling, scratches } from '../layers/land.ts';
import { birds, clouds, mist, sky, streaks, sun } from '../layers/sky.ts';
import { conifer } from '../layers/trees.ts';
import { lightPath, ripples, water } from '../layers/water.ts';
import type { Scene } from '../scene.ts';
import {
  across,
  box,
  corners,
  disc,
  downward,
  flow,
  flowDownTo,
  legs,
  mirrored,
  oval,
  placed,
  repeat,
  shape,
  stroke,
} from '../svg.ts';

export const skiSlope: Scene = (palette, random) =>
  sky(palette, 700) +
  sun(1240, 170, 76, palette.glow, 0.8) +
  streaks(random, 9, 60, 260, '#ffffff') +
  range(
    random,
    [
      [-20, 420],
      [280, 300],
      [560, 400],
      [860, 270],
      [1160, 380],
      [1420, 300],
      [1640, 380],
    ],
    palette.far,
    palette.low,
    640,
  ) +
  peak(random, {
    x: 520,
    top: 130,
    base: 700,
    left: 460,
    right: 520,
    rock: palette.middle,
    shade: palette.near,
    snow: palette.light,
    snowLine: 0.74,
  }) +
  peak(random, {
    x: 1180,
    top: 260,
    base: 700,
    left: 400,
    right: 500,
    rock: palette.middle,
    shade: palette.near,
    snow: palette.light,
    snowLine: 0.66,
  }) +
  mist(420, 720, palette.low, 0.7) +
  repeat(24, (index) =>
    conifer(
      random,
      index * 70,
      690 + random.between(-18, 18),
      random.between(90, 160),
      mix(palette.leaf, palette.far, 0.3),
      palette.middle,
    ),
  ) +
  shape(
    flowDownTo(1010, [-20, 700], [300, 640], [700, 690], [1100, 660], [1640, 560]),
    downward([0, palette.light], [1, palette.far]),
  ) +
  shape(
    flowDownTo(1010, [-20, 800], [360, 770], [760, 830], [1200, 790], [1640, 700]),
    downward([0, '#ffffff'], [1, mix(palette.far, palette.light, 0.35)]),
  ) +
  shape(
    'M1640 620Q1200 700 900 690T420 800Q700 850 980 880T1640 830Z',
    veil(palette.middle, 0.28),
  ) +
  [0, 16]
    .map((shift) =>
      stroke(
        flow(
          [1120 + shift, 668],
          [980 + shift, 706],
          [1080 + shift, 752],
          [880 + shift, 800],
          [720 + shift, 850],
          [900 + shift, 900],
          [700 + shift, 1010],
        ),
        veil(palette.near, 0.5),
        6,
      ),
    )
    .join('') +
  scratches(random, 50, [100, 720, 1500, 980], palette.middle, 0.45) +
  stroke('M-10 330L1610 520', palette.ink, 3) +
  [330, 700, 1070]
    .map((x) => {
      const y = 330 + (x / 1600) * 190;
      return (
        stroke(legs([x, y], [x, y + 62]), palette.ink, 5) +
        box(
          x - 42,
          y + 60,
          84,
          62,
          downward([0, mix(palette.accent, '#ffffff', 0.2)], [1, palette.accent]),
          { corner: 14 },
        ) +
        box(x - 32, y + 72, 64, 25, palette.light, { corner: 5 })
      );
    })
    .join('') +
  skis(1290, 960, palette.accent, palette.ink) +
  [60, 190, 300]
    .map((x, index) =>
      conifer(
        random,
        x,
        1010,
        620 - index * 160,
        palette.leaf,
        mix(palette.light, palette.leaf, 0.35),
      ),
    )
    .join('') +
  conifer(random, 1540, 1010, 480, palette.leaf, mix(palette.light, palette.leaf, 0.35));

/** A pair of skis and poles stuck in the snow. */
const skis = (x: number, base: number, color: string, ink: string) =>
  oval(x + 60, base + 4, 190, 18, veil('#3a6a90', 0.35)) +
  [-30, 26]
    .map(
      (at, index) =>
        `<g transform="rotate(${index === 0 ? -6 : 5} ${x + at} ${base})">${shape(`M${x + at - 17} ${base}V${base - 400}Q${x + at} ${base - 460} ${x + at + 17} ${base - 400}V${base}Z`, across([0, mix(color, '#ffffff', 0.3)], [1, color]))}${box(x + at - 17, base - 190, 34, 60, ink)}${box(x + at - 17, base - 330, 34, 14, '#ffffff')}</g>`,
    )
    .join('') +
  [-110, 120]
    .map(
      (at) =>
        stroke(legs([x + at, base], [x + at * 0.7, base - 290]), ink, 7) +
        stroke(legs([x + at * 0.7, base - 290], [x + at * 0.68, base - 330]), color, 13) +
        oval(x + at * 0.97, base - 26, 22, 6, ink),
    )
    .join('');

export const regatta: Scene = (palette, random) => {
  const yacht = (sail: string, spinnaker: string) =>
    shape('M6 -20L0 -420Q120 -190 150 -30Z', across([0, '#ffffff'], [1, sail])) +
    shape(
      'M-10 -24L-4 -380Q-90 -190 -130 -34Z',
      across([0, mix(spinnaker, '#ffffff', 0.3)], [1, spinnaker]),
    ) +
    stroke('M20 -120H100M14 -220H76M10 -320H40', veil('#3a5a6a', 0.25), 3) +
    stroke(legs([0, -430], [0, -10]), palette.ink, 5) +
    shape(
      'M-150 -24Q0 4 190 -34L150 16H-110Z',
      downward([0, '#ffffff'], [0.4, palette.near], [1, palette.ink]),
    );
  const fleet = [
    [330, 560, 0.34, palette.light],
    [560, 572, 0.4, palette.accent],
    [1350, 566, 0.36, palette.near],
    [1130, 590, 0.52, palette.light],
  ] as const;
  return (
    sky(palette, 540) +
    sun(980, 210, 84, palette.glow, 0.6) +
    clouds(random, 8, 80, 380, '#ffffff') +
    hill(rolling(random, 510, 70), palette.far, palette.low, 550) +
    water(540, mix(palette.low, palette.middle, 0.35), palette.near) +
    lightPath(random, 980, { top: 544, base: 1000 }, palette.glow, 60) +
    fleet
      .map(
        ([x, y, scale, color]) =>
          `<g transform="translate(${x} ${y}) rotate(8) scale(${scale})">${yacht(mix(palette.light, palette.far, 0.3), color)}</g>`,
      )
      .join('') +
    ripples(random, { top: 556, base: 1000 }, 120, '#ffffff', 0.4) +
    [
      [420, 830, 1.35, palette.accent],
      [1180, 760, 0.98, palette.near],
    ]
      .map(
        ([x, y, scale, color]) =>
          `<g transform="translate(${x} ${y}) rotate(11) scale(${scale})">${yacht(mix(palette.light, palette.far, 0.4), String(color))}</g>`,
      )
      .join('') +
    shape('M180 850Q420 800 700 870Q560 880 420 866Q300 872 180 850Z', '#ffffff', {
      opacity: 0.8,
    }) +
    shape('M1010 782Q1180 752 1380 796Q1260 800 1010 782Z', '#ffffff', { opacity: 0.75 }) +
    [0, 1, 2]
      .map((wave) =>
        shape(
          `M-20 ${890 + wave * 44}${repeat(9, () => 'q90 -36 182 0')}V1010H-20Z`,
          veil(mix(palette.near, palette.ink, 0.2 + wave * 0.24), 0.6),
        ),
      )
      .join('') +
    placed(
      mirrored(disc(0, -20, 24, palette.accent), 0, 0.3) +
        disc(0, -20, 30, across([0, mix(palette.accent, '#ffffff', 0.4)], [1, palette.accent])) +
        stroke(legs([0, -50], [0, -110]), palette.ink, 5) +
        shape(corners([0, -110], [60, -94], [0, -74]), palette.light),
      870,
      880,
    ) +
    birds(random, 140, 250, 7, palette.ink)
  );
};
