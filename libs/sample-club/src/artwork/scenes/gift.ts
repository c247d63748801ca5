import { mix, veil } from '../color.ts';
import { glow } from '../layers/sky.ts';
import { dabs } from '../layers/trees.ts';
import type { Palette } from '../palette.ts';
import type { Scene } from '../scene.ts';
import { across, archPath, box, corners, disc, downward, flow, legs, oval, outward, repeat, shape, stroke } from '../svg.ts';

/** A still-life stage: a wall with a niche of light, and a table that mirrors faintly. */
export const stage = (palette: Palette, tableY = 740, niche: 'disc' | 'arch' | 'none' = 'arch') =>
  box(0, 0, 1600, tableY, across([0, mix(palette.high, palette.ink, 0.12)], [0.5, mix(palette.high, palette.low, 0.55)], [1, palette.high])) +
  (niche === 'arch' ? shape(archPath(430, 90, 740, tableY), downward([0, mix(palette.high, palette.middle, 0.6)], [1, palette.low])) + shape(archPath(470, 120, 700, tableY), downward([0, mix(palette.high, palette.low, 0.5)], [1, mix(palette.low, palette.glow, 0.4)])) : '') +
  (niche === 'disc' ? disc(800, 400, 330, downward([0, mix(palette.accent, palette.glow, 0.35)], [1, mix(palette.low, palette.glow, 0.55)])) : '') +
  glow(760, 420, 640, palette.glow, 0.4) +
  box(0, tableY, 1600, 1000 - tableY, downward([0, mix(palette.low, palette.middle, 0.5)], [1, palette.near])) +
  box(0, tableY, 1600, 5, veil('#ffffff', 0.35)) +
  shape(corners([0, tableY + 5], [560, tableY + 5], [180, 1000], [0, 1000]), veil(palette.glow, 0.12));

/** The soft shadow that an object throws to the right. */
export const shade = (x: number, y: number, half: number, palette: Palette) =>
  oval(x + half * 0.35, y, half * 1.35, half * 0.13, outward([[0, veil(palette.ink, 0.5)], [0.6, veil(palette.ink, 0.28)], [1, veil(palette.ink, 0)]]));

/** A solid of revolution: light on its left, its own color, and shade. */
export const turned = (color: string, palette: Palette) =>
  across([0, mix(color, palette.ink, 0.12)], [0.25, mix(color, '#ffffff', 0.42)], [0.55, color], [1, mix(color, palette.ink, 0.5)]);

export const books: Scene = (palette, random) => {
  const volumes = [[430, 700, 620, 74, palette.accent], [470, 640, 560, 60, palette.light], [450, 566, 540, 74, palette.near], [510, 510, 460, 56, '#d8a84a'], [490, 446, 440, 64, mix(palette.leaf, palette.ink, 0.2)]] as const;
  return (
    stage(palette, 760, 'disc') + shade(760, 780, 400, palette) +
    volumes.map(([x, y, wide, tall, color]) => box(x, y, wide, tall, downward([0, mix(color, '#ffffff', 0.2)], [0.5, color], [1, mix(color, palette.ink, 0.35)]), { corner: 7 }) + box(x + wide - 26, y + 7, 26, tall - 14, mix(palette.light, palette.middle, 0.15)) + repeat(4, (page) => box(x + wide - 26, y + 12 + (page * (tall - 22)) / 4, 26, 2, veil(palette.near, 0.4))) + box(x + 54, y, 7, tall, veil('#ffe8b0', 0.8)) + box(x + 130, y + tall * 0.28, wide * 0.3, tall * 0.12, veil('#ffe8b0', 0.75)) + box(x + wide - 120, y, 7, tall, veil('#ffe8b0', 0.8))).join('') +
    stroke('M610 774V830Q620 850 606 880', '#b83a3a', 11) +
    pear(700, 446, palette) + pear(1200, 800, palette) + shade(1200, 806, 90, palette) +
    dabs(random, 12, [1340, 830, 120, 20], 12, palette.leaf)
  );
};

