import { mix, veil } from '../color.ts';
import { tower } from '../layers/buildings.ts';
import { branch, hedge } from '../layers/foliage.ts';
import { suspensionBridge } from '../layers/landmarks.ts';
import { birds, clouds, mist, sky, streaks, sun } from '../layers/sky.ts';
import { skyline } from '../layers/skyline.ts';
import { lamp } from '../layers/street.ts';
import { leafyTree } from '../layers/trees.ts';
import { lightPath, ripples, water } from '../layers/water.ts';
import type { Palette } from '../palette.ts';
import type { Random } from '../random.ts';
import type { Scene } from '../scene.ts';
import {
  box,
  boxPath,
  corners,
  downward,
  legs,
  mirrored,
  oval,
  repeat,
  round,
  shape,
  stroke,
} from '../svg.ts';

/** The tall tower with the spire. */
const spire = (
  random: Random,
  palette: Palette,
  x: number,
  base: number,
  height: number,
  color: string,
) =>
  tower(random, x - 75, base, 150, height * 0.86, color, palette.glow, 0.24, 3) +
  shape(
    corners(
      [x - 16, base - height * 0.85],
      [x - 7, base - height * 0.95],
      [x, base - height * 1.16],
      [x + 7, base - height * 0.95],
      [x + 16, base - height * 0.85],
    ),
    mix(color, palette.light, 0.3),
  );

/** The tower with the arched steel crown. */
function crowned(
  random: Random,
  palette: Palette,
  x: number,
  base: number,
  height: number,
  color: string,
): string {
  const top = base - height * 0.74;
  const steel = mix(color, palette.light, 0.45);
  const crown = repeat(5, (step) => {
    const half = 52 - step * 10;
    const y = top - step * 34;
    return shape(
      `M${x - half} ${round(y)}Q${x - half} ${round(y - 62)} ${x} ${round(y - 84)}Q${x + half} ${round(y - 62)} ${x + half} ${round(y)}Z`,
      mix(steel, color, step % 2 === 0 ? 0.1 : 0.55),
    );
  });
  return (
    tower(random, x - 56, base, 112, height * 0.74, color, palette.glow, 0.22) +
    crown +
    shape(corners([x - 5, top - 200], [x, base - height * 1.12], [x + 5, top - 200]), steel)
  );
}

export const newYork: Scene = (palette, random) => {
  const city =
    skyline(random, 720, -30, 1620, [120, 290], palette.far, palette.glow, 0.05) +
    mist(430, 730, palette.low, 0.7) +
    skyline(random, 720, -40, 1620, [90, 250], palette.middle, palette.glow, 0.14) +
    spire(random, palette, 640, 720, 540, mix(palette.middle, palette.near, 0.35)) +
    crowned(random, palette, 1110, 720, 470, mix(palette.middle, palette.near, 0.3)) +
    mist(560, 730, palette.low, 0.45) +
    skyline(random, 720, -20, 470, [70, 210], palette.near, palette.glow, 0.3) +
    skyline(random, 720, 760, 1030, [60, 130], palette.near, palette.glow, 0.3) +
    skyline(random, 720, 1200, 1640, [90, 250], palette.near, palette.glow, 0.3);
  return (
    sky(palette, 720) +
    streaks(random, 18, 100, 560, palette.glow) +
    sun(880, 500, 120, palette.glow) +
    clouds(random, 4, 200, 400, palette.low) +
    city +
    water(720, mix(palette.low, palette.middle, 0.35), palette.ink) +
    mirrored(city, 720, 0.26, 0.6) +
    lightPath(random, 880, { top: 724, base: 1000 }, palette.glow, 64) +
    ripples(random, { top: 735, base: 1000 }, 120, palette.low, 0.3) +
    ferry(330, 860, palette) +
    birds(random, 220, 260, 5, palette.ink)
  );
};

const ferry = (x: number, y: number, palette: Palette) =>
  oval(x + 90, y + 6, 170, 9, veil(palette.ink, 0.4)) +
  shape(
    corners([x - 20, y - 34], [x + 210, y - 34], [x + 184, y + 4], [x + 4, y + 4]),
    palette.ink,
  ) +
  box(x + 8, y - 66, 166, 32, palette.accent) +
  shape(
    repeat(7, (index) => boxPath(x + 18 + index * 22, y - 58, 14, 13)),
    palette.glow,
  ) +
  box(x + 48, y - 88, 92, 24, palette.light) +
  box(x + 84, y - 128, 22, 42, palette.ink);

