import { mix, veil } from '../color.ts';
import { cornice, mansard, panes, wall } from '../layers/buildings.ts';
import { latticeTower } from '../layers/landmarks.ts';
import { birds, clouds, glow, mist, sky, streaks, sun } from '../layers/sky.ts';
import { awning, lamp } from '../layers/street.ts';
import { leafyTree } from '../layers/trees.ts';
import type { Palette } from '../palette.ts';
import type { Random } from '../random.ts';
import type { Scene } from '../scene.ts';
import {
  box,
  boxPath,
  downward,
  legs,
  oval,
  ovalPath,
  repeat,
  round,
  shape,
  stroke,
} from '../svg.ts';

/** A run of apartment houses with mansards, their eaves near `eaves`. */
export function roofscape(
  palette: Palette,
  random: Random,
  eaves: number,
  size: number,
  color: string,
  litShare: number,
): string {
  let row = '';
  for (let x = -random.between(20, size); x < 1620;) {
    const width = size * random.between(0.9, 1.7);
    const top = eaves + random.between(-size * 0.22, size * 0.22);
    row +=
      mansard(random, x, top, width, size * 0.42, color, palette.glow, litShare) +
      wall(x, top, width, 1010, mix(color, palette.light, 0.48)) +
      cornice(x, top, width, mix(color, palette.light, 0.65), size * 0.04) +
      panes(random, {
        x,
        top: top + size * 0.1,
        width,
        height: size * 2.4,
        columns: Math.round(width / (size * 0.24)),
        rows: 4,
        dark: mix(color, palette.ink, 0.4),
        lit: palette.glow,
        litShare,
        fill: [0.36, 0.62],
        balconies: mix(color, palette.ink, 0.6),
      });
    x += width;
  }
  return row;
}

export const paris: Scene = (palette, random) =>
  sky(palette, 760) +
  streaks(random, 16, 120, 520, palette.glow) +
  sun(520, 560, 76, palette.glow) +
  clouds(random, 5, 200, 470, palette.light) +
  birds(random, 640, 250, 6, palette.ink) +
  roofscape(palette, random, 700, 70, palette.far, 0) +
  mist(560, 860, palette.low, 0.85) +
  latticeTower(1090, 790, 640, mix(palette.middle, palette.near, 0.35), palette.low) +
  roofscape(palette, random, 770, 104, palette.middle, 0.06) +
  mist(700, 960, palette.low, 0.42) +
  roofscape(palette, random, 890, 190, palette.near, 0.3);

export const saintGermain: Scene = (palette, random) => {
  const front = mix(palette.near, palette.leaf, 0.35);
  return (
    sky(palette, 700) +
    streaks(random, 10, 200, 600, palette.glow) +
    roofscape(palette, random, 420, 120, palette.far, 0.1) +
    mist(300, 800, palette.low, 0.7) +
    mansard(random, 480, 220, 1160, 150, palette.near, palette.glow, 0.5) +
    wall(480, 220, 1160, 1000, mix(palette.middle, palette.light, 0.55)) +
    cornice(480, 216, 1160, mix(palette.light, palette.middle, 0.2), 14) +
    panes(random, {
      x: 520,
      top: 250,
      width: 1100,
      height: 260,
      columns: 7,
      rows: 1,
      dark: palette.ink,
      lit: palette.glow,
      litShare: 0.5,
      fill: [0.36, 0.8],
      balconies: palette.ink,
      shutters: mix(palette.far, palette.light, 0.4),
    }) +
    box(480, 540, 1160, 460, downward([0, front], [1, mix(front, palette.ink, 0.5)])) +
    glow(1000, 740, 560, palette.glow, 0.6) +
    panes(random, {
      x: 520,
      top: 640,
      width: 1080,
      height: 250,
      columns: 6,
      rows: 1,
      dark: palette.ink,
      lit: palette.glow,
      litShare: 1,
      fill: [0.82, 0.94],
      frame: palette.ink,
    }) +
    awning(500, 560, 1130, 110, palette.accent, mix(palette.accent, palette.ink, 0.12), 24) +
    box(0, 905, 1600, 95, downward([0, mix(palette.middle, palette.low, 0.5)], [1, palette.near])) +
    oval(980, 930, 620, 46, veil(palette.glow, 0.5)) +
    repeat(5, (index) => cafeTable(600 + index * 222, 935, 118, palette)) +
    leafyTree(random, 250, 960, 800, palette.leaf, palette.glow, 520) +
    lamp(438, 960, 520, palette.ink, palette.glow)
  );
};

/** A round table with two bentwood chairs. */
function cafeTable(x: number, base: number, height: number, palette: Palette): string {
  const chair = (at: number, side: 1 | -1) =>
    stroke(
      `M${round(at)} ${round(base)}v${round(-height * 0.55)}h${round(-side * height * 0.4)}v${round(height * 0.55)}M${round(at)} ${round(base - height * 0.55)}q${round(side * 10)} ${round(-height * 0.4)} ${round(-side * 2)} ${round(-height * 0.62)}`,
      palette.ink,
      5,
    ) + oval(at - side * height * 0.2, base - height * 0.56, height * 0.24, 7, palette.accent);
  return (
    oval(x, base + 4, height * 0.9, 12, veil(palette.ink, 0.4)) +
    chair(x - height * 0.72, -1) +
    chair(x + height * 0.72, 1) +
    stroke(legs([x, base], [x, base - height * 0.7]), palette.ink, 7) +
    oval(x, base - height * 0.72, height * 0.42, 10, palette.light) +
    shape(
      ovalPath(x - 12, base - height * 0.78, 9, 5) + boxPath(x + 12, base - height * 0.9, 6, 22),
      palette.glow,
    )
  );
}
