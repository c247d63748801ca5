import { mix, veil } from '../color.ts';
import { cornice, mansard, panes, wall } from '../layers/buildings.ts';
import { dabs, hedge } from '../layers/foliage.ts';
import { arcade, dome } from '../layers/monuments.ts';
import { clouds, mist, sky, sun } from '../layers/sky.ts';
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
  downward,
  legs,
  oval,
  repeat,
  round,
  shape,
  stroke,
} from '../svg.ts';
import { roofscape } from './paris.ts';

export const leMarais: Scene = (palette, random) => {
  const stone = mix(palette.light, palette.middle, 0.16);
  const gate = archPath(620, 330, 360, 860);
  return (
    sky(palette, 400) +
    clouds(random, 5, 60, 200, '#ffffff') +
    mansard(random, -30, 190, 660, 150, palette.near, palette.glow, 0.2) +
    mansard(random, 980, 190, 660, 150, palette.near, palette.glow, 0.2) +
    wall(-30, 190, 660, 880, stone) +
    wall(970, 190, 660, 880, mix(stone, palette.middle, 0.16)) +
    cornice(-30, 186, 660, palette.light, 14) +
    cornice(970, 186, 660, palette.light, 14) +
    panes(random, {
      x: -10,
      top: 220,
      width: 560,
      height: 480,
      columns: 3,
      rows: 2,
      dark: palette.ink,
      lit: palette.glow,
      litShare: 0.1,
      fill: [0.34, 0.76],
      shutters: mix(palette.accent, palette.light, 0.25),
      balconies: palette.ink,
    }) +
    panes(random, {
      x: 1050,
      top: 220,
      width: 560,
      height: 480,
      columns: 3,
      rows: 2,
      dark: palette.ink,
      lit: palette.glow,
      litShare: 0.1,
      fill: [0.34, 0.76],
      shutters: palette.accent,
      balconies: palette.ink,
    }) +
    wall(560, 250, 480, 880, mix(palette.light, palette.glow, 0.4)) +
    shape(corners([540, 250], [800, 130], [1060, 250]), mix(palette.light, palette.middle, 0.25)) +
    shape(corners([600, 238], [800, 150], [1000, 238]), mix(palette.light, palette.middle, 0.1)) +
    oval(800, 205, 34, 24, mix(palette.light, palette.middle, 0.4)) +
    cornice(550, 250, 500, palette.light, 20) +
    repeat(9, (row) =>
      stroke(
        legs([562, 300 + row * 64], [618, 300 + row * 64]) +
          legs([982, 300 + row * 64], [1038, 300 + row * 64]),
        veil(palette.near, 0.35),
        3,
      ),
    ) +
    shape(archPath(600, 306, 400, 862), mix(palette.light, palette.middle, 0.35)) +
    shape(gate, downward([0, palette.high], [0.6, palette.low], [1, palette.glow])) +
    courtyard(palette, random) +
    box(
      0,
      860,
      1600,
      140,
      downward([0, mix(palette.middle, palette.light, 0.45)], [1, palette.near]),
    ) +
    shape(corners([640, 860], [960, 860], [1210, 1000], [420, 1000]), veil(palette.glow, 0.55)) +
    repeat(6, (row) =>
      stroke(
        legs([0, 872 + row * row * 5], [1600, 872 + row * row * 5]),
        veil(palette.ink, 0.13),
        2.5,
      ),
    ) +
    leafyTree(random, 1440, 900, 470, palette.leaf, palette.glow) +
    hedge(random, 60, 330, 800, 900, palette.leaf, palette.glow) +
    lamp(470, 890, 390, palette.ink, palette.glow)
  );
};

/** The garden seen through a carriage gate 360 wide. */
const courtyard = (palette: Palette, random: Random) =>
  wall(640, 520, 320, 800, mix(palette.light, palette.far, 0.3)) +
  panes(random, {
    x: 650,
    top: 530,
    width: 300,
    height: 190,
    columns: 4,
    rows: 1,
    dark: palette.near,
    lit: palette.glow,
    litShare: 0.3,
    fill: [0.4, 0.8],
    arched: true,
  }) +
  box(620, 780, 360, 82, downward([0, palette.leaf], [1, mix(palette.leaf, palette.light, 0.35)])) +
  hedge(random, 620, 950, 745, 800, palette.leaf, palette.glow) +
  shape(
    corners([780, 780], [820, 780], [910, 862], [690, 862]),
    mix(palette.light, palette.glow, 0.5),
  ) +
  shape(boxPath(620, 486, 26, 380) + boxPath(954, 486, 26, 380), palette.accent);

