import { mix, veil } from '../color.ts';
import { hill, peak, range, rolling } from '../layers/land.ts';
import { birds, clouds, glow, mist, sky, stars, streaks, sun } from '../layers/sky.ts';
import { conifer, cypress, dabs, umbrellaPine } from '../layers/trees.ts';
import { village } from '../layers/village.ts';
import { lightPath, ripples, water } from '../layers/water.ts';
import type { Palette } from '../palette.ts';
import type { Scene } from '../scene.ts';
import { across, archPath, box, boxPath, corners, disc, downward, flow, flowDownTo, legs, mirrored, oval, ovalPath, placed, repeat, shape, stroke } from '../svg.ts';
import { sailboat } from './south.ts';

export const coastRoad: Scene = (palette, random) =>
  sky(palette, 520) +
  sun(520, 330, 104, palette.glow, 0.6) +
  streaks(random, 14, 80, 420, palette.glow) +
  hill([[-20, 470], [160, 420], [330, 470], [480, 510]], palette.far, palette.low, 530) +
  water(518, mix(palette.low, palette.middle, 0.4), palette.near) +
  lightPath(random, 520, { top: 522, base: 900 }, palette.glow, 56) +
  ripples(random, { top: 526, base: 900, to: 1000 }, 80, palette.light, 0.4) +
  sailboat(260, 640, 70, palette) +
  shape(flowDownTo(1010, [860, 560], [980, 400], [1180, 290], [1400, 250], [1640, 180]), downward([0, mix(palette.far, palette.leaf, 0.25)], [1, mix(palette.far, palette.near, 0.5)])) +
  shape(flowDownTo(1010, [640, 800], [800, 640], [1040, 540], [1300, 480], [1640, 430]), downward([0, mix(palette.leaf, palette.far, 0.35)], [1, palette.leaf])) +
  dabs(random, 160, [1280, 620, 380, 130], 13, mix(palette.leaf, palette.ink, 0.3), 0.5) +
  shape('M1640 500Q1180 560 960 690T420 850L-20 960V1010H1640V960Q900 990 760 900Q760 800 1080 680T1640 560Z', downward([0, mix(palette.light, palette.far, 0.5)], [1, mix(palette.near, palette.far, 0.4)])) +
  stroke('M1640 528Q1160 590 960 716T620 850Q560 900 700 950T1640 985', veil(palette.light, 0.8), 5) +
  shape('M700 1010Q860 820 1160 730T1640 640V1010Z', veil(palette.ink, 0.08)) +
  stroke(flow([420, 836], [640, 800], [880, 720], [1060, 620], [1300, 545], [1640, 486]), palette.light, 9) +
  roadster(600, 925, 1.15, palette) +
  umbrellaPine(random, 1330, 900, 700, palette.leaf, palette.glow) +
  [1500, 1560].map((x) => cypress(x, 960, 400, palette.leaf)).join('');

/** An open two-seater from the side. */
const roadster = (x: number, base: number, scale: number, palette: Palette) =>
  placed(
    oval(0, 4, 250, 16, veil(palette.ink, 0.45)) +
      stroke('M20 -96L64 -146', palette.ink, 6) +
      shape('M-56 -92Q-70 -130 -30 -128L6 -92ZM-10 -92Q-20 -126 16 -124L34 -92Z', mix(palette.ink, palette.light, 0.2)) +
      shape('M-230 -40Q-236 -84 -150 -92Q-80 -98 -40 -94L30 -96Q120 -100 190 -78Q236 -64 234 -34Q232 -18 210 -16H-214Q-228 -18 -230 -40Z', downward([0, mix(palette.accent, '#ffffff', 0.35)], [0.5, palette.accent], [1, mix(palette.accent, palette.ink, 0.45)])) +
      stroke('M-222 -46Q0 -62 230 -42', veil('#ffffff', 0.6), 5) + stroke(legs([-30, -88], [-36, -22]) + legs([42, -88], [46, -22]), veil(palette.ink, 0.35), 3) +
      disc(222, -50, 10, palette.glow) +
      [-140, 140].map((at) => disc(at, -14, 46, mix(palette.accent, palette.ink, 0.6)) + disc(at, -10, 40, palette.ink) + disc(at, -10, 23, palette.light) + disc(at, -10, 9, palette.ink)).join(''),
    x, base, scale,
  );

