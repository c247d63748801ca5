import { mix, veil } from '../color.ts';
import { cornice, panes, wall } from '../layers/buildings.ts';
import { clockTower } from '../layers/landmarks.ts';
import { birds, clouds, mist, sky, streaks, sun } from '../layers/sky.ts';
import { awning, lamp } from '../layers/street.ts';
import { lightPath, ripples, water } from '../layers/water.ts';
import type { Palette } from '../palette.ts';
import type { Random } from '../random.ts';
import type { Scene } from '../scene.ts';
import {
  archPath,
  box,
  boxPath,
  corners,
  disc,
  downward,
  legs,
  mirrored,
  ovalPath,
  repeat,
  shape,
  stroke,
} from '../svg.ts';

export const london: Scene = (palette, random) => {
  const parliament = mix(palette.middle, palette.far, 0.25);
  const skyline =
    repeat(9, (index) => {
      const x = 830 + index * 92;
      return (
        wall(x, 530, 94, 642, parliament) +
        panes(random, {
          x,
          top: 540,
          width: 94,
          height: 92,
          columns: 4,
          rows: 2,
          dark: palette.near,
          lit: palette.glow,
          litShare: 0.12,
          fill: [0.42, 0.7],
          arched: true,
        }) +
        shape(corners([x - 4, 532], [x + 4, 482], [x + 12, 532]), parliament)
      );
    }) +
    wall(1470, 330, 130, 642, parliament) +
    panes(random, {
      x: 1480,
      top: 350,
      width: 110,
      height: 280,
      columns: 3,
      rows: 3,
      dark: palette.near,
      lit: palette.glow,
      litShare: 0.1,
      fill: [0.4, 0.7],
      arched: true,
    }) +
    repeat(3, (index) =>
      shape(
        corners([1462 + index * 64, 334], [1472 + index * 64, 262], [1482 + index * 64, 334]),
        parliament,
      ),
    ) +
    clockTower(760, 642, 520, parliament, palette.glow, mix(palette.near, palette.leaf, 0.4));
  return (
    sky(palette, 640) +
    streaks(random, 16, 120, 560, palette.light) +
    sun(560, 330, 92, palette.glow) +
    clouds(random, 5, 160, 420, palette.light) +
    repeat(26, (index) =>
      wall(index * 64 - 20, 560 + random.between(-60, 40), 62, 650, palette.far),
    ) +
    mist(420, 660, palette.low, 0.85) +
    skyline +
    mist(540, 650, palette.low, 0.5) +
    water(640, mix(palette.low, palette.far, 0.4), palette.near) +
    mirrored(skyline, 642, 0.28, 0.55) +
    lightPath(random, 560, { top: 646, base: 1000 }, palette.glow, 60) +
    ripples(random, { top: 660, base: 1000 }, 110, palette.light, 0.3) +
    bridge(palette) +
    birds(random, 980, 250, 5, palette.ink) +
    lamp(90, 1010, 560, palette.ink, palette.glow) +
    box(-10, 930, 1620, 80, downward([0, palette.near], [1, palette.ink])) +
    repeat(28, (index) => box(index * 60, 880, 9, 56, palette.ink)) +
    box(-10, 872, 1620, 12, palette.ink)
  );
};

/** A stone bridge that comes in from the left, with a red bus on it. */
function bridge(palette: Palette): string {
  const stone = mix(palette.near, palette.leaf, 0.3);
  const arches = [-60, 150, 360, 570]
    .map((x) => `M${x} 790V700Q${x + 80} 632 ${x + 160} 700V790Z`)
    .join('');
  return (
    shape(`M-10 640H790V800H-10Z`, downward([0, mix(stone, palette.light, 0.28)], [1, stone]), {}) +
    shape(arches, downward([0, palette.ink], [1, palette.near])) +
    repeat(4, (index) =>
      shape(
        corners([106 + index * 210, 800], [126 + index * 210, 650], [146 + index * 210, 800]),
        mix(stone, palette.light, 0.3),
      ),
    ) +
    box(-10, 630, 810, 12, mix(stone, palette.light, 0.5)) +
    bus(570, 630, palette)
  );
}

