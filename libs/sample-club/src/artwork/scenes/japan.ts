import { mix, veil } from '../color.ts';
import { tower, wall } from '../layers/buildings.ts';
import { hill, peak, rolling } from '../layers/land.ts';
import { latticeTower, pagoda } from '../layers/landmarks.ts';
import { birds, clouds, glow, mist, sky, streaks, sun } from '../layers/sky.ts';
import { branch, dabs, leafyTree } from '../layers/trees.ts';
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
  round,
  shape,
  stroke,
} from '../svg.ts';
import { skyline } from './new-york.ts';

/** A tiled roof seen from the side, with its ridge and rows of tiles. */
function tiledRoof(
  x: number,
  base: number,
  width: number,
  height: number,
  color: string,
  light: string,
): string {
  const top = base - height;
  let tiles = '';
  for (let index = 0; index <= width / 17; index += 1) {
    const share = index / (width / 17);
    tiles += legs(
      [x + width * (0.1 + share * 0.8), top],
      [x - width * 0.04 + width * 1.08 * share, base],
    );
  }
  return (
    shape(
      `M${round(x - width * 0.07)} ${round(base - 6)}Q${round(x + width * 0.06)} ${round(base - height * 0.2)} ${round(x + width * 0.1)} ${round(top)}H${round(x + width * 0.9)}Q${round(x + width * 0.94)} ${round(base - height * 0.2)} ${round(x + width * 1.07)} ${round(base - 6)}V${round(base + 8)}H${round(x - width * 0.07)}Z`,
      across([0, mix(color, light, 0.3)], [0.6, color], [1, mix(color, '#0a0a14', 0.25)]),
    ) +
    stroke(tiles, veil('#0a0a14', 0.2), 3) +
    box(x + width * 0.07, top - 12, width * 0.86, 16, mix(color, light, 0.14), { corner: 6 }) +
    box(x - width * 0.07, base + 2, width * 1.14, 8, mix(color, '#0a0a14', 0.4))
  );
}

/** A wooden house front with lit paper screens. */
function machiya(x: number, eaves: number, width: number, base: number, palette: Palette): string {
  const lattice = repeat(Math.round(width / 24), (index) =>
    boxPath(x + index * 24, eaves, 4, base - eaves),
  );
  return (
    box(
      x,
      eaves,
      width,
      base - eaves,
      downward([0, mix(palette.near, palette.accent, 0.12)], [1, palette.ink]),
    ) +
    box(
      x + width * 0.06,
      eaves + 34,
      width * 0.52,
      (base - eaves) * 0.6,
      downward([0, palette.glow], [1, mix(palette.glow, palette.accent, 0.3)]),
    ) +
    shape(lattice + boxPath(x, eaves + (base - eaves) * 0.42, width, 5), veil(palette.ink, 0.85)) +
    tiledRoof(x, eaves, width, width * 0.24, palette.near, palette.light)
  );
}

/** A paper lantern with ribs. */
const lantern = (x: number, y: number, size: number, color: string, light: string) =>
  glow(x, y, size * 3.2, light, 0.5) +
  oval(
    x,
    y,
    size * 0.62,
    size * 0.8,
    across([0, mix(color, light, 0.45)], [0.4, mix(color, light, 0.25)], [1, color]),
  ) +
  repeat(5, (rib) =>
    stroke(
      `M${round(x - size * 0.56)} ${round(y - size * 0.45 + rib * size * 0.225)}q${round(size * 0.56)} ${round(size * 0.1)} ${round(size * 1.12)} 0`,
      veil('#200810', 0.25),
      2,
    ),
  ) +
  box(x - size * 0.26, y - size * 0.9, size * 0.52, size * 0.16, '#201418') +
  box(x - size * 0.26, y + size * 0.74, size * 0.52, size * 0.16, '#201418');

export const tokyo: Scene = (palette, random) =>
  sky(palette, 720) +
  sun(400, 300, 84, palette.glow, 0.5) +
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

