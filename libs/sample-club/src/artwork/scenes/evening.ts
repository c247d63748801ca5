import { mix, veil } from '../color.ts';
import { curtain } from '../layers/interior.ts';
import { hill, rolling } from '../layers/land.ts';
import { glow, mist, sky, stars } from '../layers/sky.ts';
import { conifer } from '../layers/trees.ts';
import type { Palette } from '../palette.ts';
import type { Scene } from '../scene.ts';
import { across, archPath, box, boxPath, corners, disc, downward, legs, oval, ovalPath, repeat, shape, stroke } from '../svg.ts';

/** Rows of heads and seat backs in the dark of the stalls. */
const stalls = (palette: Palette, seat: string) =>
  repeat(3, (row) => repeat(13 - row * 2, (index) => { const gap = 1700 / (13 - row * 2); const x = -50 + gap * (index + 0.5); const y = 850 + row * 62; return shape(`M${x - gap * 0.44} 1010V${y + 20}Q${x} ${y - 34} ${x + gap * 0.44} ${y + 20}V1010Z`, downward([0, mix(seat, palette.ink, 0.25 + row * 0.2)], [1, palette.ink])); }));

export const concertHall: Scene = (palette) =>
  box(0, 0, 1600, 1000, downward([0, palette.ink], [1, palette.high])) +
  repeat(11, (index) => { const x = 250 + index * 100; const top = 90 + Math.abs(index - 5) * 34; return box(x, top, 98, 610 - top, across([0, mix(palette.middle, palette.accent, 0.4)], [0.5, mix(palette.middle, palette.accent, 0.65)], [1, mix(palette.middle, palette.ink, 0.3)])); }) +
  repeat(13, (index) => { const x = 500 + index * 50; const tall = 330 - Math.abs(index - 6) * 26; return box(x, 470 - tall, 36, tall, across([0, '#f0d8a0'], [0.4, '#c89a50'], [1, '#6a4420']), { corner: 12 }) + oval(x + 18, 430, 9, 14, palette.ink); }) +
  box(240, 470, 1120, 20, mix(palette.accent, palette.glow, 0.3)) +
  [0, 1].map((side) => repeat(3, (tier) => { const y = 200 + tier * 150; const x = side === 0 ? -40 : 1330; return shape(side === 0 ? `M-20 ${y}Q200 ${y + 10} 300 ${y + 60}V${y + 110}Q200 ${y + 70} -20 ${y + 66}Z` : `M1620 ${y}Q1400 ${y + 10} 1300 ${y + 60}V${y + 110}Q1400 ${y + 70} 1620 ${y + 66}Z`, downward([0, mix(palette.accent, palette.light, 0.3)], [1, mix(palette.accent, palette.ink, 0.5)])) + glow(x + 150, y - 20, 130, palette.glow, 0.35) + box(side === 0 ? -20 : 1330, y + 110, 290, 40, veil(palette.ink, 0.4)); })).join('') +
  [440, 800, 1160].map((x) => shape(corners([x - 20, 0], [x + 20, 0], [x + (800 - x) * 0.7 + 260, 740], [x + (800 - x) * 0.7 - 260, 740]), downward([0, veil(palette.glow, 0.5)], [1, veil(palette.glow, 0)]))).join('') +
  shape('M120 700H1480L1620 830H-20Z', downward([0, mix(palette.accent, palette.glow, 0.35)], [1, mix(palette.accent, palette.ink, 0.2)])) +
  repeat(12, (index) => stroke(legs([180 + index * 112, 702], [60 + index * 134, 828]), veil(palette.ink, 0.2), 3)) +
  oval(800, 770, 440, 42, veil(palette.glow, 0.5)) +
  piano(800, 780, palette) +
  stalls(palette, '#8a2f2c');

