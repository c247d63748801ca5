import { mix, veil } from '../color.ts';
import { dabs, grass, hedge } from '../layers/foliage.ts';
import { hill } from '../layers/land.ts';
import { birds, clouds, mist, sky, streaks, sun } from '../layers/sky.ts';
import { leafyTree } from '../layers/trees.ts';
import { lightPath, ripples, water } from '../layers/water.ts';
import type { Scene } from '../scene.ts';
import {
  across,
  box,
  corners,
  disc,
  downward,
  flowDownTo,
  legs,
  oval,
  repeat,
  shape,
  stroke,
} from '../svg.ts';

export const tennisLawn: Scene = (palette, random) => {
  const at = (u: number, v: number) =>
    [800 + u * (520 + v * 520), 520 + v * v * 190 + v * 270] as const;
  const line = (...points: (readonly [number, number])[]) => stroke(legs(...points), '#ffffff', 9);
  return (
    sky(palette, 420) +
    sun(330, 160, 66, palette.glow, 0.6) +
    clouds(random, 6, 50, 220, '#ffffff') +
    repeat(10, (index) =>
      leafyTree(
        random,
        30 + index * 176,
        460,
        random.between(220, 330),
        mix(palette.leaf, palette.near, 0.35),
        palette.glow,
      ),
    ) +
    mist(250, 470, palette.low, 0.3) +
    hedge(random, -20, 1620, 400, 480, palette.near, palette.leaf) +
    box(
      -10,
      474,
      1620,
      540,
      downward([0, mix(palette.leaf, palette.glow, 0.3)], [1, palette.near]),
    ) +
    repeat(12, (stripe) =>
      stripe % 2 === 0
        ? shape(
            corners(
              at(-1.3 + stripe * 0.22, 0),
              at(-1.08 + stripe * 0.22, 0),
              at(-1.08 + stripe * 0.22, 1.15),
              at(-1.3 + stripe * 0.22, 1.15),
            ),
            veil(palette.glow, 0.15),
          )
        : '',
    ) +
    line(at(-0.8, 0), at(0.8, 0), at(0.8, 1.1)) +
    line(at(-0.8, 0), at(-0.8, 1.1)) +
    line(at(-0.6, 0), at(-0.6, 1.1)) +
    line(at(0.6, 0), at(0.6, 1.1)) +
    line(at(-0.6, 0.2), at(0.6, 0.2)) +
    line(at(0, 0.2), at(0, 0.78)) +
    line(at(-0.6, 0.78), at(0.6, 0.78)) +
    net() +
    oval(1010, 905, 44, 9, veil(palette.ink, 0.3)) +
    disc(1060, 330, 34, across([0, '#f6f5a0'], [0.6, '#dfe25a'], [1, '#a8b03a'])) +
    stroke('M1036 308Q1062 326 1056 362M1084 308Q1064 330 1076 360', '#ffffff', 4) +
    stroke('M760 560Q880 380 1018 336', veil('#ffffff', 0.4), 6) +
    racket(360, 800, palette.accent, palette.light)
  );
};

/** The net across the court, with its white band. */
function net(): string {
  let mesh = '';
  for (let x = 120; x <= 1480; x += 17) mesh += legs([x, 566], [x, 676]);
  for (let y = 582; y <= 676; y += 15) mesh += legs([112, y], [1488, y]);
  return (
    stroke(mesh, veil('#10241c', 0.4), 2) +
    stroke('M108 564Q800 588 1492 564', '#ffffff', 15) +
    box(98, 552, 17, 140, '#2a4034') +
    box(1484, 552, 17, 140, '#2a4034') +
    box(793, 576, 13, 104, '#ffffff')
  );
}

