import { mix, veil } from '../color.ts';
import { hill, peak, range, rolling, scratches } from '../layers/land.ts';
import { birds, clouds, mist, sky, streaks, sun } from '../layers/sky.ts';
import { conifer, dabs, grass, hedge, leafyTree } from '../layers/trees.ts';
import { lightPath, ripples, water } from '../layers/water.ts';
import type { Scene } from '../scene.ts';
import { across, box, corners, disc, downward, flow, flowDownTo, legs, mirrored, oval, placed, repeat, shape, stroke } from '../svg.ts';

export const tennisLawn: Scene = (palette, random) => {
  const at = (u: number, v: number) => [800 + (u * (520 + v * 520)), 520 + v * v * 190 + v * 270] as const;
  const line = (...points: (readonly [number, number])[]) => stroke(legs(...points), '#ffffff', 9);
  return (
    sky(palette, 420) + sun(330, 160, 66, palette.glow, 0.6) + clouds(random, 6, 50, 220, '#ffffff') +
    repeat(10, (index) => leafyTree(random, 30 + index * 176, 460, random.between(220, 330), mix(palette.leaf, palette.near, 0.35), palette.glow)) + mist(250, 470, palette.low, 0.3) +
    hedge(random, -20, 1620, 400, 480, palette.near, palette.leaf) +
    box(-10, 474, 1620, 540, downward([0, mix(palette.leaf, palette.glow, 0.3)], [1, palette.near])) +
    repeat(12, (stripe) => (stripe % 2 === 0 ? shape(corners(at(-1.3 + stripe * 0.22, 0), at(-1.08 + stripe * 0.22, 0), at(-1.08 + stripe * 0.22, 1.15), at(-1.3 + stripe * 0.22, 1.15)), veil(palette.glow, 0.15)) : '')) +
    line(at(-0.8, 0), at(0.8, 0), at(0.8, 1.1)) + line(at(-0.8, 0), at(-0.8, 1.1)) + line(at(-0.6, 0), at(-0.6, 1.1)) + line(at(0.6, 0), at(0.6, 1.1)) + line(at(-0.6, 0.2), at(0.6, 0.2)) + line(at(0, 0.2), at(0, 0.78)) + line(at(-0.6, 0.78), at(0.6, 0.78)) +
    net() +
    oval(1010, 905, 44, 9, veil(palette.ink, 0.3)) + disc(1060, 330, 34, across([0, '#f6f5a0'], [0.6, '#dfe25a'], [1, '#a8b03a'])) + stroke('M1036 308Q1062 326 1056 362M1084 308Q1064 330 1076 360', '#ffffff', 4) + stroke('M760 560Q880 380 1018 336', veil('#ffffff', 0.4), 6) +
    racket(360, 800, palette.accent, palette.light)
  );
};

/** The net across the court, with its white band. */
function net(): string {
  let mesh = '';
  for (let x = 120; x <= 1480; x += 17) mesh += legs([x, 566], [x, 676]);
  for (let y = 582; y <= 676; y += 15) mesh += legs([112, y], [1488, y]);
  return stroke(mesh, veil('#10241c', 0.4), 2) + stroke('M108 564Q800 588 1492 564', '#ffffff', 15) + box(98, 552, 17, 140, '#2a4034') + box(1484, 552, 17, 140, '#2a4034') + box(793, 576, 13, 104, '#ffffff');
}

function racket(x: number, y: number, frame: string, strings: string): string {
  let mesh = '';
  for (let step = -4; step <= 4; step += 1) mesh += `M${x + step * 21} ${y - 150}V${y + 8}M${x - 96} ${y - 72 + step * 19}H${x + 96}`;
  return `<g transform="rotate(38 ${x} ${y})">${oval(x + 16, y - 40, 124, 150, veil('#10241c', 0.2))}${`<g opacity="0.9">${stroke(mesh, strings, 3)}</g>`}<ellipse cx="${x}" cy="${y - 70}" rx="108" ry="134" fill="none" stroke="${frame}" stroke-width="20"/>${stroke(`M${x - 66} ${y + 36}L${x} ${y + 130}L${x + 66} ${y + 36}`, frame, 15)}${box(x - 15, y + 110, 30, 190, '#5a3420', { corner: 9 })}${stroke(repeat(7, (index) => legs([x - 14, y + 150 + index * 20], [x + 14, y + 140 + index * 20])), '#e8d0a8', 3)}</g>`;
}

