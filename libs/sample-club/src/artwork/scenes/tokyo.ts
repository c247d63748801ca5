import { mix, veil } from '../color.ts';
import { tower } from '../layers/buildings.ts';
import { peak } from '../layers/land.ts';
import { latticeTower } from '../layers/landmarks.ts';
import { lantern } from '../layers/lantern.ts';
import { birds, glow, mist, sky, streaks, sun } from '../layers/sky.ts';
import { skyline } from '../layers/skyline.ts';
import { leafyTree } from '../layers/trees.ts';
import type { Scene } from '../scene.ts';
import { box, corners, disc, downward, legs, oval, repeat, shape, stroke } from '../svg.ts';

export const tokyo: Scene = (palette, random) =>
  sky(palette, 720) +
  sun(540, 300, 84, palette.glow, 0.5) +
  streaks(random, 14, 120, 520, palette.glow) +
  peak(random, {
    x: 460,
    top: 390,
    base: 720,
    left: 480,
    right: 520,
    rock: palette.far,
    shade: mix(palette.far, palette.middle, 0.5),
    snow: mix(palette.light, palette.low, 0.2),
    snowLine: 0.34,
  }) +
  mist(480, 730, palette.low, 0.85) +
  skyline(random, 760, -20, 1640, [60, 250], palette.far, palette.glow, 0.16) +
  latticeTower(1060, 800, 660, palette.accent, palette.glow, palette.light) +
  mist(560, 780, palette.low, 0.4) +
  skyline(random, 850, -20, 1640, [60, 230], palette.middle, palette.glow, 0.34) +
  glow(1060, 800, 420, palette.glow, 0.35) +
  box(-10, 846, 1620, 170, downward([0, palette.middle], [1, palette.near])) +
  skyline(random, 1010, -40, 560, [90, 260], palette.ink, palette.glow, 0.4) +
  skyline(random, 1010, 560, 1640, [50, 170], palette.near, palette.glow, 0.4) +
  birds(random, 640, 240, 5, palette.ink);

export const ginza: Scene = (palette, random) => {
  const side = (sign: 1 | -1, index: number) => {
    const width = 300 - index * 52;
    const x =
      sign < 0
        ? ([-40, 250, 470, 630][index] ?? 0)
        : 1600 - ([-40, 250, 470, 630][index] ?? 0) - width;
    const top = [60, 190, 300, 380][index] ?? 0;
    const color = mix(
      mix(palette.near, palette.far, index * 0.3),
      palette.accent,
      index === 1 ? 0.22 : 0.04,
    );
    return (
      tower(random, x, 860 - index * 18, width, 800 - index * 18 - top, color, palette.glow, 0.5) +
      box(
        x + width * 0.1,
        top + 120,
        width * 0.8,
        90,
        downward([0, mix(palette.accent, palette.glow, index / 3)], [1, palette.accent]),
      ) +
      box(
        x + width * 0.06,
        760 - index * 34,
        width * 0.88,
        100 + index * 14,
        downward([0, palette.glow], [1, mix(palette.glow, palette.accent, 0.4)]),
      )
    );
  };
  return (
    sky(palette, 760) +
    sun(800, 210, 60, palette.glow, 0.5) +
    skyline(random, 770, 620, 980, [120, 300], palette.far, palette.glow, 0.3) +
    glow(800, 760, 560, palette.glow, 0.55) +
    [3, 2, 1, 0].map((index) => side(-1, index) + side(1, index)).join('') +
    shape(
      corners([690, 770], [910, 770], [1640, 1010], [-40, 1010]),
      downward([0, mix(palette.low, palette.glow, 0.5)], [1, palette.ink]),
    ) +
    shape(
      corners([-20, 846], [690, 770], [-20, 1010]) + corners([1620, 846], [910, 770], [1620, 1010]),
      palette.near,
    ) +
    repeat(6, (index) =>
      shape(
        corners(
          [794 - index * 3, 780 + index * index * 7],
          [806 + index * 3, 780 + index * index * 7],
          [808 + index * 4, 792 + index * index * 8],
          [792 - index * 4, 792 + index * index * 8],
        ),
        veil(palette.light, 0.7),
      ),
    ) +
    repeat(7, (index) =>
      shape(
        corners([80 + index * 210, 1000], [130 + index * 210, 1000], [790 + index * 4, 790]),
        veil(index % 2 === 0 ? palette.glow : palette.accent, 0.13),
      ),
    ) +
    [
      [120, 330, 62],
      [330, 450, 44],
      [480, 540, 32],
      [1480, 330, 62],
      [1270, 450, 44],
      [1120, 540, 32],
    ]
      .map(([x = 0, y = 0, size = 0]) => lantern(x, y, size, palette.accent, palette.glow))
      .join('')
  );
};

export const aoyama: Scene = (palette, random) => {
  const concrete = mix(palette.light, palette.middle, 0.28);
  return (
    sky(palette, 800) +
    box(-10, 798, 1620, 100, mix(palette.leaf, palette.low, 0.5)) +
    skyline(
      random,
      820,
      -20,
      1640,
      [140, 330],
      mix(palette.far, palette.low, 0.3),
      palette.light,
      0,
    ) +
    mist(420, 820, palette.low, 0.7) +
    box(430, 330, 900, 560, downward([0, concrete], [1, mix(concrete, palette.middle, 0.3)])) +
    shape(
      corners([1330, 330], [1640, 390], [1640, 890], [1330, 890]),
      downward([0, mix(concrete, palette.near, 0.35)], [1, mix(concrete, palette.near, 0.55)]),
    ) +
    stroke(
      repeat(3, (row) => legs([430, 470 + row * 140], [1330, 470 + row * 140])) +
        repeat(5, (column) => legs([580 + column * 150, 330], [580 + column * 150, 890])),
      veil(palette.near, 0.25),
      2.5,
    ) +
    repeat(24, (index) =>
      disc(
        467 + (index % 12) * 75,
        400 + Math.floor(index / 12) * 140,
        4,
        veil(palette.near, 0.35),
      ),
    ) +
    box(
      520,
      620,
      430,
      270,
      downward([0, mix(palette.glow, palette.accent, 0.2)], [1, palette.glow]),
    ) +
    box(590, 680, 130, 110, palette.accent) +
    box(608, 698, 94, 74, palette.light) +
    disc(655, 735, 26, palette.near) +
    box(800, 660, 70, 140, palette.near) +
    disc(835, 700, 18, palette.glow) +
    stroke(legs([735, 620], [735, 890]), palette.ink, 6) +
    shape(
      corners([380, 590], [1000, 590], [1060, 624], [330, 624]),
      mix(palette.near, palette.ink, 0.3),
    ) +
    repeat(7, (step) =>
      box(
        1000 - step * 10,
        806 + step * 14,
        260 + step * 20,
        14,
        mix(concrete, palette.near, step % 2 === 0 ? 0.05 : 0.3),
      ),
    ) +
    box(
      -10,
      890,
      1620,
      120,
      downward([0, mix(palette.light, palette.middle, 0.3)], [1, palette.middle]),
    ) +
    oval(735, 920, 420, 26, veil(palette.glow, 0.7)) +
    leafyTree(random, 250, 950, 930, palette.leaf, palette.glow, 760) +
    leafyTree(random, 1390, 960, 860, mix(palette.leaf, palette.near, 0.25), palette.glow, 620)
  );
};