export const yachtBay: Scene = (palette, random) => {
  const shore = range(random, [[-20, 560], [200, 430], [420, 500], [640, 420], [900, 540], [1100, 470], [1330, 380], [1640, 480]], palette.far, palette.low, 650) + mist(480, 650, palette.low, 0.5) + hill([[-20, 570], [260, 590], [520, 640], [640, 652]], palette.near, mix(palette.near, palette.middle, 0.5), 654) + hill([[1100, 652], [1280, 610], [1480, 580], [1640, 570]], palette.near, mix(palette.near, palette.middle, 0.5), 654) + repeat(36, (index) => disc(index < 18 ? 10 + index * 28 : 1150 + (index - 18) * 25, 622 + random.between(-16, 20), 3.4, palette.glow));
  const boat = yacht(palette);
  return (
    sky(palette, 650) + stars(random, 200, 420, palette.light) + sun(1080, 230, 62, palette.glow, 0.5) + streaks(random, 10, 260, 560, palette.low) +
    shore +
    water(650, mix(palette.low, palette.middle, 0.55), palette.near) +
    mirrored(shore, 652, 0.3, 0.5) +
    lightPath(random, 1080, { top: 656, base: 1000 }, palette.glow, 56) +
    ripples(random, { top: 664, base: 1000 }, 110, palette.light, 0.25) +
    placed(mirrored(boat, 20, 0.26, 0.55) + boat, 640, 810, 1.35)
  );
};

/** A motor yacht of classic lines with lit saloons. */
const yacht = (palette: Palette) =>
  glow(-20, -80, 330, palette.glow, 0.4) +
  stroke(legs([-60, -190], [-50, -270]) + legs([-80, -230], [-26, -236]), palette.light, 5) +
  shape('M-130 -150L-90 -196H30L70 -150Z', mix(palette.light, palette.middle, 0.15)) + shape('M-84 -184H20L42 -160H-104Z', palette.glow) +
  shape('M-250 -96L-216 -150H110L190 -96Z', palette.light) + shape(repeat(7, (index) => boxPath(-196 + index * 44, -138, 34, 26)), palette.glow) +
  shape('M-320 -52L-296 -98H230L330 -56Z', '#ffffff') + shape(repeat(11, (index) => boxPath(-268 + index * 44, -88, 32, 20)), palette.glow) +
  shape('M-360 -56Q0 -40 400 -84Q360 -10 310 18H-320Q-356 -10 -360 -56Z', downward([0, '#ffffff'], [0.5, palette.light], [0.52, mix(palette.near, palette.ink, 0.3)], [1, palette.ink])) +
  stroke('M-356 -50Q0 -34 392 -76', palette.accent, 5) + shape(repeat(9, (index) => ovalPath(-230 + index * 54, -20, 6)), palette.near);

export const woodenLaunch: Scene = (palette, random) => {
  const mountains = range(random, [[-20, 420], [220, 240], [480, 370], [700, 200], [960, 340], [1230, 160], [1640, 380]], palette.far, palette.low, 600) + mist(330, 600, palette.low, 0.5) + range(random, [[-20, 470], [200, 420], [420, 540], [560, 600]], palette.middle, mix(palette.middle, palette.low, 0.5), 604) + range(random, [[960, 600], [1200, 500], [1420, 400], [1640, 360]], palette.middle, mix(palette.middle, palette.low, 0.5), 604) + village(random, { from: 1180, to: 1560, level: (_, row) => 570 + row * 26, rows: 2, size: 40, walls: [palette.light, palette.accent, mix(palette.accent, palette.light, 0.6)], roof: palette.accent, dark: palette.near, lit: palette.glow, litShare: 0.2, haze: palette.low });
  return (
    sky(palette, 600) + sun(420, 230, 78, palette.glow, 0.6) + clouds(random, 5, 80, 240, '#ffffff') + mountains +
    water(600, mix(palette.low, palette.far, 0.4), palette.near) + mirrored(mountains, 602, 0.36, 0.6) +
    lightPath(random, 420, { top: 604, base: 1000 }, palette.glow, 50) + ripples(random, { top: 612, base: 1000 }, 110, palette.light, 0.34) +
    shape('M-20 960Q300 880 620 868L640 880Q330 910 -20 1010Z', veil('#ffffff', 0.55)) + shape('M260 1010Q500 920 700 884L720 892Q580 950 480 1010Z', veil('#ffffff', 0.4)) +
    launch(palette) + birds(random, 900, 240, 5, palette.ink)
  );
};

