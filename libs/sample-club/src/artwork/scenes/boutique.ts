import { mix, veil } from '../color.ts';
import { cornice, wall } from '../layers/buildings.ts';
import { dabs } from '../layers/foliage.ts';
import { curtain } from '../layers/interior.ts';
import { glow } from '../layers/sky.ts';
import { awning, lamp } from '../layers/street.ts';
import type { Palette } from '../palette.ts';
import type { Scene } from '../scene.ts';
import {
  across,
  box,
  boxPath,
  corners,
  disc,
  downward,
  legs,
  oval,
  repeat,
  shape,
  stroke,
  within,
} from '../svg.ts';

export const boutiqueWindow: Scene = (palette, random) => {
  const paint = mix(palette.near, palette.ink, 0.25);
  const display = (x: number, width: number, content: string) =>
    box(x - 14, 336, width + 28, 510, palette.accent) +
    within(
      boxPath(x, 350, width, 482),
      box(
        x,
        350,
        width,
        482,
        downward([0, mix(palette.low, palette.glow, 0.5)], [1, palette.high]),
      ) +
        curtain(x, 350, width * 0.14, 832, palette.middle, 3) +
        curtain(x + width * 0.86, 350, width * 0.14, 832, palette.middle, 3) +
        glow(x + width / 2, 420, 380, '#ffffff', 0.8) +
        box(x, 792, width, 40, palette.far) +
        content +
        shape(
          corners(
            [x + width * 0.1, 350],
            [x + width * 0.3, 350],
            [x + width * 0.05, 832],
            [x - width * 0.15, 832],
          ),
          veil('#ffffff', 0.22),
        ),
    );
  return (
    wall(-10, 0, 1620, 900, mix(palette.light, palette.far, 0.5)) +
    repeat(7, (index) =>
      stroke(legs([0, 30 + index * 46], [1600, 30 + index * 46]), veil(palette.middle, 0.3), 3),
    ) +
    box(90, 150, 1420, 760, downward([0, paint], [1, mix(paint, palette.ink, 0.4)])) +
    cornice(80, 140, 1440, mix(palette.accent, palette.light, 0.2), 18) +
    display(170, 470, gown(400, 800, palette)) +
    display(960, 470, hatStand(1080, 800, palette) + handbag(1270, 796, palette)) +
    box(690, 340, 220, 560, mix(paint, palette.ink, 0.35)) +
    box(712, 362, 176, 380, downward([0, palette.glow], [1, palette.low])) +
    stroke(legs([800, 362], [800, 742]), paint, 8) +
    box(712, 764, 176, 110, paint) +
    disc(880, 640, 10, palette.accent) +
    [170, 960].map((x) => box(x - 14, 866, 498, 30, veil('#ffffff', 0.08))).join('') +
    awning(110, 190, 1380, 120, palette.light, palette.accent, 26) +
    box(-10, 902, 1620, 110, downward([0, palette.far], [1, palette.near])) +
    shape(
      corners([170, 902], [640, 902], [760, 1010], [60, 1010]) +
        corners([960, 902], [1430, 902], [1540, 1010], [840, 1010]),
      veil(palette.glow, 0.4),
    ) +
    [650, 950]
      .map(
        (x) =>
          box(x - 34, 856, 68, 66, palette.ink) +
          disc(
            x,
            790,
            60,
            downward(
              [0, mix(palette.leaf, palette.glow, 0.35)],
              [1, mix(palette.leaf, palette.ink, 0.3)],
            ),
          ) +
          dabs(random, 26, [x, 786, 52, 50], 8, mix(palette.accent, '#ffffff', 0.35)),
      )
      .join('') +
    lamp(60, 960, 520, palette.ink, palette.glow) +
    lamp(1540, 960, 520, palette.ink, palette.glow)
  );
};

const gown = (x: number, base: number, palette: Palette) =>
  stroke(legs([x, base], [x, base - 60]), palette.ink, 8) +
  oval(x, base, 70, 10, palette.ink) +
  shape(
    `M${x - 44} ${base - 370}Q${x - 20} ${base - 350} ${x} ${base - 346}Q${x + 20} ${base - 350} ${x + 44} ${base - 370}Q${x + 50} ${base - 310} ${x + 30} ${base - 256}Q${x + 50} ${base - 130} ${x + 140} ${base - 26}Q${x} ${base + 10} ${x - 140} ${base - 26}Q${x - 50} ${base - 130} ${x - 30} ${base - 256}Q${x - 50} ${base - 310} ${x - 44} ${base - 370}Z`,
    across(
      [0, mix(palette.accent, '#ffffff', 0.35)],
      [0.5, palette.accent],
      [1, mix(palette.accent, palette.ink, 0.45)],
    ),
  ) +
  stroke(
    `M${x - 20} ${base - 240}Q${x - 40} ${base - 120} ${x - 90} ${base - 30}M${x} ${base - 240}V${base - 20}M${x + 20} ${base - 240}Q${x + 40} ${base - 120} ${x + 90} ${base - 30}`,
    veil(palette.ink, 0.25),
    6,
  ) +
  box(x - 32, base - 262, 64, 14, mix(palette.accent, palette.ink, 0.4)) +
  shape(
    `M${x - 12} ${base - 362}V${base - 410}Q${x} ${base - 424} ${x + 12} ${base - 410}V${base - 362}Z`,
    palette.ink,
  );

const hatStand = (x: number, base: number, palette: Palette) =>
  stroke(legs([x, base], [x, base - 210]), palette.ink, 7) +
  oval(x, base, 50, 8, palette.ink) +
  oval(x, base - 214, 120, 24, mix(palette.accent, palette.light, 0.75)) +
  shape(
    `M${x - 60} ${base - 218}Q${x - 56} ${base - 292} ${x} ${base - 296}Q${x + 56} ${base - 292} ${x + 60} ${base - 218}Z`,
    across([0, '#ffffff'], [1, mix(palette.accent, palette.light, 0.6)]),
  ) +
  box(x - 60, base - 240, 120, 22, palette.accent);

const handbag = (x: number, base: number, palette: Palette) =>
  box(x - 96, base - 60, 192, 66, palette.light) +
  stroke(`M${x - 40} ${base - 180}Q${x} ${base - 280} ${x + 40} ${base - 180}`, palette.near, 10) +
  shape(
    corners([x - 80, base - 180], [x + 80, base - 180], [x + 92, base - 60], [x - 92, base - 60]),
    across([0, mix(palette.leaf, '#ffffff', 0.2)], [1, mix(palette.leaf, palette.ink, 0.35)]),
  ) +
  box(x - 14, base - 150, 28, 22, '#e0b860', { corner: 4 });
