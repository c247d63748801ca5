import { mix, veil } from '../color.ts';
import { awning, cornice, lamp, mansard, panes, wall } from '../layers/buildings.ts';
import { candle, chandelier, column, curtain, opening, room } from '../layers/interior.ts';
import { hill, range, rolling } from '../layers/land.ts';
import { clouds, glow, mist, sky, stars, streaks, sun } from '../layers/sky.ts';
import { dabs, hedge, palm, rosette } from '../layers/trees.ts';
import { lightPath, ripples, water } from '../layers/water.ts';
import type { Palette } from '../palette.ts';
import type { Random } from '../random.ts';
import type { Scene } from '../scene.ts';
import {
  across,
  archPath,
  box,
  corners,
  disc,
  downward,
  legs,
  mirrored,
  oval,
  repeat,
  shape,
  stroke,
} from '../svg.ts';
import { parasol } from './dining.ts';
import { skyline } from './new-york.ts';
import { sailboat } from './south.ts';

export const facadeEvening: Scene = (palette, random) => {
  const stone = mix(palette.light, palette.middle, 0.42);
  const wing = (x: number) =>
    mansard(random, x, 290, 520, 120, palette.near, palette.glow, 0.8) +
    wall(x, 290, 520, 880, stone) +
    cornice(x, 286, 520, mix(stone, palette.light, 0.6), 12) +
    cornice(x, 690, 520, mix(stone, palette.light, 0.6), 10) +
    panes(random, {
      x: x + 16,
      top: 310,
      width: 488,
      height: 380,
      columns: 6,
      rows: 3,
      dark: palette.near,
      lit: palette.glow,
      litShare: 0.8,
      fill: [0.4, 0.66],
      balconies: palette.ink,
      frame: mix(stone, palette.light, 0.5),
    }) +
    panes(random, {
      x: x + 16,
      top: 716,
      width: 488,
      height: 160,
      columns: 5,
      rows: 1,
      dark: palette.near,
      lit: palette.glow,
      litShare: 1,
      fill: [0.6, 0.9],
      arched: true,
      frame: mix(stone, palette.light, 0.5),
    });
  return (
    sky(palette, 800) +
    stars(random, 120, 360, palette.light) +
    streaks(random, 10, 260, 600, palette.low) +
    wing(30) +
    wing(1050) +
    mansard(random, 540, 220, 520, 150, palette.near, palette.glow, 0.9) +
    wall(540, 220, 520, 880, mix(stone, palette.light, 0.16)) +
    cornice(540, 216, 520, palette.light, 14) +
    panes(random, {
      x: 560,
      top: 240,
      width: 480,
      height: 440,
      columns: 5,
      rows: 3,
      dark: palette.near,
      lit: palette.glow,
      litShare: 0.88,
      fill: [0.44, 0.7],
      balconies: palette.ink,
      frame: palette.light,
    }) +
    shape(archPath(700, 670, 200, 884), palette.light) +
    shape(archPath(716, 686, 168, 884), downward([0, '#fff4d8'], [1, palette.glow])) +
    stroke(legs([800, 690], [800, 884]) + legs([716, 770], [884, 770]), palette.accent, 6) +
    awning(640, 690, 320, 70, palette.accent, mix(palette.accent, palette.ink, 0.25), 10) +
    stroke(legs([640, 770], [640, 900]) + legs([960, 770], [960, 900]), palette.accent, 8) +
    glow(800, 820, 620, palette.glow, 0.5) +
    box(
      -10,
      882,
      1620,
      130,
      downward([0, mix(palette.middle, palette.glow, 0.3)], [1, palette.ink]),
    ) +
    shape(
      corners([716, 884], [884, 884], [1010, 1010], [590, 1010]),
      mix('#8a2f2c', palette.accent, 0.25),
    ) +
    oval(800, 950, 700, 40, veil(palette.glow, 0.25)) +
    [80, 300, 480, 1120, 1300, 1520]
      .map(
        (x) =>
          box(x - 28, 848, 56, 54, palette.ink) +
          shape(
            corners([x - 40, 850], [x, 640], [x + 40, 850]),
            across([0, mix(palette.leaf, palette.glow, 0.3)], [1, palette.leaf]),
          ),
      )
      .join('') +
    [200, 1400].map((x) => lamp(x, 950, 330, palette.ink, palette.glow)).join('')
  );
};