/** A varnished runabout at speed. */
const launch = (palette: Palette) =>
  placed(
    oval(0, 34, 380, 18, veil(palette.ink, 0.35)) +
      shape('M-300 -60Q-60 -84 140 -76Q300 -70 400 -96Q340 0 240 34H-280Q-320 10 -300 -60Z', downward([0, '#a85a2c'], [0.45, '#7a3818'], [0.7, '#4a1f10'], [1, palette.ink])) +
      shape('M-300 -60Q-60 -84 140 -76Q300 -70 400 -96Q300 -112 150 -98Q-80 -98 -296 -78Z', across([0, '#d8964a'], [1, '#b8682c'])) +
      stroke('M-60 -86Q140 -92 370 -98M-40 -92Q150 -96 340 -102', veil('#fff0d0', 0.6), 3) +
      shape('M-180 -82Q-176 -120 -120 -118H-30L-10 -84Z', palette.light) + shape('M-150 -84Q-146 -104 -116 -104H-60L-46 -84Z', palette.accent) +
      shape('M0 -88L50 -150L66 -150L40 -88Z', veil('#dff0f4', 0.8)) + stroke(legs([0, -88], [52, -152]), '#e8e0d0', 5) +
      stroke('M-300 -30Q60 -44 372 -62', '#e8d8b0', 5) + stroke(legs([-290, -80], [-310, -150]), '#e8e0d0', 4) + shape(corners([-310, -150], [-370, -138], [-306, -122]), palette.accent) +
      shape('M240 34Q330 20 380 30Q430 20 460 40Q360 56 240 44Z', '#ffffff'),
    760, 850, 1.25,
  );

export const mountainTrain: Scene = (palette, random) => {
  return (
    sky(palette, 640) + streaks(random, 8, 60, 260, '#ffffff') +
    range(random, [[-20, 400], [240, 300], [500, 400], [760, 330], [1040, 380], [1330, 290], [1640, 400]], palette.far, palette.low, 640) +
    peak(random, { x: 420, top: 110, base: 660, left: 420, right: 470, rock: palette.middle, shade: palette.near, snow: palette.light, snowLine: 0.68 }) +
    peak(random, { x: 1230, top: 170, base: 660, left: 400, right: 420, rock: palette.middle, shade: palette.near, snow: palette.light, snowLine: 0.64 }) +
    mist(420, 680, palette.low, 0.7) +
    repeat(30, (index) => conifer(random, index * 56, 700 + random.between(-20, 20), random.between(100, 190), mix(palette.leaf, palette.far, 0.35), palette.middle)) +
    mist(560, 760, palette.low, 0.55) +
    repeat(20, (index) => conifer(random, index * 86, 960 + random.between(-20, 20), random.between(150, 260), palette.leaf, mix(palette.light, palette.leaf, 0.4))) +
    viaduct(palette) +
    redTrain(palette) +
    [40, 1580, 1480].map((x, index) => conifer(random, x, 1020, 560 - index * 90, mix(palette.leaf, palette.ink, 0.4), mix(palette.light, palette.leaf, 0.3))).join('') +
    dabs(random, 120, [800, 500, 820, 500], 4, '#ffffff', 0.8)
  );
};

const viaduct = (palette: Palette) => {
  const stone = mix(palette.light, palette.near, 0.35);
  let path = 'M-10 560H1610V1010';
  for (let index = 8; index >= 0; index -= 1) {
    const left = -40 + index * 190;
    path += `H${left + 140}V700a70 70 0 0 0 -140 0V1010`;
  }
  return (
    shape(`${path}H-10Z`, downward([0, mix(stone, palette.light, 0.3)], [1, mix(stone, palette.near, 0.5)])) +
    stroke(repeat(9, (index) => `M${-40 + index * 190} 1010V700a70 70 0 0 1 140 0`), veil(palette.near, 0.45), 7) +
    box(-10, 548, 1620, 20, mix(stone, '#ffffff', 0.45)) + box(-10, 568, 1620, 9, veil(palette.ink, 0.3)) +
    repeat(34, (index) => box(index * 48, 526, 7, 24, palette.near)) + box(-10, 522, 1620, 6, palette.near)
  );
};

const redTrain = (palette: Palette) =>
  repeat(4, (car) => {
    const x = 250 + car * 296;
    return box(x, 420, 284, 104, downward([0, mix(palette.accent, '#ffffff', 0.18)], [1, mix(palette.accent, palette.ink, 0.15)]), { corner: car === 3 ? 24 : 8 }) + box(x + 6, 408, 272, 14, palette.near, { corner: 6 }) + shape(repeat(6, (index) => boxPath(x + 20 + index * 43, 440, 34, 36)), '#fff0c8') + box(x, 492, 284, 7, '#ffe8b8') + box(x + 30, 522, 60, 10, palette.ink) + box(x + 190, 522, 60, 10, palette.ink) + (car < 3 ? box(x + 284, 446, 12, 70, palette.ink) : '');
  }) + stroke('M1100 408L1130 372L1160 408M-10 368H1610', palette.ink, 3);