export const skiSlope: Scene = (palette, random) =>
  sky(palette, 700) + sun(1240, 170, 76, palette.glow, 0.8) + streaks(random, 9, 60, 260, '#ffffff') +
  range(random, [[-20, 420], [280, 300], [560, 400], [860, 270], [1160, 380], [1420, 300], [1640, 380]], palette.far, palette.low, 640) +
  peak(random, { x: 520, top: 130, base: 700, left: 460, right: 520, rock: palette.middle, shade: palette.near, snow: palette.light, snowLine: 0.74 }) +
  peak(random, { x: 1180, top: 260, base: 700, left: 400, right: 500, rock: palette.middle, shade: palette.near, snow: palette.light, snowLine: 0.66 }) +
  mist(420, 720, palette.low, 0.7) +
  repeat(24, (index) => conifer(random, index * 70, 690 + random.between(-18, 18), random.between(90, 160), mix(palette.leaf, palette.far, 0.3), palette.middle)) +
  shape(flowDownTo(1010, [-20, 700], [300, 640], [700, 690], [1100, 660], [1640, 560]), downward([0, palette.light], [1, palette.far])) +
  shape(flowDownTo(1010, [-20, 800], [360, 770], [760, 830], [1200, 790], [1640, 700]), downward([0, '#ffffff'], [1, mix(palette.far, palette.light, 0.35)])) +
  shape('M1640 620Q1200 700 900 690T420 800Q700 850 980 880T1640 830Z', veil(palette.middle, 0.28)) +
  [0, 16].map((shift) => stroke(flow([1120 + shift, 668], [980 + shift, 706], [1080 + shift, 752], [880 + shift, 800], [720 + shift, 850], [900 + shift, 900], [700 + shift, 1010]), veil(palette.near, 0.5), 6)).join('') +
  scratches(random, 50, [100, 720, 1500, 980], palette.middle, 0.45) +
  stroke('M-10 330L1610 520', palette.ink, 3) + [330, 700, 1070].map((x) => { const y = 330 + (x / 1600) * 190; return stroke(legs([x, y], [x, y + 62]), palette.ink, 5) + box(x - 42, y + 60, 84, 62, downward([0, mix(palette.accent, '#ffffff', 0.2)], [1, palette.accent]), { corner: 14 }) + box(x - 32, y + 72, 64, 25, palette.light, { corner: 5 }); }).join('') +
  skis(1290, 960, palette.accent, palette.ink) +
  [60, 190, 300].map((x, index) => conifer(random, x, 1010, 620 - index * 160, palette.leaf, mix(palette.light, palette.leaf, 0.35))).join('') + conifer(random, 1540, 1010, 480, palette.leaf, mix(palette.light, palette.leaf, 0.35));

/** A pair of skis and poles stuck in the snow. */
const skis = (x: number, base: number, color: string, ink: string) =>
  oval(x + 60, base + 4, 190, 18, veil('#3a6a90', 0.35)) +
  [-30, 26].map((at, index) => `<g transform="rotate(${index === 0 ? -6 : 5} ${x + at} ${base})">${shape(`M${x + at - 17} ${base}V${base - 400}Q${x + at} ${base - 460} ${x + at + 17} ${base - 400}V${base}Z`, across([0, mix(color, '#ffffff', 0.3)], [1, color]))}${box(x + at - 17, base - 190, 34, 60, ink)}${box(x + at - 17, base - 330, 34, 14, '#ffffff')}</g>`).join('') +
  [-110, 120].map((at) => stroke(legs([x + at, base], [x + at * 0.7, base - 290]), ink, 7) + stroke(legs([x + at * 0.7, base - 290], [x + at * 0.68, base - 330]), color, 13) + oval(x + at * 0.97, base - 26, 22, 6, ink)).join('');