const bus = (x: number, base: number, palette: Palette) =>
  box(
    x,
    base - 78,
    130,
    70,
    downward([0, mix(palette.accent, '#ffffff', 0.12)], [1, palette.accent]),
    { corner: 9 },
  ) +
  box(x + 8, base - 68, 114, 18, palette.glow, { corner: 3 }) +
  box(x + 8, base - 38, 114, 16, palette.glow, { corner: 3 }) +
  repeat(6, (index) => box(x + 24 + index * 18, base - 70, 3, 50, palette.accent)) +
  disc(x + 28, base - 8, 10, palette.ink) +
  disc(x + 102, base - 8, 10, palette.ink);

export const shoreditch: Scene = (palette, random) => {
  const brick = mix(palette.middle, palette.near, 0.25);
  const arches = [40, 440, 840, 1240].map((x) => archPath(x, 610, 320, 915)).join('');
  return (
    sky(palette, 620) +
    sun(990, 330, 110, palette.glow) +
    streaks(random, 14, 100, 480, palette.glow) +
    repeat(14, (index) =>
      wall(560 + index * 84, 430 + random.between(-150, 60), 70, 640, palette.far),
    ) +
    mist(350, 620, palette.low, 0.75) +
    warehouse(palette, random, -40, 470, 150) +
    warehouse(palette, random, 1210, 430, 230) +
    box(
      -10,
      540,
      1620,
      380,
      downward([0, mix(brick, palette.low, 0.14)], [1, mix(brick, palette.ink, 0.3)]),
    ) +
    repeat(9, (row) => box(-10, 570 + row * 38, 1620, 2, veil(palette.ink, 0.25))) +
    cornice(-10, 530, 1620, mix(brick, palette.light, 0.3), 14) +
    shape(arches, downward([0, palette.ink], [1, mix(palette.ink, palette.near, 0.6)])) +
    shape(
      archPath(460, 632, 280, 915) + archPath(1260, 632, 280, 915),
      downward([0, mix(palette.glow, palette.accent, 0.3)], [1, palette.glow]),
    ) +
    stroke(
      [460, 1260]
        .map(
          (x) =>
            legs([x + 70, 640], [x + 70, 915]) +
            legs([x + 140, 630], [x + 140, 915]) +
            legs([x + 210, 640], [x + 210, 915]) +
            legs([x, 770], [x + 280, 770]),
        )
        .join(''),
      palette.ink,
      6,
    ) +
    train(palette) +
    box(-10, 912, 1620, 100, downward([0, mix(palette.near, palette.low, 0.3)], [1, palette.ink])) +
    [600, 1400]
      .map((x) =>
        shape(
          corners([x - 150, 915], [x + 150, 915], [x + 250, 1000], [x - 250, 1000]),
          downward([0, veil(palette.glow, 0.55)], [1, veil(palette.glow, 0)]),
        ),
      )
      .join('') +
    awning(470, 726, 260, 50, palette.accent, mix(palette.light, palette.accent, 0.15), 9) +
    lamp(400, 960, 420, palette.ink, palette.glow) +
    lamp(1200, 960, 420, palette.ink, palette.glow)
  );
};

const warehouse = (palette: Palette, random: Random, x: number, width: number, top: number) =>
  wall(x, top, width, 620, palette.near) +
  repeat(4, (index) =>
    shape(
      corners(
        [x + (index * width) / 4, top],
        [x + (index * width) / 4, top - 62],
        [x + ((index + 1) * width) / 4, top],
      ),
      mix(palette.near, palette.ink, 0.3),
    ),
  ) +
  panes(random, {
    x: x + 14,
    top: top + 20,
    width: width - 28,
    height: 370,
    columns: 6,
    rows: 4,
    dark: palette.ink,
    lit: palette.glow,
    litShare: 0.38,
    fill: [0.6, 0.66],
    arched: true,
  });

/** A short train on the viaduct. */
const train = (palette: Palette) =>
  repeat(3, (car) => {
    const x = 520 + car * 222;
    return (
      box(
        x,
        462,
        214,
        68,
        downward([0, mix(palette.accent, palette.light, 0.2)], [1, palette.accent]),
        { corner: 8 },
      ) +
      shape(
        Array.from({ length: 6 }, (_, index) => boxPath(x + 14 + index * 33, 476, 24, 24)).join(''),
        palette.glow,
      ) +
      shape(ovalPath(x + 40, 530, 10) + ovalPath(x + 174, 530, 10), palette.ink) +
      box(x, 510, 214, 5, veil(palette.ink, 0.3))
    );
  });
