import { mix, veil } from '../color.ts';
import { cornice, lamp, panes, tower, wall } from '../layers/buildings.ts';
import { suspensionBridge } from '../layers/landmarks.ts';
import { birds, clouds, glow, mist, sky, streaks, sun } from '../layers/sky.ts';
import { branch, dabs, hedge, leafyTree } from '../layers/trees.ts';
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

/** A plane of towers across the sheet. */
export function skyline(
  random: Random,
  base: number,
  from: number,
  to: number,
  heights: readonly [number, number],
  color: string,
  lit: string,
  litShare: number,
): string {
  let row = '';
  for (let x = from; x < to;) {
    const width = random.between(56, 116);
    row += tower(
      random,
      x,
      base,
      width,
      random.between(...heights),
      mix(color, '#101828', random.between(0, 0.12)),
      lit,
      litShare,
      random.chance(0.35) ? 1 : 0,
    );
    x += width * random.between(0.92, 1.15);
  }
  return row;
}

/** The tall one with the spire. */
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

/** The one with the arched steel crown. */
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

export const westVillage: Scene = (palette, random) => {
  const stoop = (x: number) =>
    repeat(6, (step) =>
      box(
        x - 8 - step * 5,
        760 + step * 26,
        130 + step * 10,
        28,
        mix(palette.light, palette.near, 0.35 + (step % 2) * 0.16),
      ),
    );
  const house = (x: number, color: string) =>
    wall(x, 80, 414, 916, color) +
    cornice(x, 70, 412, mix(color, palette.ink, 0.45), 30) +
    repeat(8, (index) => box(x + 20 + index * 48, 100, 13, 24, mix(color, palette.ink, 0.5))) +
    panes(random, {
      x: x + 8,
      top: 150,
      width: 384,
      height: 440,
      columns: 3,
      rows: 2,
      dark: palette.ink,
      lit: palette.glow,
      litShare: 0.22,
      fill: [0.5, 0.72],
      frame: mix(color, palette.light, 0.4),
    }) +
    panes(random, {
      x: x + 176,
      top: 620,
      width: 216,
      height: 190,
      columns: 2,
      rows: 1,
      dark: palette.ink,
      lit: palette.glow,
      litShare: 0.5,
      fill: [0.56, 0.9],
      frame: mix(color, palette.light, 0.4),
    }) +
    box(x + 36, 590, 122, 176, mix(color, palette.light, 0.5)) +
    shape(corners([x + 24, 592], [x + 97, 556], [x + 170, 592]), mix(color, palette.light, 0.4)) +
    box(
      x + 54,
      608,
      86,
      158,
      downward(
        [0, palette.glow],
        [0.3, palette.glow],
        [0.31, palette.accent],
        [1, mix(palette.accent, palette.ink, 0.4)],
      ),
    ) +
    stoop(x + 36);
  return (
    sky(palette, 400) +
    [
      palette.middle,
      palette.near,
      mix(palette.middle, palette.accent, 0.25),
      mix(palette.near, palette.middle, 0.5),
    ]
      .map((color, index) => house(-20 + index * 410, color))
      .join('') +
    box(
      -10,
      912,
      1620,
      100,
      downward([0, mix(palette.far, palette.light, 0.2)], [1, palette.near]),
    ) +
    dabs(random, 150, [800, 955, 820, 40], 8, palette.accent, 0.85) +
    leafyTree(random, 330, 950, 900, palette.leaf, palette.glow, 700) +
    leafyTree(random, 1190, 960, 880, mix(palette.accent, palette.leaf, 0.35), palette.glow, 640) +
    lamp(790, 950, 400, palette.ink, palette.glow)
  );
};

/** Cast-iron fronts: bays of tall windows between columns. */
function loft(
  palette: Palette,
  random: Random,
  x: number,
  top: number,
  width: number,
  color: string,
  litShare: number,
  columns: number,
): string {
  const trim = mix(color, palette.light, 0.45);
  const rows = 5;
  const tall = (900 - top) / rows;
  return (
    wall(x, top, width, 912, color) +
    repeat(rows, (row) => cornice(x, top + row * tall, width, trim, row === 0 ? 18 : 9)) +
    panes(random, {
      x: x + 10,
      top: top + 26,
      width: width - 20,
      height: 900 - top - 30,
      columns,
      rows,
      dark: mix(palette.ink, color, 0.15),
      lit: palette.glow,
      litShare,
      fill: [0.66, 0.72],
      frame: mix(color, palette.ink, 0.25),
    }) +
    repeat(columns + 1, (index) =>
      box(x + 6 + ((width - 20) * index) / columns, top + 20, 9, 892 - top, trim),
    )
  );
}