/** A wide bed with pillows and a throw, seen from its foot's side. */
const bed = (palette: Palette, x: number, base: number, width: number) =>
  oval(x + width / 2, base + 10, width * 0.56, 26, veil(palette.ink, 0.35)) +
  box(
    x - 20,
    base - 400,
    width + 40,
    260,
    downward(
      [0, mix(palette.accent, palette.light, 0.3)],
      [1, mix(palette.accent, palette.ink, 0.15)],
    ),
    { corner: 34 },
  ) +
  repeat(5, (index) =>
    stroke(
      legs(
        [x + (width * (index + 0.5)) / 5, base - 386],
        [x + (width * (index + 0.5)) / 5, base - 200],
      ),
      veil(palette.ink, 0.16),
      4,
    ),
  ) +
  [0.06, 0.52]
    .map((at) =>
      box(
        x + width * at,
        base - 270,
        width * 0.42,
        110,
        downward([0, '#ffffff'], [1, mix(palette.light, palette.middle, 0.25)]),
        { corner: 34 },
      ),
    )
    .join('') +
  [0.3, 0.52]
    .map((at) => box(x + width * at, base - 236, width * 0.18, 84, palette.accent, { corner: 22 }))
    .join('') +
  box(
    x - 10,
    base - 190,
    width + 20,
    180,
    downward([0, '#ffffff'], [1, mix(palette.light, palette.middle, 0.45)]),
    { corner: 26 },
  ) +
  box(
    x - 14,
    base - 124,
    width + 28,
    90,
    downward([0, palette.near], [1, mix(palette.near, palette.ink, 0.3)]),
    { corner: 12 },
  );

/** A suite: a wide opening with a view, curtains, bed, lamp and armchair. */
function suite(
  palette: Palette,
  random: Random,
  view: string,
  wallTop: string,
  wallBase: string,
  floor: string,
): string {
  return (
    room(wallTop, wallBase, 790, floor) +
    opening(150, 110, 780, 770, view, mix(palette.light, palette.middle, 0.12), 'flat', 2) +
    shape(corners([150, 790], [930, 790], [1180, 1010], [60, 1010]), veil(palette.glow, 0.22)) +
    curtain(60, 70, 180, 800, mix(palette.light, palette.far, 0.2), 7) +
    curtain(850, 70, 160, 800, mix(palette.light, palette.far, 0.2), 6) +
    box(40, 56, 990, 16, palette.accent, { corner: 8 }) +
    bed(palette, 1080, 960, 540) +
    stroke(legs([1035, 800], [1035, 620]), palette.accent, 8) +
    glow(1035, 590, 240, palette.glow, 0.6) +
    shape(
      corners([995, 630], [1008, 550], [1062, 550], [1075, 630]),
      downward([0, '#fff8e0'], [1, palette.glow]),
    ) +
    box(985, 800, 100, 130, mix(palette.near, palette.ink, 0.2), { corner: 8 }) +
    box(1220, 170, 260, 190, palette.accent) +
    box(1234, 184, 232, 162, palette.light) +
    hillMotif(palette) +
    oval(410, 965, 330, 40, veil(palette.accent, 0.4)) +
    shape(
      'M250 960V800Q250 690 360 690H430Q540 690 540 800V960Z',
      across([0, mix(palette.middle, '#ffffff', 0.2)], [1, palette.middle]),
    ) +
    box(230, 830, 60, 140, mix(palette.middle, palette.ink, 0.15), { corner: 26 }) +
    box(500, 830, 60, 140, mix(palette.middle, palette.ink, 0.25), { corner: 26 }) +
    box(280, 860, 230, 70, mix(palette.middle, '#ffffff', 0.28), { corner: 22 }) +
    rosette(random, 700, 900, 190, palette.leaf, palette.glow, 13) +
    shape(
      corners([655, 890], [745, 890], [732, 985], [668, 985]),
      mix(palette.accent, palette.light, 0.2),
    )
  );
}

const hillMotif = (palette: Palette) =>
  disc(1400, 240, 26, palette.accent) +
  shape('M1234 346V300Q1290 240 1350 290T1466 280V346Z', palette.near) +
  shape('M1234 346V326Q1330 290 1466 330V346Z', palette.middle);

export const suiteSea: Scene = (palette, random) => {
  const view =
    sky(palette, 500) +
    sun(640, 290, 62, palette.glow, 0.7) +
    clouds(random, 4, 160, 360, '#ffffff') +
    hill(
      [
        [140, 470],
        [260, 430],
        [420, 470],
        [560, 505],
      ],
      palette.far,
      palette.low,
      510,
    ) +
    water(498, mix(palette.low, palette.far, 0.4), palette.near) +
    lightPath(random, 640, { top: 500, base: 760 }, palette.glow, 36) +
    ripples(random, { top: 506, base: 760 }, 50, '#ffffff', 0.4) +
    sailboat(380, 570, 70, palette) +
    stroke(
      `M150 690H930${Array.from({ length: 27 }, (_, index) => `M${150 + index * 30} 690V780`).join('')}`,
      '#ffffff',
      6,
    );
  return suite(
    palette,
    random,
    view,
    mix(palette.light, palette.far, 0.22),
    palette.light,
    mix(palette.low, palette.near, 0.24),
  );
};