/** A concert grand with its lid up, and the stool. */
const piano = (x: number, base: number, palette: Palette) =>
  oval(x, base + 8, 300, 20, veil(palette.ink, 0.5)) +
  [-220, 70, 230].map((at) => shape(corners([x + at - 13, base - 130], [x + at + 13, base - 130], [x + at + 6, base], [x + at - 6, base]), '#0c080a')).join('') +
  shape(`M${x - 200} ${base - 200}Q${x - 60} ${base - 420} ${x + 250} ${base - 430}L${x + 262} ${base - 200}Z`, across([0, '#3a2a26'], [0.5, '#1a1012'], [1, '#0c080a'])) +
  shape(`M${x - 180} ${base - 204}Q${x - 40} ${base - 396} ${x + 236} ${base - 412}L${x + 246} ${base - 204}Z`, across([0, '#e0a850'], [0.6, '#8a5a28'], [1, '#4a2c14'])) +
  stroke(legs([x + 170, base - 204], [x + 210, base - 400]), '#0c080a', 6) +
  shape(`M${x - 280} ${base - 210}H${x + 270}Q${x + 290} ${base - 150} ${x + 256} ${base - 122}H${x - 280}Z`, downward([0, '#3a2c2a'], [0.4, '#140c0e'], [1, '#080406'])) +
  box(x - 300, base - 186, 110, 22, '#fff8ea') + stroke(legs([x - 276, base - 226], [x - 196, base - 226], [x - 180, base - 290]), '#140c0e', 7) +
  box(x - 430, base - 110, 104, 22, '#140c0e', { corner: 8 }) + stroke(legs([x - 410, base - 90], [x - 416, base]) + legs([x - 346, base - 90], [x - 340, base]), '#140c0e', 9);

export const operaCurtain: Scene = (palette) => {
  const gold = across([0, palette.accent], [0.5, mix(palette.accent, '#ffffff', 0.35)], [1, mix(palette.accent, palette.ink, 0.35)]);
  const swag = (x: number, width: number) => repeat(5, (fold) => shape(`M${x} ${100 + fold * 8}Q${x + width / 2} ${380 - fold * 52} ${x + width} ${100 + fold * 8}L${x + width} ${60}H${x}Z`, downward([0, mix(palette.middle, palette.ink, 0.4)], [1, mix(palette.low, palette.glow, fold % 2 === 0 ? 0.04 : 0.2)]))) + stroke(`M${x} 102Q${x + width / 2} 386 ${x + width} 102`, palette.accent, 14) + repeat(15, (index) => { const t = (index + 0.5) / 15; return stroke(legs([x + width * t, 104 + 560 * t * (1 - t)], [x + width * t, 140 + 560 * t * (1 - t)]), mix(palette.accent, '#ffffff', 0.25), 5); });
  return (
    box(0, 0, 1600, 1000, palette.ink) +
    curtain(180, 60, 1240, 830, palette.low, 22) +
    glow(800, 850, 860, palette.glow, 0.5) +
    shape(boxPath(180, 770, 1240, 26), palette.accent, { opacity: 0.9 }) + stroke(repeat(90, (index) => legs([187 + index * 13.8, 796], [187 + index * 13.8, 832])), mix(palette.accent, '#ffffff', 0.2), 5) +
    [180, 490, 800, 1110].map((x) => swag(x, 310)).join('') +
    [180, 490, 800, 1110, 1420].map((x) => stroke(legs([x, 70], [x, 260]), palette.accent, 9) + disc(x, 266, 17, palette.accent) + stroke(legs([x - 9, 276], [x - 13, 320]) + legs([x, 278], [x, 326]) + legs([x + 9, 276], [x + 13, 320]), palette.accent, 6)).join('') +
    box(0, 0, 1600, 74, gold) + repeat(32, (index) => disc(25 + index * 50, 37, 13, mix(palette.accent, palette.ink, 0.3)) + disc(25 + index * 50, 35, 8, palette.glow)) +
    [60, 1420].map((x) => box(x, 0, 120, 900, gold) + repeat(4, (flute) => box(x + 18 + flute * 24, 110, 8, 700, veil(palette.ink, 0.28))) + box(x - 14, 70, 148, 34, mix(palette.accent, '#ffffff', 0.3)) + box(x - 14, 840, 148, 60, mix(palette.accent, palette.ink, 0.2))).join('') +
    box(-10, 0, 72, 1000, palette.near) + box(1540, 0, 72, 1000, palette.near) +
    box(-10, 836, 1620, 44, downward([0, '#8a5a30'], [1, '#3a2010'])) +
    repeat(15, (index) => glow(120 + index * 97, 884, 110, palette.glow, 0.55) + shape(archPath(94 + index * 97, 862, 52, 900), palette.accent)) +
    box(-10, 898, 1620, 120, downward([0, palette.near], [1, palette.ink])) +
    repeat(12, (index) => shape(ovalPath(66 + index * 134, 968, 46, 54) + boxPath(-8 + index * 134, 1000, 150, 20), palette.ink))
  );
};