/** A wooden water tank on legs. */
const waterTank = (x: number, base: number, size: number, color: string, light: string) =>
  stroke(
    legs([x - size * 0.35, base], [x - size * 0.3, base - size * 0.7]) +
      legs([x + size * 0.35, base], [x + size * 0.3, base - size * 0.7]) +
      legs([x - size * 0.33, base - size * 0.1], [x + size * 0.32, base - size * 0.6]),
    color,
    size * 0.05,
  ) +
  wall(
    x - size * 0.42,
    base - size * 1.5,
    size * 0.84,
    base - size * 0.7,
    mix(color, light, 0.22),
  ) +
  repeat(3, (index) =>
    box(x - size * 0.43, base - size * (1.38 - index * 0.25), size * 0.86, 3, veil(color, 0.7)),
  ) +
  shape(
    corners(
      [x - size * 0.5, base - size * 1.49],
      [x, base - size * 1.95],
      [x + size * 0.5, base - size * 1.49],
    ),
    color,
  );

export const tribeca: Scene = (palette, random) =>
  sky(palette, 910) +
  streaks(random, 12, 80, 420, palette.glow) +
  sun(870, 300, 86, palette.glow) +
  skyline(random, 910, 500, 1200, [280, 600], palette.far, palette.glow, 0.08) +
  mist(420, 910, palette.low, 0.9) +
  loft(palette, random, 560, 480, 250, palette.middle, 0.2, 4) +
  loft(palette, random, 940, 430, 250, mix(palette.middle, palette.accent, 0.3), 0.2, 4) +
  waterTank(1050, 426, 96, palette.near, palette.light) +
  loft(palette, random, -60, 210, 620, mix(palette.near, palette.middle, 0.35), 0.34, 6) +
  waterTank(220, 208, 104, palette.ink, palette.light) +
  loft(palette, random, 1150, 120, 500, mix(palette.near, palette.accent, 0.34), 0.34, 5) +
  street(palette) +
  lamp(640, 940, 300, palette.ink, palette.glow);

const street = (palette: Palette) =>
  box(
    -10,
    908,
    1620,
    100,
    downward([0, mix(palette.middle, palette.low, 0.4)], [1, palette.near]),
  ) +
  shape(corners([770, 908], [930, 908], [1130, 1010], [560, 1010]), veil(palette.glow, 0.4)) +
  repeat(4, (row) =>
    stroke(
      legs([0, 920 + row * row * 8], [1600, 920 + row * row * 8]),
      veil(palette.ink, 0.14),
      2.5,
    ),
  );

export const soho: Scene = (palette, random) =>
  sky(palette, 500) +
  loft(palette, random, -40, 70, 560, mix(palette.middle, palette.accent, 0.22), 0.42, 4) +
  loft(palette, random, 520, 20, 590, mix(palette.near, palette.far, 0.4), 0.5, 5) +
  loft(palette, random, 1110, 90, 540, mix(palette.middle, palette.near, 0.7), 0.42, 4) +
  box(-10, 760, 1620, 150, veil(palette.ink, 0.65)) +
  [30, 330, 640, 940, 1260]
    .map(
      (x) =>
        box(
          x,
          740,
          230,
          170,
          downward([0, palette.glow], [1, mix(palette.glow, palette.accent, 0.35)]),
        ) +
        stroke(
          legs([x + 77, 740], [x + 77, 910]) + legs([x + 154, 740], [x + 154, 910]),
          palette.ink,
          6,
        ) +
        glow(x + 115, 830, 260, palette.glow, 0.34),
    )
    .join('') +
  fireEscape(palette, 620, 130) +
  fireEscape(palette, 1230, 190) +
  box(-10, 908, 1620, 100, downward([0, palette.near], [1, palette.ink])) +
  [145, 445, 755, 1055, 1375]
    .map((x) =>
      shape(
        corners([x - 110, 912], [x + 110, 912], [x + 190, 1000], [x - 190, 1000]),
        downward([0, veil(palette.glow, 0.6)], [1, veil(palette.glow, 0)]),
      ),
    )
    .join('');

/** Iron landings and zigzag stairs over four storeys. */
function fireEscape(palette: Palette, x: number, top: number): string {
  let path = '';
  for (let floor = 0; floor < 4; floor += 1) {
    const y = top + 116 + floor * 150;
    path += legs([x, y], [x + 290, y]) + legs([x, y - 46], [x + 290, y - 46]);
    for (let bar = 0; bar <= 20; bar += 1) {
      path += legs([x + bar * 14.5, y - 46], [x + bar * 14.5, y]);
    }
    if (floor < 3) {
      const [from, to] = floor % 2 === 0 ? [x + 40, x + 230] : [x + 250, x + 60];
      path += legs([from, y], [to, y + 150]) + legs([from + 34, y], [to + 34, y + 150]);
      for (let tread = 1; tread < 11; tread += 1) {
        const at = from + ((to - from) * tread) / 11;
        path += legs([at, y + (150 * tread) / 11], [at + 34, y + (150 * tread) / 11]);
      }
    }
  }
  return (
    stroke(path, veil('#000000', 0.3), 4, { turn: 'translate(10 14)' }) +
    stroke(path, palette.ink, 3.6)
  );
}

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
    sun(420, 420, 96, palette.glow) +
    clouds(random, 4, 150, 350, palette.light) +
    city +
    water(690, mix(palette.low, palette.middle, 0.3), palette.near) +
    mirrored(city, 690, 0.24, 0.6) +
    lightPath(random, 420, { top: 694, base: 1000 }, palette.glow, 56) +
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
