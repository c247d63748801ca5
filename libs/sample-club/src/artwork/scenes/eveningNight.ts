import { mix, veil } from '../color.ts';
import { curtain } from '../layers/interior.ts';
import { hill, rolling } from '../layers/land.ts';
import { glow, mist, sky, stars } from '../layers/sky.ts';
import { conifer } from '../layers/trees.ts';
import type { Palette } from '../palette.ts';
import type { Scene } from '../scene.ts';
import {
  across,
  archPath,
  box,
  corners,
  disc,
  downward,
  legs,
  oval,
  repeat,
  shape,
  stroke,
} from '../svg.ts';

export const jazzClub: Scene = (palette, random) =>
  box(0, 0, 1600, 1000, downward([0, palette.high], [1, palette.near])) +
  repeat(26, (index) => box(index * 64, 0, 3, 800, veil(palette.low, 0.14))) +
  glow(800, 400, 700, palette.low, 0.55) +
  disc(800, 400, 300, veil(palette.accent, 0.85)) +
  disc(800, 400, 262, veil(palette.glow, 0.16)) +
  curtain(-30, 0, 280, 820, mix('#8a2f3c', palette.near, 0.3), 7) +
  curtain(1350, 0, 280, 820, mix('#8a2f3c', palette.near, 0.3), 7) +
  shape(
    'M120 800H1480L1620 900H-20Z',
    downward([0, mix(palette.accent, palette.near, 0.35)], [1, palette.near]),
  ) +
  box(-10, 898, 1620, 120, palette.ink) +
  [500, 1120]
    .map((x) =>
      shape(
        corners([x - 12, 0], [x + 12, 0], [x + 220, 850], [x - 220, 850]),
        downward([0, veil(palette.glow, 0.4)], [1, veil(palette.glow, 0.02)]),
      ),
    )
    .join('') +
  oval(720, 860, 460, 30, veil(palette.glow, 0.35)) +
  doubleBass(620, 862, palette) +
  trumpet(980, 500, palette) +
  stroke(
    legs([1000, 862], [1000, 560]) + legs([1000, 862], [950, 880]) + legs([1000, 862], [1050, 880]),
    palette.ink,
    7,
  ) +
  stroke(
    legs([830, 862], [830, 430]) + legs([830, 862], [780, 880]) + legs([830, 862], [880, 880]),
    palette.ink,
    6,
  ) +
  box(812, 372, 36, 62, mix(palette.light, palette.near, 0.2), { corner: 17 }) +
  repeat(4, (index) => box(812, 384 + index * 11, 36, 3, palette.ink)) +
  [170, 1400]
    .map(
      (x) =>
        oval(x, 880, 150, 26, mix('#8a2f3c', palette.ink, 0.2)) +
        box(
          x - 148,
          880,
          296,
          130,
          downward([0, mix('#8a2f3c', palette.ink, 0.35)], [1, palette.ink]),
        ) +
        glow(x, 800, 210, palette.glow, 0.6) +
        stroke(legs([x, 876], [x, 820]), palette.accent, 8) +
        shape(
          corners([x - 46, 822], [x - 28, 752], [x + 28, 752], [x + 46, 822]),
          downward([0, '#fff4d8'], [1, palette.accent]),
        ) +
        shape(corners([x + 66, 800], [x + 120, 800], [x + 94, 834]), veil(palette.light, 0.5)) +
        stroke(legs([x + 93, 834], [x + 93, 872]), veil(palette.light, 0.6), 4),
    )
    .join('') +
  stars(random, 30, 300, palette.accent);

const doubleBass = (x: number, base: number, palette: Palette) =>
  `<g transform="rotate(-7 ${x} ${base})">${
    stroke(legs([x, base], [x, base - 60]), palette.ink, 6) +
    shape(
      `M${x} ${base - 40}Q${x - 130} ${base - 40} ${x - 130} ${base - 160}Q${x - 126} ${base - 226} ${x - 74} ${base - 270}Q${x - 104} ${base - 320} ${x - 92} ${base - 370}Q${x - 70} ${base - 430} ${x} ${base - 440}Q${x + 70} ${base - 430} ${x + 92} ${base - 370}Q${x + 104} ${base - 320} ${x + 74} ${base - 270}Q${x + 126} ${base - 226} ${x + 130} ${base - 160}Q${x + 130} ${base - 40} ${x} ${base - 40}Z`,
      across([0, '#d88a3c'], [0.4, '#a8582a'], [1, '#4a2014']),
    ) +
    stroke(
      `M${x - 60} ${base - 260}q14 40 -4 70M${x + 60} ${base - 260}q-14 40 4 70`,
      palette.ink,
      8,
    ) +
    shape(
      corners(
        [x - 17, base - 250],
        [x - 11, base - 700],
        [x + 11, base - 700],
        [x + 17, base - 250],
      ),
      '#1c1014',
    ) +
    shape(
      corners(
        [x - 40, base - 200],
        [x + 40, base - 200],
        [x + 28, base - 226],
        [x - 28, base - 226],
      ),
      '#e0b878',
    ) +
    shape(
      corners([x - 20, base - 190], [x + 20, base - 190], [x + 12, base - 80], [x - 12, base - 80]),
      '#1c1014',
    ) +
    stroke(
      legs([x - 7, base - 100], [x - 5, base - 700]) +
        legs([x, base - 100], [x, base - 700]) +
        legs([x + 7, base - 100], [x + 5, base - 700]),
      '#f0dcb0',
      1.8,
    ) +
    shape(
      `M${x - 13} ${base - 690}V${base - 760}Q${x + 4} ${base - 800} ${x + 26} ${base - 770}Q${x + 10} ${base - 766} ${x + 13} ${base - 690}Z`,
      '#7a3a1c',
    ) +
    stroke(
      legs([x - 30, base - 720], [x + 30, base - 720]) +
        legs([x - 30, base - 746], [x + 30, base - 746]),
      '#c8a060',
      7,
    )
  }</g>`;