export const upperEastSide: Scene = (palette, random) => {
  const row =
    skyline(random, 600, -30, 1640, [130, 330], palette.far, palette.glow, 0.06) +
    mist(330, 620, palette.low, 0.55);
  const twin =
    [690, 830]
      .map((x) =>
        tower(
          random,
          x,
          600,
          84,
          470,
          mix(palette.far, palette.middle, 0.6),
          palette.glow,
          0.12,
          2,
        ),
      )
      .join('') +
    tower(random, 670, 600, 264, 270, mix(palette.far, palette.middle, 0.5), palette.glow, 0.12);
  const trees = repeat(13, (index) =>
    leafyTree(
      random,
      index * 134,
      650 + random.between(-8, 10),
      random.between(130, 220),
      mix(index % 4 === 1 ? palette.accent : palette.leaf, palette.far, 0.3),
      palette.glow,
    ),
  );
  return (
    sky(palette, 645) +
    clouds(random, 6, 80, 300, '#ffffff') +
    row +
    twin +
    mist(430, 620, palette.low, 0.4) +
    trees +
    water(640, mix(palette.low, palette.far, 0.5), palette.near) +
    mirrored(row + twin + trees, 644, 0.42, 0.8) +
    ripples(random, { top: 656, base: 1000 }, 80, palette.light, 0.38) +
    stoneBridge(palette) +
    shape(
      'M-10 880Q420 820 760 920T1620 930V1010H-10Z',
      downward(
        [0, mix(palette.leaf, palette.glow, 0.2)],
        [1, mix(palette.leaf, palette.ink, 0.45)],
      ),
    ) +
    hedge(random, -10, 420, 850, 1010, palette.leaf, palette.glow) +
    branch(
      random,
      [
        [1650, 90],
        [1470, 130],
        [1300, 100],
        [1150, 160],
        [1040, 150],
      ],
      palette.ink,
      [palette.accent, mix(palette.accent, '#ffffff', 0.5), mix(palette.accent, '#ffffff', 0.3)],
      20,
      44,
    )
  );
};

/** A low footbridge over the lake, with its reflection. */
function stoneBridge(palette: Palette): string {
  const span =
    shape(
      'M980 740Q1230 630 1500 740L1480 745Q1230 668 1000 745ZM930 745Q1230 610 1560 745L1510 745Q1240 655 985 745Z',
      palette.light,
    ) + stroke('M930 736Q1230 602 1560 736', palette.near, 5);
  return mirrored(span, 745, 0.35, 0.8) + span;
}

export const brooklynHeights: Scene = (palette, random) => {
  const city =
    skyline(random, 690, -20, 1640, [80, 330], palette.far, palette.glow, 0.1) +
    mist(420, 700, palette.low, 0.6) +
    skyline(random, 690, 420, 1080, [60, 210], palette.middle, palette.glow, 0.22) +
    mist(560, 700, palette.low, 0.3);
  return (
    sky(palette, 690) +
    streaks(random, 16, 80, 520, palette.glow) +
    sun(520, 420, 96, palette.glow) +
    clouds(random, 4, 150, 350, palette.light) +
    city +
    water(690, mix(palette.low, palette.middle, 0.3), palette.near) +
    mirrored(city, 690, 0.24, 0.6) +
    lightPath(random, 520, { top: 694, base: 1000 }, palette.glow, 56) +
    ripples(random, { top: 705, base: 1000 }, 110, palette.low, 0.35) +
    suspensionBridge(-60, 1660, 620, 400, 800, palette.near, palette.low) +
    [376, 1282]
      .map(
        (x) =>
          oval(x, 802, 96, 12, veil(palette.ink, 0.55)) +
          box(
            x - 60,
            802,
            120,
            150,
            downward([0, veil(palette.near, 0.5)], [1, veil(palette.near, 0)]),
          ),
      )
      .join('') +
    birds(random, 900, 180, 5, palette.ink) +
    shape('M-10 930Q500 890 900 950T1620 940V1010H-10Z', palette.ink) +
    stroke(
      `${legs([0, 880], [1600, 880])}${Array.from({ length: 41 }, (_, index) => legs([index * 40, 880], [index * 40, 960])).join('')}`,
      palette.ink,
      5,
    ) +
    lamp(1390, 960, 420, palette.ink, palette.glow) +
    leafyTree(random, 110, 1010, 620, mix(palette.leaf, palette.ink, 0.4), palette.low, 420)
  );
};