export const jazzClub: Scene = (palette, random) =>
  box(0, 0, 1600, 1000, downward([0, palette.high], [1, palette.near])) +
  repeat(26, (index) => box(index * 64, 0, 3, 800, veil(palette.low, 0.14))) +
  glow(800, 400, 700, palette.low, 0.55) + disc(800, 400, 300, veil(palette.accent, 0.85)) + disc(800, 400, 262, veil(palette.glow, 0.16)) +
  curtain(-30, 0, 280, 820, mix('#8a2f3c', palette.near, 0.3), 7) + curtain(1350, 0, 280, 820, mix('#8a2f3c', palette.near, 0.3), 7) +
  shape('M120 800H1480L1620 900H-20Z', downward([0, mix(palette.accent, palette.near, 0.35)], [1, palette.near])) + box(-10, 898, 1620, 120, palette.ink) +
  [500, 1120].map((x) => shape(corners([x - 12, 0], [x + 12, 0], [x + 220, 850], [x - 220, 850]), downward([0, veil(palette.glow, 0.4)], [1, veil(palette.glow, 0.02)]))).join('') +
  oval(720, 860, 460, 30, veil(palette.glow, 0.35)) +
  doubleBass(620, 862, palette) +
  trumpet(980, 500, palette) +
  stroke(legs([1000, 862], [1000, 560]) + legs([1000, 862], [950, 880]) + legs([1000, 862], [1050, 880]), palette.ink, 7) +
  stroke(legs([830, 862], [830, 430]) + legs([830, 862], [780, 880]) + legs([830, 862], [880, 880]), palette.ink, 6) + box(812, 372, 36, 62, mix(palette.light, palette.near, 0.2), { corner: 17 }) + repeat(4, (index) => box(812, 384 + index * 11, 36, 3, palette.ink)) +
  [170, 1400].map((x) => oval(x, 880, 150, 26, mix('#8a2f3c', palette.ink, 0.2)) + box(x - 148, 880, 296, 130, downward([0, mix('#8a2f3c', palette.ink, 0.35)], [1, palette.ink])) + glow(x, 800, 210, palette.glow, 0.6) + stroke(legs([x, 876], [x, 820]), palette.accent, 8) + shape(corners([x - 46, 822], [x - 28, 752], [x + 28, 752], [x + 46, 822]), downward([0, '#fff4d8'], [1, palette.accent])) + shape(corners([x + 66, 800], [x + 120, 800], [x + 94, 834]), veil(palette.light, 0.5)) + stroke(legs([x + 93, 834], [x + 93, 872]), veil(palette.light, 0.6), 4)).join('') +
  stars(random, 30, 300, palette.accent);

const doubleBass = (x: number, base: number, palette: Palette) =>
  `<g transform="rotate(-7 ${x} ${base})">${
    stroke(legs([x, base], [x, base - 60]), palette.ink, 6) +
    shape(`M${x} ${base - 40}Q${x - 130} ${base - 40} ${x - 130} ${base - 160}Q${x - 126} ${base - 226} ${x - 74} ${base - 270}Q${x - 104} ${base - 320} ${x - 92} ${base - 370}Q${x - 70} ${base - 430} ${x} ${base - 440}Q${x + 70} ${base - 430} ${x + 92} ${base - 370}Q${x + 104} ${base - 320} ${x + 74} ${base - 270}Q${x + 126} ${base - 226} ${x + 130} ${base - 160}Q${x + 130} ${base - 40} ${x} ${base - 40}Z`, across([0, '#d88a3c'], [0.4, '#a8582a'], [1, '#4a2014'])) +
    stroke(`M${x - 60} ${base - 260}q14 40 -4 70M${x + 60} ${base - 260}q-14 40 4 70`, palette.ink, 8) +
    shape(corners([x - 17, base - 250], [x - 11, base - 700], [x + 11, base - 700], [x + 17, base - 250]), '#1c1014') + shape(corners([x - 40, base - 200], [x + 40, base - 200], [x + 28, base - 226], [x - 28, base - 226]), '#e0b878') + shape(corners([x - 20, base - 190], [x + 20, base - 190], [x + 12, base - 80], [x - 12, base - 80]), '#1c1014') +
    stroke(legs([x - 7, base - 100], [x - 5, base - 700]) + legs([x, base - 100], [x, base - 700]) + legs([x + 7, base - 100], [x + 5, base - 700]), '#f0dcb0', 1.8) +
    shape(`M${x - 13} ${base - 690}V${base - 760}Q${x + 4} ${base - 800} ${x + 26} ${base - 770}Q${x + 10} ${base - 766} ${x + 13} ${base - 690}Z`, '#7a3a1c') + stroke(legs([x - 30, base - 720], [x + 30, base - 720]) + legs([x - 30, base - 746], [x + 30, base - 746]), '#c8a060', 7)
  }</g>`;

