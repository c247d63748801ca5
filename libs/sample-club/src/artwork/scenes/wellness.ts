import { mix, veil } from '../color.ts';
import { candle, column } from '../layers/interior.ts';
import { hill, rolling } from '../layers/land.ts';
import { glow, mist, sky, sun, wisp } from '../layers/sky.ts';
import { branch, conifer, dabs, rosette } from '../layers/trees.ts';
import { ripples, water } from '../layers/water.ts';
import type { Palette } from '../palette.ts';
import type { Scene } from '../scene.ts';
import { across, archPath, box, corners, disc, downward, legs, mirrored, oval, outward, repeat, shape, stroke } from '../svg.ts';

export const bathHouse: Scene = (palette, random) => {
  const arches = [140, 460, 780, 1100, 1420].map((x) => shape(archPath(x - 130, 190, 260, 660), downward([0, palette.near], [1, mix(palette.near, palette.low, 0.5)])) + glow(x, 560, 190, palette.accent, 0.55)).join('');
  const columns = [-20, 300, 620, 940, 1260, 1580].map((x) => column(x, 170, 664, 72, palette.low, palette.near)).join('');
  const lights = [220, 380, 700, 860, 1180, 1340].map((x, index) => candle(x, 664, 44 + (index % 2) * 22, palette.light, palette.glow)).join('');
  const hall = box(0, 0, 1600, 670, downward([0, palette.high], [1, palette.middle])) + arches + columns + box(-10, 120, 1620, 56, mix(palette.low, palette.far, 0.4)) + box(-10, 172, 1620, 10, palette.near) + repeat(33, (index) => shape(corners([index * 50, 122], [index * 50 + 25, 97], [index * 50 + 50, 122]), palette.far)) + lights;
  return (
    hall +
    shape(corners([700, 0], [900, 0], [1160, 670], [440, 670]), downward([0, veil(palette.glow, 0.4)], [1, veil(palette.glow, 0)])) +
    box(-10, 664, 1620, 26, mix(palette.light, palette.far, 0.4)) +
    water(690, mix(palette.low, palette.far, 0.4), palette.near) +
    mirrored(hall, 677, 0.36, 0.62) +
    repeat(7, (index) => shape(corners([220 + index * 190, 690], [240 + index * 190, 690], [200 + index * 205, 1000], [140 + index * 205, 1000]), veil(palette.light, 0.07))) +
    ripples(random, { top: 700, base: 1000 }, 70, palette.light, 0.32) +
    wisp(520, 700, 340, palette.light, 0.12) + wisp(1050, 710, 380, palette.light, 0.12) +
    mist(560, 700, palette.low, 0.35) +
    shape(corners([-10, 900], [330, 940], [360, 1010], [-10, 1010]), downward([0, palette.light], [1, palette.far])) +
    box(50, 850, 210, 34, palette.light, { corner: 16 }) + box(62, 820, 186, 34, mix(palette.accent, palette.light, 0.3), { corner: 16 }) + box(74, 792, 164, 32, palette.light, { corner: 16 }) +
    rosette(random, 1520, 1000, 230, palette.leaf, palette.light)
  );
};

const stone = (x: number, y: number, half: number, tall: number, color: string, light: string) =>
  oval(x, y, half, tall, outward([[0, mix(color, light, 0.5)], [0.6, color], [1, mix(color, '#0a1418', 0.4)]], 0.38, 0.3));