export const regatta: Scene = (palette, random) => {
  const yacht = (sail: string, spinnaker: string) =>
    shape('M6 -20L0 -420Q120 -190 150 -30Z', across([0, '#ffffff'], [1, sail])) + shape('M-10 -24L-4 -380Q-90 -190 -130 -34Z', across([0, mix(spinnaker, '#ffffff', 0.3)], [1, spinnaker])) + stroke('M20 -120H100M14 -220H76M10 -320H40', veil('#3a5a6a', 0.25), 3) + stroke(legs([0, -430], [0, -10]), palette.ink, 5) + shape('M-150 -24Q0 4 190 -34L150 16H-110Z', downward([0, '#ffffff'], [0.4, palette.near], [1, palette.ink]));
  const fleet = [[330, 560, 0.34, palette.light], [560, 572, 0.4, palette.accent], [1350, 566, 0.36, palette.near], [1130, 590, 0.52, palette.light]] as const;
  return (
    sky(palette, 540) + sun(980, 210, 84, palette.glow, 0.6) + clouds(random, 8, 80, 380, '#ffffff') +
    hill(rolling(random, 510, 70), palette.far, palette.low, 550) +
    water(540, mix(palette.low, palette.middle, 0.35), palette.near) + lightPath(random, 980, { top: 544, base: 1000 }, palette.glow, 60) +
    fleet.map(([x, y, scale, color]) => `<g transform="translate(${x} ${y}) rotate(8) scale(${scale})">${yacht(mix(palette.light, palette.far, 0.3), color)}</g>`).join('') +
    ripples(random, { top: 556, base: 1000 }, 120, '#ffffff', 0.4) +
    [[420, 830, 1.35, palette.accent], [1180, 760, 0.98, palette.near]].map(([x, y, scale, color]) => `<g transform="translate(${x} ${y}) rotate(11) scale(${scale})">${yacht(mix(palette.light, palette.far, 0.4), String(color))}</g>`).join('') +
    shape('M180 850Q420 800 700 870Q560 880 420 866Q300 872 180 850Z', '#ffffff', { opacity: 0.8 }) + shape('M1010 782Q1180 752 1380 796Q1260 800 1010 782Z', '#ffffff', { opacity: 0.75 }) +
    [0, 1, 2].map((wave) => shape(`M-20 ${890 + wave * 44}${repeat(9, () => 'q90 -36 182 0')}V1010H-20Z`, veil(mix(palette.near, palette.ink, 0.2 + wave * 0.24), 0.6))).join('') +
    placed(mirrored(disc(0, -20, 24, palette.accent), 0, 0.3) + disc(0, -20, 30, across([0, mix(palette.accent, '#ffffff', 0.4)], [1, palette.accent])) + stroke(legs([0, -50], [0, -110]), palette.ink, 5) + shape(corners([0, -110], [60, -94], [0, -74]), palette.light), 870, 880) +
    birds(random, 140, 250, 7, palette.ink)
  );
};

export const golfLinks: Scene = (palette, random) =>
  sky(palette, 520) + sun(480, 300, 110, palette.glow, 0.6) + streaks(random, 14, 80, 400, palette.glow) +
  hill([[-20, 450], [240, 410], [520, 470], [760, 505]], palette.far, palette.low, 520) +
  water(508, mix(palette.low, palette.far, 0.3), mix('#5a8a90', palette.far, 0.3), 760) + lightPath(random, 480, { top: 512, base: 680 }, palette.glow, 44) + ripples(random, { top: 514, base: 680 }, 50, palette.light, 0.4) +
  shape(flowDownTo(1010, [-20, 720], [260, 640], [520, 660], [800, 610], [1080, 560], [1340, 520], [1640, 500]), downward([0, mix(palette.leaf, palette.glow, 0.35)], [1, palette.leaf])) +
  shape(flowDownTo(1010, [-20, 800], [300, 740], [640, 760], [960, 690], [1280, 640], [1640, 640]), downward([0, mix(palette.leaf, palette.glow, 0.18)], [1, mix(palette.leaf, palette.near, 0.5)])) +
  oval(1010, 790, 420, 84, mix(palette.leaf, palette.glow, 0.42)) + oval(1010, 784, 400, 74, mix(palette.leaf, palette.glow, 0.55)) +
  [[480, 790, 150, 36], [1420, 730, 120, 28], [640, 890, 170, 40]].map(([x = 0, y = 0, half = 0, tall = 0]) => oval(x, y - 6, half + 10, tall + 6, mix(palette.leaf, palette.ink, 0.25)) + oval(x, y, half, tall, downward([0, mix(palette.far, palette.near, 0.25)], [0.5, palette.low], [1, palette.light]))).join('') +
  oval(1060, 786, 26, 7, palette.ink) + stroke(legs([1060, 786], [1060, 430]), '#ffffff', 7) + shape('M1062 432Q1140 440 1200 424Q1180 470 1206 506Q1130 520 1062 500Z', across([0, palette.accent], [0.5, mix(palette.accent, '#ffffff', 0.25)], [1, palette.accent])) + stroke(legs([1060, 788], [1250, 816]), veil(palette.ink, 0.3), 5) +
  disc(900, 804, 11, '#ffffff') + oval(914, 814, 18, 4, veil(palette.ink, 0.3)) +
  grass(random, -10, 520, 960, 120, mix(palette.middle, palette.glow, 0.35), 190) + grass(random, 1180, 1620, 940, 130, mix(palette.middle, palette.glow, 0.3), 190) + grass(random, -10, 1620, 1000, 90, palette.near, 240) + dabs(random, 50, [260, 950, 280, 40], 8, palette.accent) +
  birds(random, 700, 200, 6, palette.ink);