const trumpet = (x: number, y: number, palette: Palette) =>
  `<g transform="rotate(-14 ${x} ${y})">${
    glow(x, y, 260, palette.glow, 0.3) +
    stroke(
      `M${x - 230} ${y}H${x + 110}M${x - 90} ${y}Q${x - 130} ${y} ${x - 130} ${y + 34}Q${x - 130} ${y + 66} ${x - 90} ${y + 66}H${x + 60}Q${x + 104} ${y + 66} ${x + 104} ${y + 33}Q${x + 104} ${y} ${x + 60} ${y}`,
      '#e0ac48',
      15,
    ) +
    stroke(`M${x - 226} ${y - 4}H${x + 110}`, '#fff0c0', 4) +
    shape(
      `M${x + 100} ${y - 8}Q${x + 200} ${y - 14} ${x + 250} ${y - 74}V${y + 74}Q${x + 200} ${y + 14} ${x + 100} ${y + 8}Z`,
      downward([0, '#fff0c0'], [0.4, '#e0ac48'], [1, '#8a5a1c']),
    ) +
    oval(x + 250, y, 15, 74, '#a8702a') +
    box(x - 258, y - 11, 34, 22, '#f4d890', { corner: 6 }) +
    [-50, -14, 22]
      .map(
        (at) =>
          box(x + at, y - 40, 24, 118, across([0, '#fff0c0'], [0.4, '#d89c3c'], [1, '#8a5a1c']), {
            corner: 6,
          }) +
          box(x + at + 6, y - 62, 12, 24, '#f4d890') +
          oval(x + at + 12, y - 64, 13, 5, '#fff6e0'),
      )
      .join('')
  }</g>`;

export const observatory: Scene = (palette, random) =>
  sky(palette, 860) +
  oval(1000, 300, 900, 130, veil(palette.low, 0.35), { turn: 'rotate(-24 1000 300)' }) +
  oval(1000, 300, 760, 60, veil(palette.light, 0.12), { turn: 'rotate(-24 1000 300)' }) +
  stars(random, 620, 800, palette.light) +
  repeat(7, (ring) =>
    stroke(
      `M${220 - ring * 70} 640A${430 + ring * 90} ${430 + ring * 90} 0 0 1 ${1080 + ring * 70} 640`,
      veil(palette.light, 0.07),
      2.5,
    ),
  ) +
  stroke(legs([1300, 90], [1120, 210]), veil(palette.glow, 0.9), 4) +
  disc(1118, 211, 5, '#ffffff') +
  hill(rolling(random, 720, 130), palette.far, mix(palette.far, palette.low, 0.4)) +
  mist(560, 820, palette.low, 0.4) +
  hill(rolling(random, 800, 90), palette.middle, palette.near) +
  hill(
    [
      [-20, 900],
      [250, 860],
      [500, 790],
      [720, 770],
      [960, 800],
      [1300, 870],
      [1640, 900],
    ],
    palette.near,
    palette.ink,
  ) +
  shape(
    corners([660, 380], [690, 360], [430, -40], [130, -40]),
    downward([0, veil(palette.glow, 0.01)], [1, veil(palette.glow, 0.16)]),
  ) +
  box(
    520,
    560,
    330,
    230,
    across(
      [0, mix(palette.light, palette.low, 0.3)],
      [0.5, mix(palette.light, palette.near, 0.45)],
      [1, palette.near],
    ),
  ) +
  box(506, 546, 358, 26, mix(palette.light, palette.middle, 0.3)) +
  shape(
    'M515 548A170 178 0 0 1 855 548Z',
    across(
      [0, mix(palette.light, palette.low, 0.15)],
      [0.5, mix(palette.light, palette.near, 0.4)],
      [1, palette.near],
    ),
  ) +
  shape('M640 372Q586 420 570 548H636Q640 440 700 372Z', palette.ink) +
  `<g transform="rotate(-33 640 460)">${box(610, 310, 52, 200, across([0, '#f4e4bc'], [0.4, palette.accent], [1, mix(palette.accent, palette.ink, 0.5)]))}${box(602, 296, 68, 26, palette.accent)}</g>` +
  [560, 660, 760]
    .map(
      (x) =>
        glow(x + 24, 680, 90, palette.glow, 0.4) + shape(archPath(x, 630, 50, 720), palette.glow),
    )
    .join('') +
  box(860, 680, 210, 112, across([0, mix(palette.light, palette.near, 0.4)], [1, palette.near])) +
  box(850, 668, 230, 16, mix(palette.light, palette.middle, 0.4)) +
  repeat(3, (index) => box(890 + index * 60, 710, 34, 46, palette.glow)) +
  stroke('M690 1000Q640 900 690 800', veil(palette.light, 0.3), 16) +
  repeat(12, (index) =>
    conifer(
      random,
      index < 6 ? 20 + index * 74 : 1130 + (index - 6) * 90,
      1010 - Math.abs(index - 5.5) * 4,
      random.between(180, 400),
      palette.ink,
      palette.near,
    ),
  );