export const suiteCity: Scene = (palette, random) => {
  const view =
    sky(palette, 770) +
    stars(random, 80, 300, palette.light) +
    disc(700, 230, 40, palette.glow) +
    skyline(random, 790, 100, 980, [240, 480], palette.far, palette.glow, 0.2) +
    mist(420, 790, palette.low, 0.5) +
    skyline(random, 800, 100, 980, [100, 330], palette.near, palette.glow, 0.5);
  return suite(
    palette,
    random,
    view,
    palette.near,
    mix(palette.middle, palette.near, 0.4),
    mix(palette.near, palette.ink, 0.4),
  );
};

const lounger = (x: number, y: number, palette: Palette) =>
  stroke(
    legs([x + 30, y + 6], [x + 20, y + 46]) + legs([x + 200, y + 6], [x + 210, y + 46]),
    palette.ink,
    6,
  ) +
  shape(
    corners(
      [x, y - 84],
      [x + 22, y - 92],
      [x + 92, y - 14],
      [x + 240, y - 14],
      [x + 240, y + 8],
      [x + 80, y + 8],
    ),
    downward([0, '#ffffff'], [1, palette.light]),
  ) +
  shape(
    corners([x + 6, y - 76], [x + 24, y - 84], [x + 50, y - 56], [x + 32, y - 46]),
    palette.accent,
  );

export const poolPalms: Scene = (palette, random) => {
  const trees = [120, 330, 1260, 1480]
    .map((x, index) => palm(random, x, 640, 400 + (index % 2) * 130, palette.leaf, palette.glow))
    .join('');
  return (
    sky(palette, 620) +
    sun(800, 390, 120, palette.glow, 0.6) +
    streaks(random, 14, 100, 480, palette.glow) +
    hill(rolling(random, 560, 60), palette.far, palette.low, 640) +
    box(-10, 600, 1620, 46, mix(palette.leaf, palette.near, 0.4)) +
    wall(560, 470, 480, 640, palette.light) +
    box(540, 456, 520, 18, mix(palette.light, palette.accent, 0.3)) +
    panes(random, {
      x: 570,
      top: 480,
      width: 460,
      height: 160,
      columns: 6,
      rows: 1,
      dark: palette.near,
      lit: palette.glow,
      litShare: 0.7,
      fill: [0.66, 0.96],
      arched: true,
    }) +
    hedge(random, -20, 540, 570, 650, palette.leaf, palette.glow) +
    hedge(random, 1060, 1620, 570, 650, palette.leaf, palette.glow) +
    trees +
    box(
      -10,
      640,
      1620,
      372,
      downward([0, mix(palette.light, palette.low, 0.4)], [1, mix(palette.low, palette.far, 0.6)]),
    ) +
    shape(
      corners([470, 690], [1130, 690], [1420, 1010], [180, 1010]),
      mix(palette.light, '#ffffff', 0.5),
    ) +
    shape(
      corners([484, 702], [1116, 702], [1392, 1010], [208, 1010]),
      downward(
        [0, mix(palette.low, palette.middle, 0.5)],
        [0.3, palette.middle],
        [1, palette.near],
      ),
    ) +
    lightPath(random, 800, { top: 706, base: 1000 }, palette.glow, 70) +
    ripples(random, { top: 712, base: 1000, from: 460, to: 1140 }, 44, '#ffffff', 0.4) +
    parasol(220, 870, 420, 230, palette.accent, palette.light) +
    parasol(1400, 870, 420, 230, palette.accent, palette.light) +
    lounger(60, 850, palette) +
    lounger(1300, 850, palette) +
    rosette(random, 40, 1010, 220, palette.leaf, palette.glow) +
    rosette(random, 1570, 1010, 220, palette.leaf, palette.glow)
  );
};

