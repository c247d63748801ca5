import { mix, veil } from '../color.ts';
import { lamp, panes, wall } from '../layers/buildings.ts';
import { furrows, hill, rolling } from '../layers/land.ts';
import { birds, clouds, glow, mist, sky, streaks, sun } from '../layers/sky.ts';
import { branch, cypress, dabs, hedge, leafyTree, palm, rosette } from '../layers/trees.ts';
import type { Palette } from '../palette.ts';
import type { Random } from '../random.ts';
import type { Scene } from '../scene.ts';
import { across, archPath, box, corners, disc, downward, flowDownTo, legs, oval, repeat, shape, stroke } from '../svg.ts';

/** Rows of vines that run towards a vanishing point, larger as they come near. */
function vines(random: Random, vanishX: number, top: number, palette: Palette, leaf: string, soil: string): string {
  let rows = shape(corners([-10, top], [1610, top], [1610, 1010], [-10, 1010]), downward([0, mix(soil, palette.low, 0.5)], [1, soil])) + furrows([vanishX, top - 60], 1010, -900, 2500, 22, veil(palette.ink, 0.12), 6);
  for (let depth = 0; depth < 9; depth += 1) {
    const share = (depth / 8) ** 1.7;
    const y = top + 14 + share * 300;
    const size = 9 + share * 58;
    for (let x = -20 + (depth % 2) * size; x < 1640; x += size * 2.6) {
      const bend = (x - vanishX) * 0.05 * share;
      const tone = mix(mix(leaf, palette.low, 0.5 * (1 - share)), random.chance(0.22) ? palette.accent : leaf, 0.55);
      rows += oval(x + bend, y, size * 1.35, size * 0.62, downward([0, mix(tone, palette.glow, 0.35)], [0.5, tone], [1, mix(tone, palette.ink, 0.4)])) + (size > 26 ? dabs(random, 12, [x + bend, y - size * 0.1, size * 1.2, size * 0.5], size * 0.13, mix(tone, palette.glow, 0.5), 0.7) : '');
    }
  }
  return rows;
}

const farmhouse = (random: Random, x: number, base: number, palette: Palette) =>
  wall(x, base - 130, 240, base + 10, palette.light) + shape(corners([x - 14, base - 128], [x + 30, base - 186], [x + 214, base - 186], [x + 254, base - 128]), mix(palette.accent, palette.near, 0.3)) +
  wall(x + 220, base - 210, 90, base + 10, mix(palette.light, palette.far, 0.3)) + shape(corners([x + 210, base - 208], [x + 265, base - 256], [x + 320, base - 208]), mix(palette.accent, palette.near, 0.4)) +
  panes(random, { x: x + 10, top: base - 118, width: 200, height: 110, columns: 4, rows: 2, dark: palette.near, lit: palette.glow, litShare: 0.3, fill: [0.34, 0.56], shutters: palette.leaf });

export const vineyardAutumn: Scene = (palette, random) =>
  sky(palette, 560) + sun(500, 310, 110, palette.glow, 0.6) + streaks(random, 14, 80, 420, palette.glow) +
  [0, 1, 2].map((plane) => hill(rolling(random, 470 + plane * 50, 110 - plane * 20), mix(palette.far, palette.middle, plane * 0.3), palette.low) + mist(420 + plane * 50, 590 + plane * 30, palette.low, 0.55)).join('') +
  [880, 920, 1330, 1370, 1410].map((x, index) => cypress(x, 600, 170 + (index % 3) * 40, mix(palette.near, palette.leaf, 0.5))).join('') +
  farmhouse(random, 980, 596, palette) +
  vines(random, 1100, 600, palette, palette.middle, mix(palette.near, palette.far, 0.45)) +
  birds(random, 720, 210, 6, palette.ink) +
  branch(random, [[-50, 60], [140, 130], [330, 110], [480, 180]], palette.ink, [palette.accent, palette.middle, mix(palette.accent, palette.glow, 0.4)], 25, 54);