export const stones: Scene = (palette, random) => {
  const pile = stone(640, 720, 230, 74, palette.near, palette.light) + stone(650, 606, 178, 58, palette.middle, palette.light) + stone(634, 514, 130, 46, mix(palette.near, palette.ink, 0.3), palette.light) + stone(646, 444, 88, 34, mix(palette.far, palette.accent, 0.3), palette.light);
  return (
    box(0, 0, 1600, 760, downward([0, palette.high], [1, palette.low])) +
    sun(1080, 330, 190, palette.glow, 0.5) +
    hill(rolling(random, 620, 70), mix(palette.far, palette.low, 0.4), palette.low, 780) +
    hill(rolling(random, 700, 60), mix(palette.far, palette.middle, 0.3), palette.low, 790) +
    mist(520, 770, palette.low, 0.6) +
    water(766, mix(palette.low, palette.far, 0.5), palette.middle) +
    mirrored(pile, 786, 0.34, 0.8) +
    [0, 1, 2, 3].map((ring) => stroke(`M${360 - ring * 70} ${800 + ring * 8}a${290 + ring * 76} ${34 + ring * 17} 0 0 0 ${580 + ring * 152} 0`, veil('#ffffff', 0.4 - ring * 0.07), 4)).join('') +
    pile +
    candle(1010, 800, 110, palette.light, '#ffdf9a') + candle(1120, 820, 74, palette.light, '#ffdf9a') +
    oval(1060, 822, 170, 16, veil(palette.near, 0.35)) +
    orchid(palette) +
    branch(random, [[1650, 120], [1480, 170], [1330, 150], [1210, 210]], palette.near, [palette.leaf, mix(palette.leaf, palette.light, 0.3), mix(palette.leaf, palette.near, 0.4)], 24, 44)
  );
};

/** An orchid spray that arches in from the left. */
const orchid = (palette: Palette) =>
  stroke('M-20 980C60 620 180 380 420 300', palette.leaf, 8) +
  shape('M-20 1000Q180 830 330 900Q180 910 60 1010Z', palette.leaf) + shape('M-20 940Q60 760 190 740Q110 850 30 1000Z', mix(palette.leaf, palette.near, 0.4)) +
  [[150, 480, 1], [230, 400, 0.9], [320, 345, 0.8], [412, 304, 0.64]].map(([x = 0, y = 0, scale = 1]) =>
    `<g transform="translate(${x} ${y}) scale(${scale})">${[0, 72, 144, 216, 288].map((turn) => oval(0, -42, 30, 44, downward([0, '#ffffff'], [1, mix(palette.accent, '#ffffff', 0.6)]), { turn: `rotate(${turn})` })).join('')}${disc(0, 0, 15, palette.accent)}${disc(0, 4, 7, '#fff2c0')}</g>`).join('');

export const hammamDome: Scene = (palette, random) => {
  const beams = [[620, 150], [730, 110], [850, 106], [970, 140], [800, 190]];
  return (
    box(0, 0, 1600, 1000, downward([0, palette.near], [0.6, palette.middle], [1, palette.near])) +
    shape('M100 560Q120 20 800 -20Q1480 20 1500 560V700H100Z', outward([[0, palette.high], [0.6, palette.middle], [1, palette.near]], 0.5, 0.3)) +
    repeat(5, (ring) => stroke(`M${140 + ring * 120} ${520 - ring * 84}Q800 ${610 - ring * 98} ${1460 - ring * 120} ${520 - ring * 84}`, veil(palette.light, 0.14), 5)) +
    repeat(5, (ring) => repeat(9 - ring, (index) => { const t = (index + 0.5) / (9 - ring); return starPoint(180 + ring * 110 + t * (1240 - ring * 220), 470 - ring * 88 + Math.sin(t * Math.PI) * (66 - ring * 8), 15 - ring, palette.glow); })) +
    beams.map(([x = 0, y = 0]) => shape(corners([x - 8, y], [x + 8, y], [x + (x - 800) * 0.9 + 90, 900], [x + (x - 800) * 0.9 - 90, 900]), downward([0, veil(palette.glow, 0.5)], [1, veil(palette.glow, 0.02)]))).join('') +
    [130, 430, 930, 1230].map((x) => shape(archPath(x, 470, 240, 800), downward([0, mix(palette.accent, palette.ink, 0.45)], [1, palette.accent])) + stroke(archPath(x, 470, 240, 800), palette.low, 9) + glow(x + 120, 700, 150, palette.glow, 0.35)).join('') +
    [90, 400, 700, 900, 1200, 1510].map((x) => column(x, 470, 806, 56, palette.low, palette.near)).join('') +
    box(-10, 796, 1620, 220, downward([0, mix(palette.accent, palette.low, 0.4)], [1, mix(palette.accent, palette.ink, 0.4)])) +
    repeat(16, (index) => shape(corners([index * 107 - 60, 850], [index * 107 - 8, 820], [index * 107 + 44, 850], [index * 107 - 8, 884]), veil(palette.low, 0.35))) +
    shape(corners([430, 860], [1170, 860], [1260, 920], [340, 920]), downward([0, '#ffffff'], [1, palette.light])) +
    box(340, 920, 920, 66, downward([0, palette.light], [1, mix(palette.low, palette.near, 0.4)])) +
    box(600, 838, 170, 32, '#ffffff', { corner: 14 }) + box(612, 810, 146, 30, mix(palette.accent, palette.light, 0.3), { corner: 14 }) +
    shape('M930 866Q920 800 960 800H1040Q1080 800 1070 866Z', across([0, '#f0c890'], [1, '#a8602f'])) + oval(1000, 800, 42, 9, '#fff0d0') +
    wisp(500, 840, 420, palette.light, 0.1) + wisp(1130, 840, 460, palette.light, 0.1) + dabs(random, 40, [800, 500, 600, 300], 3, palette.glow, 0.5)
  );
};