export const montmartre: Scene = (palette, random) => {
  const stone = mix(palette.light, '#ffffff', 0.25);
  const shade = mix(palette.light, palette.middle, 0.5);
  const landing = (step: number) => 560 + step * 26;
  return (
    sky(palette, 700) +
    sun(800, 300, 150, palette.glow, 0.5) +
    clouds(random, 7, 120, 420, '#ffffff') +
    roofscape(palette, random, 600, 80, palette.far, 0) +
    mist(420, 700, palette.low, 0.8) +
    dome(610, 380, 110, stone, shade) +
    dome(990, 380, 110, stone, shade) +
    wall(560, 378, 480, 560, stone) +
    dome(800, 330, 210, stone, shade, 7) +
    wall(700, 326, 200, 420, stone) +
    panes(random, {
      x: 706,
      top: 336,
      width: 188,
      height: 70,
      columns: 6,
      rows: 1,
      dark: shade,
      lit: palette.glow,
      litShare: 0,
      fill: [0.5, 0.85],
      arched: true,
    }) +
    arcade(690, 562, 220, 130, 3, stone, mix(palette.middle, palette.near, 0.5)) +
    panes(random, {
      x: 560,
      top: 410,
      width: 120,
      height: 120,
      columns: 2,
      rows: 1,
      dark: shade,
      lit: shade,
      litShare: 0,
      fill: [0.36, 0.8],
      arched: true,
    }) +
    panes(random, {
      x: 920,
      top: 410,
      width: 120,
      height: 120,
      columns: 2,
      rows: 1,
      dark: shade,
      lit: shade,
      litShare: 0,
      fill: [0.36, 0.8],
      arched: true,
    }) +
    shape(
      corners([-10, 620], [640, 556], [960, 556], [1610, 620], [1610, 1010], [-10, 1010]),
      downward([0, mix(palette.leaf, palette.low, 0.4)], [1, palette.leaf]),
    ) +
    repeat(17, (step) => {
      const y = landing(step);
      const half = 70 + step * 19;
      return (
        shape(boxPath(800 - half, y, half * 2, 14), mix(palette.light, palette.low, 0.3)) +
        shape(boxPath(800 - half, y + 13, half * 2, 14), mix(palette.middle, palette.light, 0.25))
      );
    }) +
    stroke(legs([796, 540], [770, 1000]) + legs([804, 540], [830, 1000]), palette.ink, 7) +
    leafyTree(random, 210, 900, 620, mix(palette.leaf, palette.near, 0.4), palette.low) +
    leafyTree(random, 1420, 910, 560, mix(palette.leaf, palette.near, 0.4), palette.low) +
    lamp(520, 900, 300, palette.ink, palette.glow) +
    lamp(1080, 900, 300, palette.ink, palette.glow) +
    lamp(650, 690, 150, palette.ink, palette.glow) +
    lamp(950, 690, 150, palette.ink, palette.glow)
  );
};

export const palaisRoyal: Scene = (palette, random) => {
  const stone = mix(palette.light, palette.far, 0.15);
  const limes = (x: number, size: number) =>
    box(
      x - size * 0.04,
      700 - size * 0.1,
      size * 0.08,
      size * 0.55,
      mix(palette.near, palette.ink, 0.4),
    ) +
    hedge(
      random,
      x - size * 0.42,
      x + size * 0.38,
      700 - size * 0.85,
      700 - size * 0.05,
      palette.leaf,
      palette.glow,
    );
  return (
    sky(palette, 620) +
    clouds(random, 6, 60, 240, '#ffffff') +
    mansard(random, -20, 300, 1640, 90, palette.middle, palette.glow, 0.3) +
    wall(-20, 300, 1640, 640, stone) +
    cornice(-20, 296, 1640, palette.light, 12) +
    panes(random, {
      x: 0,
      top: 320,
      width: 1600,
      height: 130,
      columns: 20,
      rows: 1,
      dark: palette.near,
      lit: palette.glow,
      litShare: 0.25,
      fill: [0.36, 0.72],
      frame: palette.light,
    }) +
    arcade(-20, 660, 1640, 190, 16, stone, palette.near) +
    mist(520, 680, palette.low, 0.5) +
    box(
      0,
      656,
      1600,
      344,
      downward([0, mix(palette.low, palette.light, 0.5)], [1, mix(palette.far, palette.low, 0.3)]),
    ) +
    shape(
      corners([-10, 700], [520, 700], [330, 1010], [-10, 1010]) +
        corners([1610, 700], [1080, 700], [1270, 1010], [1610, 1010]),
      downward([0, mix(palette.leaf, palette.low, 0.3)], [1, palette.leaf]),
    ) +
    dabs(random, 130, [150, 850, 300, 130], 7, palette.accent, 0.85) +
    dabs(random, 130, [1450, 850, 300, 130], 7, mix(palette.accent, palette.light, 0.4), 0.85) +
    [
      [560, 170],
      [1040, 170],
      [440, 300],
      [1160, 300],
    ]
      .map(([x = 0, size = 0]) => limes(x, size))
      .join('') +
    fountain(800, 800, palette) +
    [180, 1420]
      .map(
        (x) =>
          box(x - 19, 660, 38, 260, mix(palette.near, palette.ink, 0.4)) +
          hedge(random, x - 260, x + 230, 230, 690, palette.leaf, palette.glow),
      )
      .join('')
  );
};

function fountain(x: number, base: number, palette: Palette): string {
  let jets = '';
  for (let jet = -5; jet <= 5; jet += 1) {
    jets += `M${x} ${base - 20}Q${x + jet * 17} ${round(base - 380 + Math.abs(jet) * 26)} ${x + jet * 34} ${base - 8}`;
  }
  return (
    oval(x, base + 26, 320, 62, mix(palette.light, palette.near, 0.25)) +
    oval(x, base + 16, 308, 54, palette.light) +
    oval(x, base + 18, 290, 46, downward([0, palette.far], [1, palette.middle])) +
    stroke(jets, veil('#ffffff', 0.75), 5) +
    oval(x, base - 4, 200, 18, veil('#ffffff', 0.5))
  );
}