export const yanaka: Scene = (palette, random) =>
  sky(palette, 700) +
  sun(820, 330, 120, palette.glow, 0.5) +
  hill(rolling(random, 560, 90), mix(palette.far, palette.low, 0.3), palette.low) +
  mist(440, 700, palette.low, 0.6) +
  pagoda(820, 720, 480, 4, mix(palette.middle, palette.near, 0.4), palette.middle, palette.glow) +
  mist(560, 760, palette.low, 0.55) +
  [-40, 130]
    .map((x, index) => machiya(x + index * 230, 560 + index * 70, 340 - index * 90, 880, palette))
    .join('') +
  [1260, 1060]
    .map((x, index) => machiya(x + index * 10, 560 + index * 70, 340 - index * 110, 880, palette))
    .join('') +
  shape(
    corners([640, 760], [1010, 760], [1640, 1010], [-40, 1010]),
    downward([0, mix(palette.low, palette.light, 0.4)], [1, palette.middle]),
  ) +
  repeat(5, (row) =>
    stroke(
      legs(
        [580 - row * row * 26, 800 + row * row * 11],
        [1050 + row * row * 26, 800 + row * row * 11],
      ),
      veil(palette.near, 0.25),
      3,
    ),
  ) +
  lantern(330, 690, 34, palette.accent, palette.glow) +
  lantern(1230, 690, 34, palette.accent, palette.glow) +
  branch(
    random,
    [
      [-40, 90],
      [180, 150],
      [400, 120],
      [600, 200],
      [740, 190],
    ],
    palette.ink,
    [palette.accent, mix(palette.accent, '#ffffff', 0.55), mix(palette.accent, '#ffffff', 0.75)],
    26,
    60,
  ) +
  branch(
    random,
    [
      [1650, 40],
      [1480, 120],
      [1300, 100],
      [1160, 170],
    ],
    palette.ink,
    [palette.accent, mix(palette.accent, '#ffffff', 0.55), mix(palette.accent, '#ffffff', 0.75)],
    26,
    60,
  ) +
  dabs(random, 60, [800, 600, 780, 380], 6, mix(palette.accent, '#ffffff', 0.5), 0.85);

export const kyoto: Scene = (palette, random) =>
  sky(palette, 700) +
  sun(1010, 330, 170, palette.glow, 0.35) +
  clouds(random, 4, 160, 330, palette.light) +
  [0, 1, 2, 3]
    .map(
      (plane) =>
        hill(
          rolling(random, 520 + plane * 78, 150 - plane * 16, 5 + plane),
          mix(palette.far, palette.near, plane * 0.24),
          mix(palette.low, palette.far, 0.15),
          800 + plane * 60,
        ) + mist(540 + plane * 70, 720 + plane * 62, palette.low, 0.7),
    )
    .join('') +
  pagoda(620, 840, 680, 5, palette.ink, mix(palette.accent, palette.near, 0.35), palette.light) +
  repeat(9, (index) =>
    leafyTree(
      random,
      40 + index * 190,
      900 + random.between(-20, 20),
      random.between(150, 240),
      index % 3 === 1 ? palette.accent : mix(palette.leaf, palette.near, 0.3),
      palette.light,
    ),
  ) +
  shape(
    'M-10 880Q400 830 800 880T1620 870V1010H-10Z',
    downward([0, mix(palette.near, palette.leaf, 0.4)], [1, palette.ink]),
  ) +
  leafyTree(random, 1390, 1000, 640, palette.accent, mix(palette.accent, palette.low, 0.7), 560) +
  branch(
    random,
    [
      [-50, 60],
      [160, 130],
      [330, 110],
      [470, 180],
    ],
    palette.ink,
    [palette.accent, mix(palette.accent, '#f2a050', 0.5), mix(palette.accent, palette.ink, 0.25)],
    26,
    60,
  ) +
  birds(random, 1130, 200, 6, palette.ink) +
  dabs(random, 26, [760, 700, 700, 260], 7, palette.accent, 0.8) +
  repeat(
    4,
    (index) =>
      wall(200 + index * 330, 900, 24, 980, palette.ink) +
      shape(
        corners([186 + index * 330, 902], [212 + index * 330, 876], [238 + index * 330, 902]),
        palette.ink,
      ) +
      box(203 + index * 330, 912, 18, 22, '#ffd79a'),
  );