export const poolDesert: Scene = (palette, random) => {
  const hills =
    range(
      random,
      [
        [-20, 520],
        [260, 400],
        [520, 470],
        [800, 330],
        [1080, 440],
        [1350, 360],
        [1640, 500],
      ],
      palette.far,
      palette.low,
      640,
    ) +
    mist(420, 640, palette.low, 0.5) +
    hill(rolling(random, 590, 80), palette.middle, mix(palette.middle, palette.low, 0.4), 660);
  const pavilion =
    wall(980, 450, 460, 660, mix(palette.light, palette.middle, 0.25)) +
    box(950, 430, 530, 26, palette.light) +
    panes(random, {
      x: 1000,
      top: 470,
      width: 420,
      height: 190,
      columns: 4,
      rows: 1,
      dark: palette.near,
      lit: palette.glow,
      litShare: 0.8,
      fill: [0.72, 0.98],
    }) +
    palm(random, 900, 660, 330, palette.leaf, palette.glow) +
    palm(random, 1510, 660, 420, palette.leaf, palette.glow);
  return (
    sky(palette, 640) +
    sun(480, 320, 96, palette.glow, 0.6) +
    streaks(random, 12, 80, 420, palette.glow) +
    hills +
    pavilion +
    box(-10, 656, 1620, 24, palette.light) +
    box(
      -10,
      678,
      1620,
      330,
      downward([0, mix(palette.accent, palette.low, 0.55)], [1, palette.accent]),
    ) +
    mirrored(hills + pavilion, 668, 0.4, 0.9) +
    lightPath(random, 480, { top: 682, base: 1000 }, palette.glow, 60) +
    ripples(random, { top: 690, base: 1000 }, 60, palette.light, 0.35) +
    shape(
      corners([-10, 900], [420, 940], [470, 1010], [-10, 1010]),
      downward([0, palette.light], [1, palette.far]),
    ) +
    rosette(random, 130, 950, 260, palette.leaf, palette.glow, 17) +
    rosette(random, 330, 980, 150, palette.leaf, palette.glow) +
    dabs(random, 24, [200, 980, 190, 18], 12, palette.middle)
  );
};

export const lobbyStaircase: Scene = (palette) => {
  const steps = repeat(13, (step) => {
    const y = 380 + step * 42;
    const x = 900 - step * step * 1.1 - step * 22;
    const width = 330 + step * 44;
    return (
      box(x, y, width, 22, '#ffffff') +
      box(
        x + 6,
        y + 20,
        width - 12,
        24,
        downward([0, mix(palette.middle, palette.near, 0.2)], [1, palette.middle]),
      ) +
      box(x + width * 0.28, y, width * 0.44, 22, palette.accent) +
      box(x + width * 0.28, y + 20, width * 0.44, 24, mix(palette.accent, palette.ink, 0.3))
    );
  });
  const rail = (dx: number, share: number) =>
    stroke(
      Array.from({ length: 14 }, (_, step) => {
        const y = 380 + step * 42;
        const x = 900 - step * step * 1.1 - step * 22 + (330 + step * 44) * share + dx;
        return `M${x} ${y}v-110`;
      }).join(''),
      palette.ink,
      5,
    ) +
    stroke(
      `M${Array.from({ length: 14 }, (_, step) => `${900 - step * step * 1.1 - step * 22 + (330 + step * 44) * share + dx} ${270 + step * 42}`).join('L')}`,
      mix(palette.near, palette.ink, 0.5),
      13,
    );
  return (
    room(palette.high, palette.low, 860, mix(palette.middle, palette.light, 0.2)) +
    repeat(
      6,
      (index) =>
        box(60 + index * 270, 120, 200, 680, veil(palette.light, 0.5)) +
        box(76 + index * 270, 136, 168, 648, veil(palette.far, 0.45)),
    ) +
    opening(
      960,
      60,
      280,
      380,
      box(0, 0, 1600, 600, downward([0, '#bcd4dc'], [1, palette.glow])),
      palette.light,
      'arch',
      2,
    ) +
    [120, 480, 1500].map((x) => column(x, 60, 880, 76, palette.light, palette.middle)).join('') +
    box(-10, 20, 1620, 46, mix(palette.light, palette.far, 0.3)) +
    box(
      -10,
      868,
      1620,
      140,
      downward([0, mix(palette.light, palette.middle, 0.4)], [1, palette.middle]),
    ) +
    repeat(18, (index) =>
      shape(
        corners(
          [index * 100 - 60, 940],
          [index * 100 - 10, 912],
          [index * 100 + 40, 940],
          [index * 100 - 10, 972],
        ),
        veil(palette.near, 0.5),
      ),
    ) +
    steps +
    rail(14, 0) +
    rail(-14, 1) +
    chandelier(640, 210, 300, '#b08a4a', '#ffdf9a') +
    oval(300, 960, 210, 24, veil(palette.ink, 0.3)) +
    box(288, 800, 24, 150, palette.near) +
    oval(300, 800, 150, 26, mix(palette.near, palette.light, 0.25)) +
    shape(
      'M262 790Q240 730 275 700H325Q360 730 338 790Z',
      across([0, '#ffffff'], [1, palette.middle]),
    ) +
    candle(210, 796, 44, palette.light, '#ffdf9a')
  );
};