const starPoint = (x: number, y: number, size: number, light: string) =>
  glow(x, y, size * 3.2, light, 0.4) + shape(corners([x, y - size], [x + size * 0.34, y - size * 0.34], [x + size, y], [x + size * 0.34, y + size * 0.34], [x, y + size], [x - size * 0.34, y + size * 0.34], [x - size, y], [x - size * 0.34, y - size * 0.34]), light);

export const forestPool: Scene = (palette, random) => {
  const row = (base: number, tall: number, color: string, count: number) => repeat(count, (index) => conifer(random, (index / (count - 1)) * 1640 - 20 + random.between(-30, 30), base + random.between(-16, 16), tall * random.between(0.7, 1.15), color, mix(color, palette.light, 0.3)));
  const forest = row(560, 330, mix(palette.far, palette.low, 0.25), 24) + mist(300, 580, palette.low, 0.75) + row(600, 360, mix(palette.far, palette.near, 0.5), 17) + mist(400, 620, palette.low, 0.6);
  return (
    sky(palette, 600) +
    sun(800, 250, 110, palette.glow, 0.6) +
    forest +
    water(606, mix(palette.low, palette.far, 0.3), mix(palette.near, '#2f8a90', 0.3)) +
    mirrored(forest, 606, 0.3, 0.7) +
    ripples(random, { top: 616, base: 1000 }, 70, '#ffffff', 0.34) +
    [300, 560, 820, 1080, 1300].map((x, index) => wisp(x, 720 + (index % 2) * 60, 330, '#ffffff', 0.2)).join('') +
    [[90, 700, 200, 76], [280, 760, 130, 50], [1510, 710, 220, 84], [1330, 772, 120, 46], [1180, 800, 66, 26]].map(([x = 0, y = 0, half = 0, tall = 0]) => stone(x, y, half, tall, palette.near, palette.light)).join('') +
    shape(corners([520, 960], [1080, 960], [1180, 1010], [420, 1010]), downward([0, mix(palette.accent, palette.light, 0.3)], [1, palette.accent])) +
    stroke(legs([506, 974], [1094, 974]) + legs([470, 992], [1130, 992]), veil(palette.ink, 0.25), 3) +
    box(600, 916, 150, 26, '#ffffff', { corner: 12 }) + box(608, 892, 134, 26, mix(palette.accent, palette.light, 0.4), { corner: 12 }) + box(590, 942, 170, 18, palette.light, { corner: 8 }) +
    [60, 1540].map((x) => conifer(random, x, 1020, 900, palette.ink, palette.near)).join('') + [230, 1400].map((x) => conifer(random, x, 1030, 520, mix(palette.ink, palette.near, 0.4), palette.middle)).join('')
  );
};