export const vineyardSummer: Scene = (palette, random) =>
  sky(palette, 560) + sun(1150, 190, 76, palette.glow, 0.6) + clouds(random, 7, 80, 340, '#ffffff') +
  [0, 1, 2].map((plane) => hill(rolling(random, 480 + plane * 56, 110 - plane * 24), mix(palette.far, palette.middle, plane * 0.34), palette.low) + mist(430 + plane * 50, 600 + plane * 30, palette.low, 0.45)).join('') +
  hill([[-20, 640], [280, 590], [560, 500], [800, 470], [1040, 500], [1320, 600], [1640, 650]], mix(palette.middle, palette.glow, 0.25), palette.middle) +
  farmhouse(random, 640, 490, palette) +
  shape('M780 498Q860 560 720 620Q560 700 760 800Q1000 900 900 1010H560Q720 900 560 800Q460 700 640 616Q800 560 760 498Z', downward([0, palette.low], [1, mix(palette.low, palette.far, 0.5)])) +
  vinesBeside(random, palette) +
  [[700, 560, 90], [850, 566, 96], [600, 620, 130], [820, 640, 140], [500, 720, 200], [800, 760, 220], [620, 880, 300], [1040, 900, 330], [390, 700, 180]].map(([x = 0, base = 0, height = 0]) => cypress(x, base, height * 1.15, palette.near)).join('') +
  leafyTree(random, 1430, 900, 620, palette.leaf, palette.glow);

/** Combed rows of vines to both sides of a winding lane. */
function vinesBeside(random: Random, palette: Palette): string {
  return repeat(9, (row) => {
    const y = 650 + row * 40;
    const size = 10 + row * 3.4;
    return repeat(64, (index) => {
      const x = index * size * 1.7 - 20;
      const lane = 640 + Math.sin(row * 0.75) * 60;
      const gap = 130 + row * 26;
      return x > 1650 || Math.abs(x - lane) < gap ? '' : oval(x, y + Math.sin(x / 210) * 12, size, size * 0.62, downward([0, mix(palette.leaf, palette.glow, 0.4)], [1, random.chance(0.5) ? palette.near : mix(palette.near, palette.leaf, 0.4)]));
    });
  });
}

export const gardenParty: Scene = (palette, random) => {
  const marquee = repeat(12, (index) => {
    const x = 330 + index * 78;
    const fill = index % 2 === 0 ? '#ffffff' : palette.accent;
    const apex = (at: number) => 800 + (at - 800) * 0.1;
    return shape(corners([apex(x), 210], [apex(x + 78), 210], [x + 78, 430], [x, 430]), mix(fill, palette.ink, index * 0.012)) + shape(`M${x} 430h78v34q-39 40 -78 0Z`, mix(fill, palette.ink, 0.1));
  });
  return (
    sky(palette, 640) + sun(1290, 180, 70, palette.glow, 0.7) + clouds(random, 6, 60, 260, '#ffffff') +
    repeat(9, (index) => leafyTree(random, 40 + index * 190, 640, random.between(300, 430), mix(palette.leaf, palette.far, 0.4), palette.glow)) + mist(380, 660, palette.low, 0.5) +
    hedge(random, -20, 1620, 590, 670, palette.leaf, palette.glow) +
    box(-10, 660, 1620, 350, downward([0, mix(palette.leaf, palette.glow, 0.45)], [1, mix(palette.leaf, palette.ink, 0.2)])) +
    repeat(6, (index) => shape(corners([index * 290 - 60, 660], [index * 290 + 70, 660], [index * 360 - 60, 1010], [index * 360 - 260, 1010]), veil(palette.glow, 0.16))) +
    oval(800, 770, 560, 40, veil(palette.ink, 0.25)) +
    box(350, 440, 900, 310, downward([0, veil(palette.near, 0.55)], [1, veil(palette.near, 0.15)])) +
    [360, 650, 950, 1240].map((x) => box(x - 7, 430, 14, 330, '#ffffff')).join('') +
    [350, 1170].map((x) => shape(`M${x} 450H${x + 80}Q${x + 20} 600 ${x + (x < 800 ? 0 : 80)} 700Z`, palette.light)).join('') +
    marquee + stroke(legs([800, 214], [800, 120]), palette.ink, 5) + shape(corners([800, 120], [890, 142], [800, 166]), palette.accent) +
    [520, 800, 1080].map((x) => oval(x, 690, 96, 16, '#ffffff') + shape(corners([x - 96, 690], [x + 96, 690], [x + 84, 780], [x - 84, 780]), across([0, '#ffffff'], [1, palette.high])) + dabs(random, 34, [x, 646, 54, 36], 13, palette.accent) + dabs(random, 20, [x, 640, 50, 34], 12, '#ffffff') + box(x - 12, 660, 24, 30, palette.far)).join('') +
    stroke('M-10 240Q230 400 420 300M1610 220Q1380 400 1180 300', palette.ink, 3) +
    [[90, 300], [200, 342], [310, 342], [1290, 340], [1400, 338], [1510, 294]].map(([x = 0, y = 0], index) => glow(x, y + 30, 90, palette.glow, 0.6) + disc(x, y + 30, 31, across([0, '#ffffff'], [1, index % 2 === 0 ? mix(palette.accent, palette.light, 0.55) : palette.high]))).join('') +
    dabs(random, 150, [300, 930, 330, 70], 9, palette.accent, 0.9) + dabs(random, 120, [1300, 930, 330, 70], 9, '#ffffff', 0.9) + dabs(random, 90, [800, 985, 800, 26], 10, palette.middle, 0.9)
  );
};