const pear = (x: number, base: number, palette: Palette) =>
  shape(`M${x} ${base}Q${x - 92} ${base} ${x - 88} ${base - 80}Q${x - 78} ${base - 136} ${x - 40} ${base - 156}Q${x - 32} ${base - 220} ${x + 4} ${base - 222}Q${x + 38} ${base - 216} ${x + 40} ${base - 156}Q${x + 84} ${base - 130} ${x + 90} ${base - 76}Q${x + 92} ${base} ${x} ${base}Z`, across([0, '#b8a83c'], [0.3, '#f0e08a'], [0.6, '#d0b840'], [1, '#7a6a24'])) +
  stroke(`M${x + 4} ${base - 220}Q${x + 6} ${base - 252} ${x + 24} ${base - 268}`, '#4a3420', 8) + shape(`M${x + 12} ${base - 240}Q${x + 54} ${base - 292} ${x + 100} ${base - 268}Q${x + 66} ${base - 232} ${x + 12} ${base - 240}Z`, palette.leaf);

export const ceramics: Scene = (palette, random) => {
  const glaze = (color: string, x: number, base: number, scale: number, path: string) => `<g transform="translate(${x} ${base}) scale(${scale})">${shape(path, turned(color, palette))}</g>`;
  const tall = 'M-70 0Q-120 -150 -90 -300Q-70 -380 -28 -420V-470H28V-420Q70 -380 90 -300Q120 -150 70 0Z';
  const round = 'M-60 0Q-190 -60 -170 -170Q-150 -260 -50 -280V-312H50V-280Q150 -260 170 -170Q190 -60 60 0Z';
  const bowl = 'M-56 0Q-66 -20 -150 -80Q-176 -110 -180 -150H180Q176 -110 150 -80Q66 -20 56 0Z';
  const twig = (dx: number, lean: number) => flow([620, 330], [610 + dx * 0.3, 230], [600 + dx, 130 - lean], [590 + dx * 1.7, 60 - lean]);
  return (
    stage(palette, 740) +
    stroke(twig(-60, 0) + twig(40, -10) + twig(130, 20), mix(palette.near, palette.ink, 0.4), 7) +
    [[560, 150], [500, 70], [640, 160], [680, 90], [740, 150], [830, 60], [590, 220], [700, 200]].map(([x = 0, y = 0]) => dabs(random, 11, [x, y, 54, 36], 15, palette.leaf) + dabs(random, 7, [x, y, 50, 34], 14, palette.accent)).join('') +
    shade(620, 780, 130, palette) + glaze(palette.light, 620, 780, 1, tall) + stroke('M530 470Q620 500 712 470', veil(palette.near, 0.4), 5) + box(592, 308, 56, 12, mix(palette.light, palette.near, 0.3)) +
    shade(950, 820, 190, palette) + glaze(palette.accent, 950, 820, 1, round) + oval(950, 510, 50, 11, palette.ink) + stroke('M782 660Q950 706 1118 660', veil(palette.light, 0.6), 9) +
    shade(1270, 860, 150, palette) + glaze(mix(palette.near, palette.high, 0.3), 1270, 860, 0.86, bowl) + oval(1270, 731, 154, 26, palette.ink) + oval(1270, 734, 140, 20, mix(palette.near, palette.high, 0.4)) +
    disc(330, 850, 42, outward([[0, '#f0b050'], [0.7, palette.accent], [1, mix(palette.accent, palette.ink, 0.4)]], 0.35, 0.3)) + disc(410, 870, 38, outward([[0, '#f0b050'], [0.7, palette.accent], [1, mix(palette.accent, palette.ink, 0.4)]], 0.35, 0.3)) + shade(370, 896, 90, palette)
  );
};