export const helicopterPeaks: Scene = (palette, random) =>
  sky(palette, 820) + sun(470, 330, 110, palette.glow, 0.6) + streaks(random, 12, 60, 380, palette.glow) +
  range(random, [[-20, 560], [240, 450], [480, 540], [760, 430], [1000, 520], [1300, 400], [1640, 520]], palette.far, palette.low, 860) + mist(480, 780, palette.low, 0.8) +
  peak(random, { x: 1160, top: 400, base: 940, left: 420, right: 460, rock: palette.middle, shade: palette.near, snow: palette.light, snowLine: 0.55 }) +
  peak(random, { x: 330, top: 520, base: 940, left: 430, right: 420, rock: palette.middle, shade: palette.near, snow: palette.light, snowLine: 0.55 }) +
  clouds(random, 9, 720, 860, '#ffffff') + mist(680, 900, palette.low, 0.85) +
  peak(random, { x: 780, top: 730, base: 1080, left: 420, right: 420, rock: palette.near, shade: palette.ink, snow: palette.light, snowLine: 0.45 }) +
  clouds(random, 8, 900, 1000, '#ffffff') + mist(860, 1010, palette.low, 0.7) +
  helicopter(palette);

const helicopter = (palette: Palette) =>
  placed(
    oval(0, -118, 330, 9, veil(palette.ink, 0.28)) + stroke(legs([-330, -118], [330, -118]), palette.ink, 5) + box(-9, -116, 18, 38, palette.ink) +
      shape('M60 -50L340 -76L346 -58L90 10Z', downward([0, palette.light], [1, palette.accent])) + shape(corners([320, -80], [350, -130], [372, -130], [356, -60]), palette.accent) + oval(346, -96, 8, 46, veil(palette.ink, 0.4)) +
      shape('M-170 0Q-166 -70 -60 -82H60Q120 -76 130 -30Q120 30 40 44H-90Q-164 40 -170 0Z', downward([0, '#ffffff'], [0.5, palette.light], [0.52, palette.accent], [1, mix(palette.accent, palette.ink, 0.35)])) +
      shape('M-160 -4Q-150 -60 -70 -70V-6ZM-56 -70H-4V-6H-56ZM10 -70H56Q80 -62 86 -6H10Z', downward([0, palette.near], [1, mix(palette.near, palette.low, 0.5)])) +
      stroke('M-120 78H90M-80 44L-90 78M40 44L50 78M-120 78Q-140 76 -146 62', palette.ink, 7),
    690, 330, 1.25,
  );

export const jetDawn: Scene = (palette, random) =>
  sky(palette, 900) + sun(1080, 560, 150, palette.glow, 0.65) + streaks(random, 18, 80, 600, palette.glow) +
  [0, 1, 2, 3].map((plane) => clouds(random, 7, 600 + plane * 90, 690 + plane * 90, mix('#ffffff', palette.far, 0.1 + plane * 0.12)) + mist(590 + plane * 90, 800 + plane * 80, mix(palette.low, palette.far, plane * 0.16), 0.6)).join('') +
  hill(rolling(random, 985, 40, 5), mix(palette.near, palette.far, 0.3), palette.near) +
  jet(palette);

const jet = (palette: Palette) =>
  `<g transform="translate(640 330) rotate(-9) scale(1.25)">${
    stroke('M-1000 30H-330', veil('#ffffff', 0.5), 7) +
    shape(corners([-280, -20], [-350, -130], [-300, -130], [-200, -24]), palette.accent) + shape(corners([-350, -132], [-420, -142], [-300, -142], [-286, -130]), palette.near) +
    shape('M-320 0Q-300 -40 -200 -44H180Q290 -40 340 0Q300 28 180 32H-180Q-290 26 -320 0Z', downward([0, '#ffffff'], [0.55, palette.light], [1, mix(palette.middle, palette.near, 0.3)])) +
    stroke('M-310 6Q0 18 330 4', palette.accent, 6) + shape('M250 -26Q290 -22 310 -6L264 -8Z', palette.ink) + shape(repeat(8, (index) => ovalPath(-100 + index * 40, -14, 10, 12)), palette.near) +
    shape(corners([40, 10], [110, 14], [-120, 160], [-170, 160]), across([0, mix(palette.near, palette.light, 0.25)], [1, mix(palette.middle, palette.light, 0.6)])) +
    shape('M-250 -36Q-250 -76 -200 -76H-110Q-84 -70 -84 -52Q-90 -36 -120 -36Z', downward([0, palette.light], [1, palette.middle])) + oval(-86, -55, 8, 19, palette.near)
  }</g>`;
