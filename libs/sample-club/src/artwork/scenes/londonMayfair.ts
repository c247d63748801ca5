import { mix, veil } from '../color.ts';
import { cornice, gable, panes, wall } from '../layers/buildings.ts';
import { glow, sky, streaks, sun } from '../layers/sky.ts';
import { lamp } from '../layers/street.ts';
import type { Palette } from '../palette.ts';
import type { Random } from '../random.ts';
import type { Scene } from '../scene.ts';
import { archPath, box, corners, disc, downward, oval, repeat, shape } from '../svg.ts';

export function pavement(palette: Palette, color: string) {
  return (
    box(-10, 904, 1620, 110, downward([0, mix(color, palette.light, 0.35)], [1, color])) +
    box(-10, 948, 1620, 5, veil(palette.ink, 0.3))
  );
}

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
