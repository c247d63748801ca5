import { mix, veil } from '../color.ts';
import { arcade, awning, dome, panes, wall } from '../layers/buildings.ts';
import { hill, range, rolling } from '../layers/land.ts';
import { belfry } from '../layers/landmarks.ts';
import { birds, clouds, mist, sky, streaks, sun } from '../layers/sky.ts';
import { branch, cypress, dabs, hedge, umbrellaPine } from '../layers/trees.ts';
import { village } from '../layers/village.ts';
import { lightPath, ripples, water } from '../layers/water.ts';
import type { Palette } from '../palette.ts';
import type { Scene } from '../scene.ts';
import {
  across,
  box,
  boxPath,
  corners,
  disc,
  downward,
  flowDownTo,
  legs,
  mirrored,
  oval,
  ovalPath,
  placed,
  repeat,
  shape,
  stroke,
} from '../svg.ts';

export const lisbon: Scene = (palette, random) => {
  const tiled = mix(palette.high, palette.light, 0.4);
  const front = (x: number, width: number, top: number, color: string) =>
    wall(x, top, width, 1010, color) +
    shape(
      corners(
        [x - 10, top + 4],
        [x + 30, top - 60],
        [x + width - 30, top - 60],
        [x + width + 10, top + 4],
      ),
      palette.near,
    ) +
    panes(random, {
      x: x + 14,
      top: top + 20,
      width: width - 28,
      height: 520,
      columns: 3,
      rows: 3,
      dark: palette.ink,
      lit: palette.glow,
      litShare: 0.06,
      fill: [0.42, 0.68],
      frame: palette.light,
      balconies: palette.ink,
    });
  return (
    sky(palette, 520) +
    sun(860, 210, 80, palette.glow, 0.5) +
    clouds(random, 5, 80, 260, '#ffffff') +
    water(500, mix(palette.low, palette.far, 0.6), palette.high, 760) +
    hill(rolling(random, 512, 34), palette.far, palette.low, 520) +
    lightPath(random, 860, { top: 520, base: 660 }, palette.glow, 40) +
    village(random, {
      from: 420,
      to: 1240,
      level: (_, row) => 650 + row * 170,
      rows: 4,
      size: 84,
      walls: [
        palette.light,
        palette.middle,
        mix(palette.middle, palette.light, 0.6),
        mix(palette.high, palette.light, 0.65),
      ],
      roof: palette.near,
      dark: palette.ink,
      lit: palette.glow,
      litShare: 0.08,
      haze: palette.low,
    }) +
    belfry(640, 720, 300, 84, palette.light, palette.light, palette.high) +
    front(-60, 400, 150, tiled) +
    repeat(60, (index) =>
      disc(
        -40 + (index % 10) * 40,
        700 + Math.floor(index / 10) * 40,
        10,
        veil(palette.accent, 0.25),
      ),
    ) +
    front(1240, 420, 90, palette.middle) +
    awning(1270, 760, 250, 56, palette.near, palette.light, 9) +
    shape(
      corners([520, 800], [1080, 800], [1290, 1010], [270, 1010]),
      downward(
        [0, mix(palette.middle, palette.light, 0.5)],
        [1, mix(palette.near, palette.far, 0.4)],
      ),
    ) +
    stroke(legs([720, 800], [560, 1010]) + legs([840, 800], [960, 1010]), palette.ink, 6) +
    stroke('M-10 330Q760 420 1610 300M-10 300Q760 400 1610 270', palette.ink, 2.5) +
    tram(palette)
  );
};

/** A tram seen from the front, climbing towards the viewer. */
const tram = (palette: Palette) =>
  oval(775, 944, 190, 18, veil(palette.ink, 0.5)) +
  stroke(legs([775, 560], [700, 420]), palette.ink, 5) +
  box(
    634,
    560,
    282,
    376,
    across(
      [0, mix(palette.accent, '#ffffff', 0.2)],
      [0.7, palette.accent],
      [1, mix(palette.accent, palette.ink, 0.25)],
    ),
    { corner: 26 },
  ) +
  box(624, 548, 302, 38, mix(palette.light, palette.accent, 0.15), { corner: 16 }) +
  box(646, 618, 258, 12, palette.light) +
  box(655, 640, 74, 118, downward([0, palette.ink], [1, mix(palette.ink, palette.high, 0.6)]), {
    corner: 8,
  }) +
  box(738, 640, 74, 118, downward([0, palette.ink], [1, mix(palette.ink, palette.high, 0.6)]), {
    corner: 8,
  }) +
  box(821, 640, 74, 118, downward([0, palette.ink], [1, mix(palette.ink, palette.high, 0.6)]), {
    corner: 8,
  }) +
  box(634, 776, 282, 74, palette.light) +
  disc(775, 814, 24, palette.ink) +
  disc(775, 814, 18, palette.glow) +
  box(650, 890, 250, 46, palette.ink, { corner: 8 }) +
  box(720, 596, 110, 18, palette.ink, { corner: 4 });

