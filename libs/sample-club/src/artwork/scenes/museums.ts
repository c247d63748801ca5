import { mix, veil } from '../color.ts';
import { hedge } from '../layers/foliage.ts';
import { column } from '../layers/interior.ts';
import { arcade } from '../layers/monuments.ts';
import { clouds, glow, sky } from '../layers/sky.ts';
import { cypress } from '../layers/trees.ts';
import type { Palette } from '../palette.ts';
import type { Scene } from '../scene.ts';
import {
  across,
  archPath,
  box,
  corners,
  downward,
  legs,
  oval,
  repeat,
  shape,
  stroke,
} from '../svg.ts';

export const sculptureCourt: Scene = (palette, random) =>
  sky(palette, 420) +
  clouds(random, 5, 60, 220, '#ffffff') +
  [150, 230, 1380, 1460].map((x) => cypress(x, 420, 260, palette.leaf)).join('') +
  box(-10, 340, 1620, 40, mix(palette.accent, palette.near, 0.35)) +
  arcade(-40, 800, 1680, 430, 7, mix(palette.light, palette.far, 0.15), palette.near) +
  repeat(7, (index) =>
    shape(
      archPath(30 + index * 240, 520, 110, 798),
      downward([0, veil(palette.glow, 0)], [1, veil(palette.glow, 0.22)]),
    ),
  ) +
  box(
    -10,
    798,
    1620,
    210,
    downward([0, mix(palette.light, palette.far, 0.3)], [1, palette.middle]),
  ) +
  shape(corners([1000, 798], [1620, 798], [1620, 1010], [560, 1010]), veil(palette.ink, 0.16)) +
  hedge(random, -20, 330, 760, 850, palette.leaf, palette.glow) +
  hedge(random, 1250, 1620, 760, 850, palette.leaf, palette.glow) +
  glow(800, 430, 520, palette.glow, 0.55) +
  oval(840, 945, 230, 24, veil(palette.ink, 0.35)) +
  wallPlinth(palette) +
  abstractFigure(palette);

const wallPlinth = (palette: Palette) =>
  box(670, 720, 260, 230, across([0, '#ffffff'], [0.6, palette.light], [1, palette.middle])) +
  box(652, 700, 296, 30, palette.light) +
  box(652, 930, 296, 26, mix(palette.light, palette.middle, 0.5));

/** A reclining form with a hollow, in bronze. */
const abstractFigure = (palette: Palette) =>
  shape(
    'M700 700Q640 560 720 450Q690 330 780 250Q870 190 910 290Q940 380 870 430Q960 520 900 700ZM770 610Q800 690 850 610Q860 530 810 520Q750 530 770 610Z',
    across(
      [0, mix(palette.accent, palette.light, 0.5)],
      [0.45, mix(palette.accent, palette.near, 0.5)],
      [1, palette.ink],
    ),
  ) +
  shape(
    'M770 610Q800 690 850 610Q860 530 810 520Q750 530 770 610Z',
    mix(palette.near, palette.far, 0.4),
  ) +
  stroke('M742 460Q712 340 790 275M716 690Q676 570 736 470', veil(palette.light, 0.55), 8);

export const museumHall: Scene = (palette) => {
  const vault = (half: number, top: number, base: number, color: string) =>
    shape(
      `M${800 - half} ${base}V${top + half}A${half} ${half} 0 0 1 ${800 + half} ${top + half}V${base}Z`,
      color,
    );
  return (
    box(0, 0, 1600, 1000, downward([0, palette.high], [1, palette.middle])) +
    [0, 1, 2, 3, 4]
      .map(
        (step) =>
          vault(
            800 - step * 110,
            -130 + step * 90,
            1000 - step * 42,
            mix(mix(palette.middle, palette.high, 0.4), palette.light, 0.1 + step * 0.16),
          ) +
          vault(
            776 - step * 110,
            -104 + step * 90,
            1000 - step * 42,
            mix(palette.far, palette.light, step * 0.17),
          ),
      )
      .join('') +
    vault(250, 300, 832, palette.glow) +
    glow(800, 540, 520, '#ffffff', 0.75) +
    stroke(
      legs([800, 300], [800, 832]) +
        legs([675, 320], [675, 832]) +
        legs([925, 320], [925, 832]) +
        legs([550, 560], [1050, 560]),
      mix(palette.accent, palette.light, 0.4),
      6,
    ) +
    shape(
      corners([550, 832], [1050, 832], [1620, 1010], [-20, 1010]),
      downward([0, palette.light], [1, palette.far]),
    ) +
    repeat(9, (index) =>
      stroke(
        legs([800 + (index - 4) * 62, 832], [800 + (index - 4) * 220, 1010]),
        veil(palette.near, 0.25),
        3,
      ),
    ) +
    repeat(5, (index) =>
      stroke(
        legs([0, 846 + index * index * 9], [1600, 846 + index * index * 9]),
        veil(palette.near, 0.2),
        3,
      ),
    ) +
    [
      [90, 1010, 110],
      [290, 960, 84],
      [430, 916, 62],
    ]
      .flatMap(([x = 0, base = 0, width = 0]) => [
        column(
          x,
          190 + (1010 - base) * 2,
          base,
          width,
          mix(palette.light, palette.far, 0.3),
          palette.near,
        ),
        column(
          1600 - x,
          190 + (1010 - base) * 2,
          base,
          width,
          mix(palette.light, palette.far, 0.5),
          palette.near,
        ),
      ])
      .join('') +
    shape(
      corners([560, 300], [1040, 300], [1240, 1000], [360, 1000]),
      downward([0, veil('#ffffff', 0.3)], [1, veil('#ffffff', 0)]),
    ) +
    oval(800, 946, 150, 18, veil(palette.ink, 0.35)) +
    box(730, 800, 140, 146, across([0, palette.light], [1, palette.middle])) +
    box(718, 786, 164, 20, palette.light) +
    amphora(800, 786, 200, palette)
  );
};

/** A two-handled vase with a painted band. */
const amphora = (x: number, base: number, size: number, palette: Palette) =>
  stroke(
    `M${x - size * 0.1} ${base - size * 0.86}Q${x - size * 0.42} ${base - size * 0.9} ${x - size * 0.3} ${base - size * 0.56}M${x + size * 0.1} ${base - size * 0.86}Q${x + size * 0.42} ${base - size * 0.9} ${x + size * 0.3} ${base - size * 0.56}`,
    palette.ink,
    10,
  ) +
  shape(
    `M${x - size * 0.14} ${base}Q${x - size * 0.1} ${base - size * 0.12} ${x - size * 0.3} ${base - size * 0.4}Q${x - size * 0.36} ${base - size * 0.68} ${x - size * 0.1} ${base - size * 0.78}V${base - size}H${x + size * 0.1}V${base - size * 0.78}Q${x + size * 0.36} ${base - size * 0.68} ${x + size * 0.3} ${base - size * 0.4}Q${x + size * 0.1} ${base - size * 0.12} ${x + size * 0.14} ${base}Z`,
    across(
      [0, mix(palette.accent, palette.light, 0.35)],
      [0.5, palette.accent],
      [1, mix(palette.accent, palette.ink, 0.5)],
    ),
  ) +
  stroke(
    `M${x - size * 0.33} ${base - size * 0.52}Q${x} ${base - size * 0.44} ${x + size * 0.33} ${base - size * 0.52}M${x - size * 0.28} ${base - size * 0.38}Q${x} ${base - size * 0.3} ${x + size * 0.28} ${base - size * 0.38}`,
    palette.ink,
    9,
  );