export const watch: Scene = (palette) => {
  const steel = across([0, '#f4f4f0'], [0.3, palette.low], [0.6, '#ffffff'], [1, palette.middle]);
  return (
    stage(palette, 800, 'none') + disc(800, 470, 420, veil(palette.glow, 0.1)) + shade(800, 850, 260, palette) +
    shape('M640 120Q800 60 960 120L930 330H670ZM670 610H930L970 860Q800 900 630 860Z', across([0, '#3a2418'], [0.3, '#8a5a34'], [0.7, '#6a4024'], [1, '#2a1810'])) +
    stroke('M662 140L690 320M938 140L910 320M690 620L652 850M910 620L948 850', '#d8b080', 4) +
    box(660, 300, 50, 70, steel, { corner: 10 }) + box(890, 300, 50, 70, steel, { corner: 10 }) + box(660, 570, 50, 70, steel, { corner: 10 }) + box(890, 570, 50, 70, steel, { corner: 10 }) +
    box(1010, 444, 46, 56, steel, { corner: 9 }) +
    disc(800, 470, 224, steel) + disc(800, 470, 200, palette.accent) + disc(800, 470, 192, outward([[0, '#fffaf0'], [0.7, palette.light], [1, mix(palette.light, palette.middle, 0.3)]], 0.4, 0.35)) +
    repeat(60, (index) => stroke(legs([800, 292], [800, index % 5 === 0 ? 322 : 302]), palette.ink, index % 5 === 0 ? 9 : 3, { turn: `rotate(${index * 6} 800 470)` })) +
    disc(800, 556, 46, mix(palette.light, palette.middle, 0.2)) + repeat(12, (index) => stroke(legs([800, 514], [800, 522]), palette.ink, 2.5, { turn: `rotate(${index * 30} 800 556)` })) + stroke(legs([800, 556], [824, 534]), palette.ink, 4) +
    stroke(legs([800, 470], [716, 398]), palette.near, 13) + stroke(legs([800, 470], [906, 366]), palette.near, 9) + stroke(legs([776, 520], [864, 320]), palette.accent, 3.5) + disc(800, 470, 13, palette.accent) +
    shape('M640 380A190 190 0 0 1 860 290Q740 340 660 520A190 190 0 0 1 640 380Z', veil('#ffffff', 0.3))
  );
};

export const scarf: Scene = (palette) => {
  const cloth = 'M640 330Q560 520 600 700Q620 840 540 960H1060Q980 830 1010 690Q1050 510 960 330Q800 420 640 330Z';
  return (
    stage(palette, 800, 'disc') +
    stroke(legs([800, 800], [800, 150]), palette.ink, 16) + disc(800, 140, 26, '#e0b860') + stroke('M600 240Q800 180 1000 240', palette.ink, 18) +
    shape(cloth, across([0, mix(palette.accent, '#ffffff', 0.2)], [0.5, palette.accent], [1, mix(palette.accent, palette.ink, 0.4)])) +
    stroke('M614 480Q800 560 990 480M598 600Q800 680 1012 600M606 720Q800 800 1004 720M580 850Q800 920 1028 850', palette.light, 22) +
    stroke('M608 520Q800 600 996 520M600 640Q800 720 1010 640M606 760Q800 840 1006 760', '#e0743c', 11) +
    repeat(15, (index) => { const x = 640 + (index % 5) * 80; const y = 560 + Math.floor(index / 5) * 118 + (index % 2) * 14; return shape(corners([x, y - 22], [x + 22, y], [x, y + 22], [x - 22, y]), '#f0c860') + disc(x, y, 8, '#e0743c'); }) +
    stroke('M680 390Q650 600 690 940M800 420Q790 640 800 960M920 390Q960 600 900 940', veil(palette.ink, 0.22), 16) +
    shape('M560 250Q640 190 800 230Q960 190 1040 250Q1060 340 960 390Q860 420 800 380Q740 420 640 390Q540 340 560 250Z', across([0, mix(palette.accent, '#ffffff', 0.3)], [0.5, palette.accent], [1, mix(palette.accent, palette.ink, 0.35)])) +
    stroke('M576 280Q700 330 800 300Q900 330 1024 280', palette.light, 16) + shape('M740 260Q800 230 860 260Q890 340 850 400Q800 430 750 400Q710 340 740 260Z', across([0, mix('#e0743c', '#ffffff', 0.25)], [1, '#b8502a'])) + stroke('M772 270Q760 340 776 400M826 270Q840 340 822 400', veil(palette.ink, 0.3), 6) +
    stroke(Array.from({ length: 27 }, (_, index) => `M${546 + index * 19.5} 956v34`).join(''), palette.light, 5) +
    box(1160, 690, 300, 120, across([0, '#e0743c'], [1, '#a8502a']), { corner: 6 }) + box(1146, 676, 328, 34, across([0, '#f08a4c'], [1, '#c0602f']), { corner: 6 }) + box(1298, 676, 26, 134, palette.light) + stroke('M1311 676Q1240 610 1226 660Q1240 690 1311 676Q1382 610 1396 660Q1382 690 1311 676', palette.light, 10)
  );
};