export const rome: Scene = (palette, random) => {
  const roofs = (level: number, size: number, haze: string) =>
    village(random, {
      from: -20,
      to: 1620,
      level: (_, row) => level + row * 60,
      rows: 2,
      size,
      walls: [palette.middle, palette.far, mix(palette.light, palette.middle, 0.4)],
      roof: palette.near,
      dark: palette.ink,
      lit: palette.glow,
      litShare: 0.1,
      haze,
    });
  return (
    sky(palette, 720) +
    streaks(random, 18, 120, 560, palette.glow) +
    sun(1130, 470, 130, palette.glow) +
    hill(rolling(random, 640, 70), palette.far, palette.low, 800) +
    dome(330, 640, 130, palette.far, mix(palette.far, palette.middle, 0.6)) +
    wall(276, 636, 108, 760, palette.far) +
    mist(480, 740, palette.low, 0.75) +
    roofs(690, 70, palette.low) +
    wall(500, 560, 320, 820, mix(palette.light, palette.middle, 0.4)) +
    dome(660, 470, 300, mix(palette.middle, palette.near, 0.2), palette.near, 9) +
    wall(530, 466, 260, 590, mix(palette.light, palette.middle, 0.3)) +
    panes(random, {
      x: 536,
      top: 474,
      width: 248,
      height: 90,
      columns: 8,
      rows: 1,
      dark: palette.near,
      lit: palette.glow,
      litShare: 0.1,
      fill: [0.5, 0.84],
      arched: true,
    }) +
    belfry(410, 720, 240, 66, mix(palette.light, palette.middle, 0.3), palette.near, palette.near) +
    belfry(910, 720, 240, 66, mix(palette.light, palette.middle, 0.3), palette.near, palette.near) +
    mist(600, 820, palette.low, 0.45) +
    roofs(800, 104, palette.low) +
    birds(random, 780, 220, 9, palette.ink) +
    shape(
      'M-10 900Q500 840 900 905T1620 880V1010H-10Z',
      downward([0, mix(palette.leaf, palette.ink, 0.3)], [1, palette.ink]),
    ) +
    umbrellaPine(random, 160, 960, 700, palette.leaf, palette.glow) +
    umbrellaPine(random, 1400, 960, 800, palette.leaf, palette.glow) +
    umbrellaPine(random, 1190, 930, 420, mix(palette.leaf, palette.near, 0.3), palette.glow) +
    [330, 380, 1000].map((x) => cypress(x, 940, 260, palette.leaf)).join('')
  );
};

export const amalfi: Scene = (palette, random) => {
  const slope = (x: number, row: number) =>
    350 + row * 600 + Math.max(0, (1130 - x) * 0.42) * (1 - row * 0.4);
  return (
    sky(palette, 560) +
    sun(330, 250, 84, palette.glow, 0.55) +
    clouds(random, 5, 120, 360, '#ffffff') +
    hill(
      [
        [-20, 470],
        [180, 430],
        [420, 500],
        [560, 560],
        [640, 575],
      ],
      palette.far,
      palette.low,
      580,
    ) +
    water(560, mix(palette.low, palette.far, 0.6), palette.high) +
    lightPath(random, 330, { top: 562, base: 960 }, palette.glow, 56) +
    ripples(random, { top: 570, base: 1000, to: 900 }, 90, '#ffffff', 0.4) +
    range(
      random,
      [
        [620, 620],
        [800, 330],
        [980, 170],
        [1180, 60],
        [1400, 120],
        [1640, 30],
      ],
      palette.middle,
      mix(palette.middle, palette.low, 0.4),
      1000,
    ) +
    dabs(random, 260, [1320, 330, 330, 220], 12, palette.leaf, 0.5) +
    shape(
      flowDownTo(1010, [560, 920], [760, 800], [960, 620], [1200, 480], [1640, 400]),
      downward([0, mix(palette.leaf, palette.middle, 0.5)], [1, palette.near]),
    ) +
    village(random, {
      from: 780,
      to: 1640,
      level: slope,
      rows: 8,
      size: 84,
      walls: [
        palette.light,
        mix(palette.accent, palette.light, 0.5),
        '#f0b8a0',
        mix(palette.light, '#ffffff', 0.4),
        '#f3d9a4',
      ],
      roof: 'flat',
      dark: palette.near,
      lit: palette.glow,
      litShare: 0.1,
      haze: palette.low,
    }) +
    belfry(1180, 640, 290, 70, palette.light, palette.accent, palette.near) +
    dome(1060, 590, 120, palette.accent, mix(palette.accent, palette.near, 0.5)) +
    wall(1006, 588, 108, 700, palette.light) +
    sailboat(430, 760, 120, palette) +
    sailboat(200, 650, 56, palette) +
    branch(
      random,
      [
        [-40, 20],
        [150, 90],
        [330, 80],
        [480, 140],
      ],
      palette.ink,
      [palette.leaf, mix(palette.leaf, palette.ink, 0.3), mix(palette.leaf, palette.glow, 0.3)],
      24,
      50,
    ) +
    [
      [110, 170],
      [250, 190],
      [370, 170],
      [460, 220],
      [180, 110],
    ]
      .map(([x = 0, y = 0]) =>
        oval(x, y, 22, 29, across([0, mix(palette.accent, '#fff2a0', 0.6)], [1, palette.accent])),
      )
      .join('')
  );
};

