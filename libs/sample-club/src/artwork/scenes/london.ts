import { mix, veil } from '../color.ts';
import { awning, cornice, gable, lamp, panes, wall } from '../layers/buildings.ts';
import { clockTower } from '../layers/landmarks.ts';
import { birds, clouds, glow, mist, sky, streaks, sun } from '../layers/sky.ts';
import { branch, dabs, hedge, leafyTree } from '../layers/trees.ts';
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
  oval,
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
    sun(380, 330, 92, palette.glow) +
    clouds(random, 5, 160, 420, palette.light) +
    repeat(26, (index) =>
      wall(index * 64 - 20, 560 + random.between(-60, 40), 62, 650, palette.far),
    ) +
    mist(420, 660, palette.low, 0.85) +
    skyline +
    mist(540, 650, palette.low, 0.5) +
    water(640, mix(palette.low, palette.far, 0.4), palette.near) +
    mirrored(skyline, 642, 0.28, 0.55) +
    lightPath(random, 380, { top: 646, base: 1000 }, palette.glow, 60) +
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
    bus(300, 630, palette)
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

/** One terraced house: door with fanlight, railings, sash windows. */
function terracedHouse(
  palette: Palette,
  random: Random,
  x: number,
  width: number,
  top: number,
  color: string,
  door: string,
  litShare: number,
): string {
  const trim = mix(palette.light, '#ffffff', 0.3);
  const doorX = x + width * 0.12;
  return (
    wall(x, top, width, 900, color) +
    cornice(x, top, width, trim, 13) +
    panes(random, {
      x: x + width * 0.02,
      top: top + 26,
      width: width * 0.96,
      height: (640 - top) * 0.98,
      columns: 3,
      rows: 2,
      dark: palette.ink,
      lit: palette.glow,
      litShare,
      fill: [0.46, 0.7],
      frame: trim,
    }) +
    box(x, 646, width, 254, mix(color, trim, 0.72)) +
    repeat(5, (index) => box(x, 690 + index * 44, width, 2.5, veil(palette.near, 0.22))) +
    cornice(x, 640, width, trim, 10) +
    shape(archPath(doorX - 12, 672, 124, 886), trim) +
    shape(
      archPath(doorX, 684, 100, 740),
      downward([0, palette.glow], [1, mix(palette.glow, palette.light, 0.5)]),
    ) +
    stroke(
      legs([doorX + 50, 738], [doorX + 50, 686]) +
        legs([doorX + 50, 738], [doorX + 14, 702]) +
        legs([doorX + 50, 738], [doorX + 86, 702]),
      trim,
      3,
    ) +
    box(doorX, 742, 100, 144, downward([0, mix(door, '#ffffff', 0.14)], [1, door])) +
    box(doorX + 14, 758, 30, 50, veil('#101020', 0.2)) +
    box(doorX + 56, 758, 30, 50, veil('#101020', 0.2)) +
    box(doorX + 14, 822, 30, 50, veil('#101020', 0.2)) +
    box(doorX + 56, 822, 30, 50, veil('#101020', 0.2)) +
    disc(doorX + 86, 818, 4, palette.glow) +
    shape(boxPath(doorX - 22, 886, 144, 10) + boxPath(doorX - 32, 896, 164, 12), trim) +
    panes(random, {
      x: x + width * 0.5,
      top: 690,
      width: width * 0.46,
      height: 160,
      columns: 1,
      rows: 1,
      dark: palette.ink,
      lit: palette.glow,
      litShare: litShare + 0.3,
      fill: [0.56, 0.9],
      frame: trim,
    }) +
    railings(x + width * 0.5, x + width, palette.ink)
  );
}

function railings(from: number, to: number, color: string): string {
  let path = legs([from, 850], [to, 850]);
  for (let x = from; x <= to; x += 13) {
    path += legs([x, 842], [x, 908]);
  }
  return stroke(path, color, 3.4);
}

const pavement = (palette: Palette, color: string) =>
  box(-10, 904, 1620, 110, downward([0, mix(color, palette.light, 0.35)], [1, color])) +
  box(-10, 948, 1620, 5, veil(palette.ink, 0.3));

export const mayfair: Scene = (palette, random) =>
  sky(palette, 700) +
  sun(1330, 150, 46, palette.glow, 0.4) +
  streaks(random, 10, 80, 400, palette.low) +
  [0, 1, 2].map((index) => mansion(palette, random, -40 + index * 560)).join('') +
  pavement(palette, palette.near) +
  [270, 830, 1390]
    .map(
      (x) => glow(x, 770, 330, palette.glow, 0.42) + oval(x, 930, 230, 26, veil(palette.glow, 0.4)),
    )
    .join('') +
  [150, 420, 700, 960, 1260, 1530]
    .map(
      (x) =>
        box(x - 32, 858, 64, 52, palette.ink) +
        disc(
          x,
          820,
          48,
          downward(
            [0, mix(palette.leaf, palette.glow, 0.4)],
            [1, mix(palette.leaf, palette.ink, 0.3)],
          ),
        ),
    )
    .join('') +
  lamp(552, 950, 430, palette.ink, palette.glow) +
  lamp(1112, 950, 430, palette.ink, palette.glow);