export const glasshouse: Scene = (palette, random) => {
  const iron = '#ffffff';
  const nave = 'M420 760V440Q430 190 800 150Q1170 190 1180 440V760Z';
  const wings = 'M60 760V560Q80 470 240 450H420V760ZM1540 760V560Q1520 470 1360 450H1180V760Z';
  return (
    sky(palette, 760) + sun(350, 220, 80, palette.glow, 0.6) + clouds(random, 6, 60, 300, '#ffffff') +
    repeat(11, (index) => leafyTree(random, index * 165, 760, random.between(240, 380), mix(palette.leaf, palette.far, 0.55), palette.glow)) + mist(440, 770, palette.low, 0.5) +
    shape(nave + wings, downward([0, veil('#dfeee8', 0.85)], [1, veil(palette.low, 0.85)])) +
    [560, 700, 920, 1040].map((x, index) => palm(random, x, 760, 300 + (index % 2) * 130, palette.leaf, palette.glow)).join('') +
    [480, 640, 800, 980, 1120, 130, 250, 360, 1250, 1360, 1480].map((x) => rosette(random, x, 764, 130, mix(palette.leaf, palette.middle, 0.4), palette.glow)).join('') +
    shape(nave + wings, veil('#eef8f4', 0.26)) +
    stroke(nave + wings, iron, 12) +
    stroke(`${repeat(7, (index) => `M${515 + index * 95} 760V${[400, 330, 300, 290, 300, 330, 400][index] ?? 300}Q${515 + index * 95} 220 800 150`)}M424 440H1176M424 600H1176M60 600H420M1180 600H1540${repeat(4, (index) => `M${132 + index * 72} 760V470M${1252 + index * 72} 760V470`)}M500 290Q800 240 1100 290`, veil(iron, 0.85), 5) +
    box(700, 560, 200, 204, veil('#f6fbf4', 0.8)) + stroke(archPath(700, 560, 200, 762) + legs([800, 560], [800, 762]) + legs([700, 660], [900, 660]), iron, 9) +
    shape(corners([760, 150], [800, 90], [840, 150]), iron) + stroke(legs([800, 94], [800, 50]), iron, 5) +
    box(40, 756, 1520, 26, mix(palette.light, palette.middle, 0.25)) +
    box(-10, 780, 1620, 230, downward([0, mix(palette.leaf, palette.glow, 0.4)], [1, mix(palette.leaf, palette.ink, 0.3)])) +
    shape(corners([730, 780], [870, 780], [1090, 1010], [510, 1010]), downward([0, palette.light], [1, palette.far])) +
    [[560, 860, 60], [1040, 860, 60], [400, 950, 90], [1200, 950, 90]].map(([x = 0, y = 0, size = 0]) => disc(x, y, size, downward([0, mix(palette.leaf, palette.glow, 0.45)], [1, mix(palette.leaf, palette.ink, 0.35)]))).join('') +
    shape(flowDownTo(1010, [-20, 870], [140, 890], [330, 1010]), palette.near) + dabs(random, 100, [150, 960, 200, 60], 10, palette.accent) + dabs(random, 100, [1450, 960, 200, 60], 10, palette.light) +
    lamp(620, 900, 210, palette.ink, palette.glow)
  );
};