/** A small boat under a tall sail, with its reflection. */
export function sailboat(x: number, base: number, size: number, palette: Palette): string {
  const boat =
    shape(corners([0, -14], [6, -160], [88, -20]), palette.light) +
    shape(corners([-8, -14], [-2, -140], [-64, -20]), mix(palette.accent, palette.light, 0.15)) +
    shape('M-84 -12Q0 10 96 -12L66 10H-56Z', palette.ink) +
    stroke(legs([0, -166], [0, -8]), palette.ink, 3);
  return placed(mirrored(boat, 8, 0.28, 0.7) + boat, x, base, size / 120);
}

export const como: Scene = (palette, random) => {
  const shore =
    hedge(random, 480, 1620, 560, 645, palette.leaf, palette.glow) +
    wall(760, 420, 420, 640, palette.light) +
    shape(corners([744, 424], [800, 370], [1140, 370], [1196, 424]), palette.accent) +
    wall(900, 340, 140, 424, palette.light) +
    shape(corners([886, 344], [970, 296], [1054, 344]), palette.accent) +
    panes(random, {
      x: 770,
      top: 432,
      width: 400,
      height: 110,
      columns: 8,
      rows: 1,
      dark: palette.near,
      lit: palette.glow,
      litShare: 0.3,
      fill: [0.36, 0.7],
      shutters: palette.leaf,
      frame: '#ffffff',
    }) +
    arcade(760, 640, 420, 90, 7, palette.light, palette.middle) +
    [560, 610, 700, 1230, 1270, 1330, 1480, 1530]
      .map((x, index) => cypress(x, 640, 190 + (index % 3) * 50, palette.leaf))
      .join('') +
    box(460, 636, 1180, 12, mix(palette.light, palette.near, 0.3));
  const mountains =
    range(
      random,
      [
        [-20, 520],
        [240, 300],
        [460, 380],
        [760, 150],
        [980, 280],
        [1260, 120],
        [1640, 330],
      ],
      palette.far,
      palette.low,
      650,
    ) +
    mist(360, 640, palette.low, 0.55) +
    range(
      random,
      [
        [-20, 330],
        [190, 420],
        [420, 560],
        [560, 640],
      ],
      palette.middle,
      mix(palette.middle, palette.low, 0.4),
      650,
    ) +
    range(
      random,
      [
        [980, 600],
        [1240, 430],
        [1480, 300],
        [1640, 260],
      ],
      palette.middle,
      mix(palette.middle, palette.low, 0.4),
      650,
    );
  return (
    sky(palette, 650) +
    sun(560, 260, 70, palette.glow, 0.6) +
    clouds(random, 5, 90, 280, '#ffffff') +
    mountains +
    shore +
    water(646, mix(palette.low, palette.far, 0.4), palette.near) +
    mirrored(mountains + shore, 647, 0.42, 0.8) +
    ripples(random, { top: 660, base: 1000 }, 90, palette.light, 0.35) +
    sailboat(330, 800, 130, palette) +
    balustrade(palette) +
    branch(
      random,
      [
        [1650, 60],
        [1500, 110],
        [1360, 80],
        [1240, 140],
      ],
      palette.ink,
      [palette.leaf, mix(palette.leaf, palette.glow, 0.25)],
      22,
      46,
    )
  );
};

