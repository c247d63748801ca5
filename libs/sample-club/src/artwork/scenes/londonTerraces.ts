import { mix, veil } from '../color.ts';
import { cornice, panes, wall } from '../layers/buildings.ts';
import { branch, dabs, hedge } from '../layers/foliage.ts';
import { clouds, sky } from '../layers/sky.ts';
import { lamp } from '../layers/street.ts';
import { leafyTree } from '../layers/trees.ts';
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
  repeat,
  shape,
  stroke,
} from '../svg.ts';
import { pavement } from './londonMayfair.ts';

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
    mix('#f0b4bc', palette.middle, 0.3),
    '#fff4f2',
    height * 0.74,
  ) +
  dabs(random, 46, [x, base - 10, height * 0.4, 22], 6, mix(palette.middle, '#ffffff', 0.5), 0.9);