/** A gabled red-brick mansion with a stone bay. */
function mansion(palette: Palette, random: Random, x: number): string {
  const brick = mix(palette.middle, palette.near, random.between(0.05, 0.3));
  const stone = mix(palette.light, palette.middle, 0.25);
  const bands = repeat(12, (index) => box(x, 330 + index * 46, 560, 4, veil(stone, 0.28)));
  return (
    wall(x, 300, 560, 904, brick) +
    gable(x + 130, 300, 300, 210, brick) +
    shape(
      corners(
        [x + 122, 302],
        [x + 280, 76],
        [x + 438, 302],
        [x + 420, 302],
        [x + 280, 104],
        [x + 140, 302],
      ),
      stone,
    ) +
    box(x + 24, 150, 66, 160, mix(brick, palette.ink, 0.2)) +
    box(x + 18, 144, 78, 14, stone) +
    bands +
    cornice(x, 300, 560, stone, 13) +
    panes(random, {
      x: x + 210,
      top: 170,
      width: 140,
      height: 110,
      columns: 2,
      rows: 1,
      dark: palette.ink,
      lit: palette.glow,
      litShare: 0.8,
      fill: [0.6, 0.8],
      frame: stone,
      arched: true,
    }) +
    panes(random, {
      x: x + 8,
      top: 330,
      width: 170,
      height: 560,
      columns: 2,
      rows: 3,
      dark: palette.ink,
      lit: palette.glow,
      litShare: 0.5,
      fill: [0.56, 0.62],
      frame: stone,
    }) +
    panes(random, {
      x: x + 400,
      top: 330,
      width: 150,
      height: 560,
      columns: 2,
      rows: 3,
      dark: palette.ink,
      lit: palette.glow,
      litShare: 0.5,
      fill: [0.56, 0.62],
      frame: stone,
    }) +
    wall(x + 180, 340, 200, 660, stone) +
    panes(random, {
      x: x + 186,
      top: 350,
      width: 188,
      height: 300,
      columns: 3,
      rows: 2,
      dark: palette.ink,
      lit: palette.glow,
      litShare: 0.75,
      fill: [0.74, 0.76],
    }) +
    cornice(x + 172, 332, 216, mix(stone, '#ffffff', 0.2), 10) +
    shape(archPath(x + 210, 690, 140, 904), stone) +
    shape(archPath(x + 224, 706, 112, 904), palette.glow) +
    box(x + 240, 770, 80, 134, mix(palette.leaf, palette.ink, 0.35))
  );
}

export const marylebone: Scene = (palette, random) => {
  const brick = mix(palette.middle, palette.near, 0.2);
  return (
    sky(palette, 500) +
    clouds(random, 5, 40, 160, '#ffffff') +
    [0, 1, 2, 3]
      .map((index) =>
        terracedHouse(
          palette,
          random,
          -30 + index * 420,
          420,
          170,
          mix(brick, palette.near, index % 2 === 0 ? 0 : 0.22),
          [palette.accent, palette.ink, mix(palette.accent, palette.high, 0.5), palette.near][
            index
          ] ?? palette.accent,
          0.12,
        ),
      )
      .join('') +
    pavement(palette, palette.far) +
    shape(corners([0, 908], [1620, 908], [1620, 1000], [500, 1000]), veil(palette.glow, 0.25)) +
    leafyTree(random, 1240, 960, 940, palette.leaf, palette.glow, 760) +
    branch(
      random,
      [
        [-40, 40],
        [150, 70],
        [330, 60],
        [470, 100],
      ],
      mix(palette.leaf, palette.ink, 0.6),
      [palette.leaf, mix(palette.leaf, palette.glow, 0.35)],
      19,
      40,
    ) +
    lamp(560, 960, 420, palette.ink, palette.glow)
  );
};

export const nottingHill: Scene = (palette, random) => {
  const tints = [
    palette.middle,
    palette.far,
    mix(palette.accent, palette.light, 0.3),
    mix(palette.near, palette.light, 0.3),
  ];
  const doors = [palette.near, palette.accent, palette.ink, palette.middle];
  return (
    sky(palette, 500) +
    clouds(random, 6, 30, 150, '#ffffff') +
    tints
      .map((tint, index) =>
        terracedHouse(
          palette,
          random,
          -50 + index * 425,
          425,
          180 + (index % 2) * 26,
          tint,
          doors[index] ?? palette.near,
          0.08,
        ),
      )
      .join('') +
    pavement(palette, palette.far) +
    hedge(random, 170, 370, 850, 912, palette.leaf, palette.glow) +
    hedge(random, 1020, 1200, 850, 912, palette.leaf, palette.glow) +
    blossoming(palette, random, 760, 960, 760) +
    branch(
      random,
      [
        [1640, 60],
        [1480, 100],
        [1330, 70],
        [1200, 120],
      ],
      palette.near,
      [mix(palette.middle, '#ffffff', 0.45), mix(palette.middle, '#ffffff', 0.7)],
      19,
      44,
    )
  );
};

/** A cherry or magnolia in flower. */
const blossoming = (palette: Palette, random: Random, x: number, base: number, height: number) =>
  leafyTree(
    random,
    x,
    base,
    height,
    mix(palette.middle, palette.light, 0.4),
    '#ffffff',
    height * 0.74,
  ) +
  dabs(random, 46, [x, base - 10, height * 0.4, 22], 6, mix(palette.middle, '#ffffff', 0.5), 0.9);

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