/** A stone balustrade with urns across the foot of the sheet. */
export const balustrade = (palette: Palette) =>
  box(-10, 886, 1620, 24, mix(palette.light, palette.near, 0.12)) +
  box(-10, 972, 1620, 40, mix(palette.light, palette.near, 0.32)) +
  repeat(32, (index) =>
    shape(
      `M${10 + index * 52} 910q-12 22 4 34q-16 12 -6 30h28q10 -18 -6 -30q16 -12 4 -34Z`,
      across([0, palette.light], [1, mix(palette.light, palette.near, 0.45)]),
    ),
  ) +
  [120, 800, 1480]
    .map(
      (x) =>
        box(x - 40, 876, 80, 140, mix(palette.light, palette.near, 0.2)) +
        shape(
          ovalPath(x, 850, 44, 26) + boxPath(x - 12, 856, 24, 26),
          mix(palette.light, palette.near, 0.3),
        ) +
        disc(x, 806, 44, downward([0, mix(palette.leaf, palette.glow, 0.35)], [1, palette.leaf])),
    )
    .join('');

export const santorini: Scene = (palette, random) => {
  const white = [
    palette.light,
    mix(palette.light, '#ffffff', 0.5),
    mix(palette.light, palette.low, 0.5),
  ] as const;
  const blue = mix(palette.near, palette.high, 0.3);
  const level = (x: number, row: number) =>
    460 + row * 440 - Math.max(0, x - 700) * 0.16 * (1 - row) + Math.max(0, 760 - x) * 0.36;
  return (
    sky(palette, 560) +
    sun(360, 400, 92, palette.glow, 0.6) +
    streaks(random, 10, 120, 480, '#ffffff') +
    hill(
      [
        [-20, 500],
        [160, 470],
        [330, 505],
        [520, 480],
        [760, 520],
        [900, 555],
      ],
      palette.far,
      palette.low,
      570,
    ) +
    water(556, mix(palette.low, palette.middle, 0.35), palette.near) +
    lightPath(random, 360, { top: 560, base: 900 }, palette.glow, 56) +
    ripples(random, { top: 566, base: 960, to: 900 }, 80, '#ffffff', 0.35) +
    sailboat(250, 690, 64, palette) +
    shape(
      flowDownTo(1010, [330, 1010], [520, 800], [760, 560], [1100, 400], [1640, 330]),
      downward([0, mix(palette.far, palette.ink, 0.2)], [1, palette.middle]),
    ) +
    village(random, {
      from: 700,
      to: 1640,
      level,
      rows: 3,
      size: 118,
      walls: white,
      roof: 'flat',
      dark: blue,
      lit: palette.glow,
      litShare: 0.05,
      haze: palette.far,
    }) +
    church(1210, 480, 190, white[0], blue) +
    village(random, {
      from: 560,
      to: 1640,
      level: (x, row) => level(x, 0.55 + row * 0.3),
      rows: 2,
      size: 136,
      walls: white,
      roof: 'flat',
      dark: blue,
      lit: palette.glow,
      litShare: 0.05,
      haze: palette.far,
    }) +
    church(930, 690, 230, white[1], blue) +
    belfry(1150, 760, 330, 92, white[1], blue, palette.high) +
    village(random, {
      from: 420,
      to: 1640,
      level: (x) => 1010 + Math.max(0, 760 - x) * 0.3,
      rows: 1,
      size: 170,
      walls: white,
      roof: 'flat',
      dark: blue,
      lit: palette.glow,
      litShare: 0.05,
      haze: palette.far,
    }) +
    branch(
      random,
      [
        [1650, 960],
        [1500, 870],
        [1380, 900],
        [1270, 850],
      ],
      palette.leaf,
      [palette.accent, mix(palette.accent, '#ffffff', 0.3), palette.accent],
      22,
      60,
    ) +
    branch(
      random,
      [
        [-40, 990],
        [120, 920],
        [260, 950],
        [380, 910],
      ],
      palette.leaf,
      [palette.accent, mix(palette.accent, '#ffffff', 0.3), palette.leaf],
      22,
      60,
    ) +
    birds(random, 560, 230, 5, palette.ink)
  );
};

const church = (x: number, base: number, size: number, wallColor: string, blue: string) =>
  wall(x - size * 0.6, base, size * 1.2, base + size * 1.4, wallColor) +
  wall(x - size * 0.46, base - size * 0.18, size * 0.92, base, wallColor) +
  dome(x, base - size * 0.16, size * 0.94, blue, mix(blue, '#0a1a40', 0.4), 0) +
  repeat(3, (index) =>
    shape(
      `M${x - size * 0.3 + index * size * 0.24} ${base + size * 0.6}v${-size * 0.24}a${size * 0.06} ${size * 0.06} 0 0 1 ${size * 0.12} 0v${size * 0.24}Z`,
      blue,
    ),
  ) +
  box(x - size * 0.62, base - 6, size * 1.24, 9, '#ffffff');
