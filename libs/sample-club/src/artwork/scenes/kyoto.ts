import { mix, veil } from '../color.ts';
import { wall } from '../layers/buildings.ts';
import { branch, dabs } from '../layers/foliage.ts';
import { hill, rolling } from '../layers/land.ts';
import { pagoda } from '../layers/landmarks.ts';
import { lantern } from '../layers/lantern.ts';
import { birds, clouds, mist, sky, sun } from '../layers/sky.ts';
import { leafyTree } from '../layers/trees.ts';
import type { Palette } from '../palette.ts';
import type { Scene } from '../scene.ts';
import {
  across,
  box,
  boxPath,
  corners,
  downward,
  legs,
  repeat,
  round,
  shape,
  stroke,
} from '../svg.ts';

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