const trumpet = (x: number, y: number, palette: Palette) =>
  `<g transform="rotate(-14 ${x} ${y})">${
    glow(x, y, 260, palette.glow, 0.3) +
    stroke(`M${x - 230} ${y}H${x + 110}M${x - 90} ${y}Q${x - 130} ${y} ${x - 130} ${y + 34}Q${x - 130} ${y + 66} ${x - 90} ${y + 66}H${x + 60}Q${x + 104} ${y + 66} ${x + 104} ${y + 33}Q${x + 104} ${y} ${x + 60} ${y}`, '#e0ac48', 15) + stroke(`M${x - 226} ${y - 4}H${x + 110}`, '#fff0c0', 4) +
    shape(`M${x + 100} ${y - 8}Q${x + 200} ${y - 14} ${x + 250} ${y - 74}V${y + 74}Q${x + 200} ${y + 14} ${x + 100} ${y + 8}Z`, downward([0, '#fff0c0'], [0.4, '#e0ac48'], [1, '#8a5a1c'])) + oval(x + 250, y, 15, 74, '#a8702a') + box(x - 258, y - 11, 34, 22, '#f4d890', { corner: 6 }) +
    [-50, -14, 22].map((at) => box(x + at, y - 40, 24, 118, across([0, '#fff0c0'], [0.4, '#d89c3c'], [1, '#8a5a1c']), { corner: 6 }) + box(x + at + 6, y - 62, 12, 24, '#f4d890') + oval(x + at + 12, y - 64, 13, 5, '#fff6e0')).join('')
  }</g>`;

export const observatory: Scene = (palette, random) =>
  sky(palette, 860) +
  oval(1000, 300, 900, 130, veil(palette.low, 0.35), { turn: 'rotate(-24 1000 300)' }) + oval(1000, 300, 760, 60, veil(palette.light, 0.12), { turn: 'rotate(-24 1000 300)' }) +
  stars(random, 620, 800, palette.light) +
  repeat(7, (ring) => stroke(`M${220 - ring * 70} 640A${430 + ring * 90} ${430 + ring * 90} 0 0 1 ${1080 + ring * 70} 640`, veil(palette.light, 0.07), 2.5)) +
  stroke(legs([1300, 90], [1120, 210]), veil(palette.glow, 0.9), 4) + disc(1118, 211, 5, '#ffffff') +
  hill(rolling(random, 720, 130), palette.far, mix(palette.far, palette.low, 0.4)) + mist(560, 820, palette.low, 0.4) +
  hill(rolling(random, 800, 90), palette.middle, palette.near) +
  hill([[-20, 900], [250, 860], [500, 790], [720, 770], [960, 800], [1300, 870], [1640, 900]], palette.near, palette.ink) +
  shape(corners([660, 380], [690, 360], [430, -40], [130, -40]), downward([0, veil(palette.glow, 0.01)], [1, veil(palette.glow, 0.16)])) +
  box(520, 560, 330, 230, across([0, mix(palette.light, palette.low, 0.3)], [0.5, mix(palette.light, palette.near, 0.45)], [1, palette.near])) + box(506, 546, 358, 26, mix(palette.light, palette.middle, 0.3)) +
  shape('M515 548A170 178 0 0 1 855 548Z', across([0, mix(palette.light, palette.low, 0.15)], [0.5, mix(palette.light, palette.near, 0.4)], [1, palette.near])) +
  shape('M640 372Q586 420 570 548H636Q640 440 700 372Z', palette.ink) + `<g transform="rotate(-33 640 460)">${box(610, 310, 52, 200, across([0, '#f4e4bc'], [0.4, palette.accent], [1, mix(palette.accent, palette.ink, 0.5)]))}${box(602, 296, 68, 26, palette.accent)}</g>` +
  [560, 660, 760].map((x) => glow(x + 24, 680, 90, palette.glow, 0.4) + shape(archPath(x, 630, 50, 720), palette.glow)).join('') +
  box(860, 680, 210, 112, across([0, mix(palette.light, palette.near, 0.4)], [1, palette.near])) + box(850, 668, 230, 16, mix(palette.light, palette.middle, 0.4)) + repeat(3, (index) => box(890 + index * 60, 710, 34, 46, palette.glow)) +
  stroke('M690 1000Q640 900 690 800', veil(palette.light, 0.3), 16) +
  repeat(12, (index) => conifer(random, index < 6 ? 20 + index * 74 : 1130 + (index - 6) * 90, 1010 - Math.abs(index - 5.5) * 4, random.between(180, 400), palette.ink, palette.near));