function racket(x: number, y: number, frame: string, strings: string): string {
  let mesh = '';
  for (let step = -4; step <= 4; step += 1)
    mesh += `M${x + step * 21} ${y - 150}V${y + 8}M${x - 96} ${y - 72 + step * 19}H${x + 96}`;
  return `<g transform="rotate(38 ${x} ${y})">${oval(x + 16, y - 40, 124, 150, veil('#10241c', 0.2))}<g opacity="0.9">${stroke(mesh, strings, 3)}</g><ellipse cx="${x}" cy="${y - 70}" rx="108" ry="134" fill="none" stroke="${frame}" stroke-width="20"/>${stroke(`M${x - 66} ${y + 36}L${x} ${y + 130}L${x + 66} ${y + 36}`, frame, 15)}${box(x - 15, y + 110, 30, 190, '#5a3420', { corner: 9 })}${stroke(
    repeat(7, (index) => legs([x - 14, y + 150 + index * 20], [x + 14, y + 140 + index * 20])),
    '#e8d0a8',
    3,
  )}</g>`;
}

export const golfLinks: Scene = (palette, random) =>
  sky(palette, 520) +
  sun(480, 300, 110, palette.glow, 0.6) +
  streaks(random, 14, 80, 400, palette.glow) +
  hill(
    [
      [-20, 450],
      [240, 410],
      [520, 470],
      [760, 505],
    ],
    palette.far,
    palette.low,
    520,
  ) +
  water(508, mix(palette.low, palette.far, 0.3), mix('#5a8a90', palette.far, 0.3), 760) +
  lightPath(random, 480, { top: 512, base: 680 }, palette.glow, 44) +
  ripples(random, { top: 514, base: 680 }, 50, palette.light, 0.4) +
  shape(
    flowDownTo(
      1010,
      [-20, 720],
      [260, 640],
      [520, 660],
      [800, 610],
      [1080, 560],
      [1340, 520],
      [1640, 500],
    ),
    downward([0, mix(palette.leaf, palette.glow, 0.35)], [1, palette.leaf]),
  ) +
  shape(
    flowDownTo(1010, [-20, 800], [300, 740], [640, 760], [960, 690], [1280, 640], [1640, 640]),
    downward([0, mix(palette.leaf, palette.glow, 0.18)], [1, mix(palette.leaf, palette.near, 0.5)]),
  ) +
  oval(1010, 790, 420, 84, mix(palette.leaf, palette.glow, 0.42)) +
  oval(1010, 784, 400, 74, mix(palette.leaf, palette.glow, 0.55)) +
  [
    [480, 790, 150, 36],
    [1420, 730, 120, 28],
    [640, 890, 170, 40],
  ]
    .map(
      ([x = 0, y = 0, half = 0, tall = 0]) =>
        oval(x, y - 6, half + 10, tall + 6, mix(palette.leaf, palette.ink, 0.25)) +
        oval(
          x,
          y,
          half,
          tall,
          downward(
            [0, mix(palette.far, palette.near, 0.25)],
            [0.5, palette.low],
            [1, palette.light],
          ),
        ),
    )
    .join('') +
  oval(1060, 786, 26, 7, palette.ink) +
  stroke(legs([1060, 786], [1060, 430]), '#ffffff', 7) +
  shape(
    'M1062 432Q1140 440 1200 424Q1180 470 1206 506Q1130 520 1062 500Z',
    across([0, palette.accent], [0.5, mix(palette.accent, '#ffffff', 0.25)], [1, palette.accent]),
  ) +
  stroke(legs([1060, 788], [1250, 816]), veil(palette.ink, 0.3), 5) +
  disc(900, 804, 11, '#ffffff') +
  oval(914, 814, 18, 4, veil(palette.ink, 0.3)) +
  grass(random, -10, 520, 960, 120, mix(palette.middle, palette.glow, 0.35), 190) +
  grass(random, 1180, 1620, 940, 130, mix(palette.middle, palette.glow, 0.3), 190) +
  grass(random, -10, 1620, 1000, 90, palette.near, 240) +
  dabs(random, 50, [260, 950, 280, 40], 8, palette.accent) +
  birds(random, 700, 200, 6, palette.ink);
