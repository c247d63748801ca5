import { mix, veil } from '../color.ts';
import { dome, gable, lamp, panes, wall } from '../layers/buildings.ts';
import { hill, peak, range, rolling, scratches } from '../layers/land.ts';
import { belfry } from '../layers/landmarks.ts';
import { birds, clouds, mist, sky, streaks, sun } from '../layers/sky.ts';
import { conifer, dabs, grass, leafyTree, palm, rosette } from '../layers/trees.ts';
import { village } from '../layers/village.ts';
import { lightPath, ripples, water } from '../layers/water.ts';
import type { Palette } from '../palette.ts';
import type { Scene } from '../scene.ts';
import {
  across,
  box,
  corners,
  disc,
  downward,
  flowDownTo,
  legs,
  mirrored,
  oval,
  repeat,
  round,
  shape,
  stroke,
} from '../svg.ts';
import { sailboat } from './south.ts';

export const marrakech: Scene = (palette, random) => {
  const frame =
    'M-10 -10H1610V1010H1190V560C1290 420 1190 130 800 90C410 130 310 420 410 560V1010H-10Z';
  const inner = 'M1150 1010V556C1240 430 1150 170 800 130C450 170 360 430 450 556V1010';
  let tiles = '';
  for (let row = 0; row < 7; row += 1) {
    for (const x of [40, 110, 180, 250, 320, 1250, 1320, 1390, 1460, 1530]) {
      const y = 640 + row * 54;
      tiles += corners([x + 22, y - 22], [x + 44, y], [x + 22, y + 22], [x, y]);
    }
  }
  return (
    sky(palette, 700) +
    sun(980, 330, 84, palette.glow, 0.6) +
    range(
      random,
      [
        [300, 560],
        [460, 420],
        [620, 500],
        [800, 380],
        [980, 480],
        [1150, 400],
        [1300, 540],
      ],
      mix(palette.far, palette.light, 0.35),
      palette.low,
      720,
    ) +
    mist(430, 720, palette.low, 0.6) +
    minaret(palette, 700, 800) +
    village(random, {
      from: 380,
      to: 1230,
      level: (_, row) => 740 + row * 70,
      rows: 3,
      size: 96,
      walls: [palette.middle, palette.far, mix(palette.middle, palette.light, 0.2)],
      roof: 'flat',
      dark: palette.ink,
      lit: palette.glow,
      litShare: 0.1,
      haze: palette.low,
    }) +
    palm(random, 980, 890, 400, palette.leaf, palette.glow) +
    palm(random, 1070, 900, 300, palette.leaf, palette.glow) +
    palm(random, 520, 900, 330, palette.leaf, palette.glow) +
    box(
      400,
      880,
      800,
      130,
      downward([0, mix(palette.accent, palette.low, 0.45)], [1, palette.accent]),
    ) +
    ripples(random, { top: 886, base: 1000, from: 430, to: 1170 }, 26, palette.light, 0.4) +
    shape(
      frame,
      across(
        [0, palette.middle],
        [0.3, palette.near],
        [0.7, palette.near],
        [1, mix(palette.near, palette.ink, 0.4)],
      ),
    ) +
    stroke(inner, mix(palette.middle, palette.light, 0.35), 10) +
    stroke(
      'M1190 1010V560C1290 420 1190 130 800 90C410 130 310 420 410 560V1010',
      palette.accent,
      18,
    ) +
    repeat(23, (index) => {
      const angle = Math.PI * (1.12 - (index / 22) * 1.24);
      return disc(800 + Math.cos(angle) * 500, 470 - Math.sin(angle) * 440, 13, palette.light, {
        opacity: 0.8,
      });
    }) +
    shape(tiles, palette.accent) +
    stroke(legs([0, 600], [400, 600]) + legs([1200, 600], [1600, 600]), palette.light, 6) +
    box(-10, 982, 1620, 30, palette.ink) +
    [320, 1280]
      .map(
        (x) =>
          shape(
            corners([x - 60, 880], [x + 60, 880], [x + 44, 1000], [x - 44, 1000]),
            mix(palette.accent, palette.light, 0.15),
          ) + rosette(random, x, 884, 190, palette.leaf, palette.glow),
      )
      .join('')
  );
};

const minaret = (palette: Palette, x: number, base: number) =>
  wall(x - 66, 330, 132, base, palette.middle) +
  repeat(9, (index) => box(x - 66 + index * 15.4, 312, 9, 22, palette.middle)) +
  stroke(
    `M${x - 36} 470v-40q0 -40 36 -46q36 6 36 46v40ZM${x - 30} 620v-40q0 -36 30 -42q30 6 30 42v40Z`,
    palette.near,
    8,
  ) +
  box(x - 66, 350, 132, 16, palette.accent) +
  wall(x - 32, 236, 64, 314, palette.middle) +
  box(x - 32, 250, 64, 10, palette.accent) +
  dome(x, 238, 58, palette.light, palette.far, 0) +
  stroke(legs([x, 200], [x, 150]), palette.accent, 4) +
  disc(x, 176, 8, palette.glow) +
  disc(x, 158, 5, palette.glow);

export const stMoritz: Scene = (palette, random) => {
  const peaks =
    peak(random, {
      x: 330,
      top: 240,
      base: 680,
      left: 420,
      right: 380,
      rock: palette.middle,
      shade: mix(palette.middle, palette.near, 0.5),
      snow: palette.light,
      snowLine: 0.7,
    }) +
    peak(random, {
      x: 1300,
      top: 200,
      base: 680,
      left: 420,
      right: 440,
      rock: palette.middle,
      shade: mix(palette.middle, palette.near, 0.5),
      snow: palette.light,
      snowLine: 0.7,
    }) +
    peak(random, {
      x: 800,
      top: 110,
      base: 690,
      left: 440,
      right: 470,
      rock: palette.middle,
      shade: palette.near,
      snow: palette.light,
      snowLine: 0.74,
    });
  const hotel =
    wall(560, 520, 520, 690, mix(palette.light, '#f0d8a8', 0.4)) +
    wall(760, 440, 120, 690, mix(palette.light, '#f0d8a8', 0.3)) +
    shape(corners([548, 524], [590, 480], [1050, 480], [1092, 524]), palette.near) +
    shape(corners([748, 444], [820, 360], [892, 444]), palette.near) +
    wall(540, 480, 80, 690, mix(palette.light, '#f0d8a8', 0.3)) +
    shape(corners([530, 484], [580, 400], [630, 484]), palette.near) +
    wall(1020, 480, 80, 690, mix(palette.light, '#f0d8a8', 0.3)) +
    shape(corners([1010, 484], [1060, 400], [1110, 484]), palette.near) +
    panes(random, {
      x: 550,
      top: 530,
      width: 540,
      height: 150,
      columns: 18,
      rows: 3,
      dark: palette.near,
      lit: '#ffd98a',
      litShare: 0.7,
      fill: [0.42, 0.56],
    });
  return (
    sky(palette, 680) +
    sun(1060, 170, 60, palette.glow, 0.7) +
    streaks(random, 8, 80, 300, '#ffffff') +
    range(
      random,
      [
        [-20, 480],
        [200, 360],
        [520, 420],
        [700, 340],
        [1020, 400],
        [1400, 330],
        [1640, 430],
      ],
      palette.far,
      palette.low,
      690,
    ) +
    peaks +
    mist(480, 700, palette.low, 0.6) +
    hill(
      [
        [-20, 600],
        [300, 640],
        [600, 690],
        [900, 690],
        [1300, 630],
        [1640, 590],
      ],
      palette.light,
      palette.low,
      720,
    ) +
    repeat(22, (index) =>
      conifer(
        random,
        index * 76 + random.between(-20, 20),
        690 + random.between(-24, 10),
        random.between(70, 130),
        palette.leaf,
        palette.middle,
      ),
    ) +
    hotel +
    repeat(9, (index) =>
      conifer(
        random,
        420 + index * 95 + random.between(-20, 20),
        704,
        random.between(60, 100),
        palette.leaf,
        palette.middle,
      ),
    ) +
    box(
      0,
      694,
      1600,
      310,
      downward(
        [0, mix(palette.light, palette.far, 0.35)],
        [0.4, mix(palette.far, palette.light, 0.3)],
        [1, palette.light],
      ),
    ) +
    mirrored(peaks + hotel, 696, 0.2, 0.45) +
    stroke(
      'M120 1000Q500 860 820 830T1480 740M170 1000Q540 868 850 836T1500 744',
      veil(palette.middle, 0.7),
      3,
    ) +
    scratches(random, 60, [100, 740, 1500, 980], palette.middle, 0.4) +
    shape(flowDownTo(1010, [-20, 850], [200, 870], [420, 950], [600, 1010]), palette.light) +
    [60, 170, 300]
      .map((x, index) =>
        conifer(
          random,
          x,
          1000,
          520 - index * 130,
          palette.leaf,
          mix(palette.light, palette.middle, 0.4),
        ),
      )
      .join('') +
    [1560, 1450]
      .map((x, index) =>
        conifer(
          random,
          x,
          1010,
          600 - index * 190,
          palette.leaf,
          mix(palette.light, palette.middle, 0.4),
        ),
      )
      .join('')
  );
};

export const capeTown: Scene = (palette, random) => {
  const table = corners(
    [-20, 640],
    [120, 560],
    [260, 520],
    [330, 400],
    [390, 330],
    [420, 290],
    [640, 282],
    [900, 286],
    [1130, 280],
    [1180, 330],
    [1230, 420],
    [1290, 500],
    [1380, 460],
    [1440, 400],
    [1500, 470],
    [1640, 580],
    [1640, 720],
    [-20, 720],
  );
  let gullies = '';
  for (let x = 380; x < 1220; x += 36) {
    const y = random.between(310, 340);
    gullies += legs(
      [x, y],
      [x + random.between(-8, 8), y + 60],
      [x + random.between(-20, 20), y + random.between(110, 190)],
    );
  }
  const city = village(random, {
    from: -20,
    to: 1620,
    level: (_, row) => 690 + row * 30,
    rows: 3,
    size: 52,
    walls: [palette.light, palette.far, mix(palette.light, palette.far, 0.5)],
    roof: palette.accent,
    dark: palette.near,
    lit: palette.glow,
    litShare: 0.3,
    haze: palette.low,
  });
  return (
    sky(palette, 700) +
    sun(1330, 250, 74, palette.glow, 0.6) +
    streaks(random, 10, 60, 260, palette.glow) +
    shape(
      table,
      downward([0, mix(palette.far, palette.high, 0.3)], [0.5, palette.middle], [1, palette.near]),
    ) +
    stroke(gullies, veil(palette.near, 0.35), 7) +
    shape(
      corners(
        [420, 290],
        [640, 282],
        [900, 286],
        [1130, 280],
        [1180, 330],
        [1130, 312],
        [900, 318],
        [640, 314],
        [400, 330],
      ),
      mix(palette.glow, palette.high, 0.3),
    ) +
    shape(
      'M380 300Q470 250 600 268T860 262T1160 276Q1210 300 1190 330Q1120 296 1000 304T760 298T520 306T380 300Z',
      veil(palette.light, 0.85),
    ) +
    mist(480, 720, palette.low, 0.5) +
    hill(
      [
        [-20, 600],
        [240, 620],
        [520, 660],
        [900, 650],
        [1240, 610],
        [1640, 570],
      ],
      palette.leaf,
      palette.near,
      760,
    ) +
    city +
    water(768, mix(palette.low, palette.middle, 0.4), palette.near) +
    mirrored(shape(table, palette.middle) + city, 768, 0.24, 0.5) +
    lightPath(random, 1330, { top: 772, base: 1000 }, palette.glow, 50) +
    ripples(random, { top: 776, base: 1000 }, 90, palette.light, 0.35) +
    sailboat(980, 850, 110, palette) +
    sailboat(600, 812, 60, palette) +
    shape(flowDownTo(1010, [-20, 880], [180, 900], [380, 960], [560, 1010]), palette.ink) +
    rosette(random, 130, 930, 260, palette.leaf, palette.glow, 17) +
    [60, 150, 250]
      .map(
        (x, index) =>
          stroke(legs([x, 930], [x + 20, 720 + index * 50]), palette.leaf, 7) +
          disc(
            x + 20,
            700 + index * 50,
            34,
            downward([0, mix(palette.accent, palette.glow, 0.4)], [1, palette.accent]),
          ) +
          rosette(random, x + 20, 726 + index * 50, 56, palette.accent, palette.glow, 11),
      )
      .join('') +
    birds(random, 480, 190, 6, palette.ink)
  );
};

export const mexicoCity: Scene = (palette, random) =>
  sky(palette, 640) +
  sun(800, 360, 140, palette.glow, 0.5) +
  streaks(random, 12, 80, 420, palette.glow) +
  peak(random, {
    x: 350,
    top: 300,
    base: 650,
    left: 420,
    right: 440,
    rock: palette.far,
    shade: mix(palette.far, palette.middle, 0.7),
    snow: palette.light,
    snowLine: 0.3,
  }) +
  range(
    random,
    [
      [880, 560],
      [1010, 430],
      [1110, 400],
      [1220, 380],
      [1330, 410],
      [1440, 470],
      [1640, 600],
    ],
    palette.far,
    palette.low,
    660,
  ) +
  mist(430, 700, palette.low, 0.7) +
  village(random, {
    from: -20,
    to: 1620,
    level: (_, row) => 650 + row * 90,
    rows: 4,
    size: 84,
    walls: [
      palette.middle,
      mix(palette.accent, palette.light, 0.4),
      mix(palette.high, palette.light, 0.3),
      palette.far,
      mix(palette.leaf, palette.light, 0.5),
    ],
    roof: 'flat',
    dark: palette.near,
    lit: palette.glow,
    litShare: 0.14,
    haze: palette.low,
  }) +
  wall(560, 560, 480, 860, mix(palette.light, palette.far, 0.3)) +
  shape('M700 560Q720 490 800 480Q880 490 900 560Z', mix(palette.light, palette.far, 0.2)) +
  dome(800, 470, 190, mix(palette.accent, palette.middle, 0.4), palette.near, 6) +
  wall(720, 466, 160, 560, mix(palette.light, palette.far, 0.25)) +
  belfry(590, 860, 560, 124, mix(palette.light, palette.far, 0.2), palette.near, palette.near) +
  belfry(1010, 860, 560, 124, mix(palette.light, palette.far, 0.3), palette.near, palette.near) +
  shape('M740 860V720Q740 640 800 636Q860 640 860 720V860Z', palette.near) +
  disc(800, 590, 30, palette.near) +
  disc(800, 590, 22, palette.glow) +
  mist(680, 880, palette.low, 0.4) +
  [200, 420, 1190, 1420]
    .map((x) => leafyTree(random, x, 900, 250, mix('#7a5aa8', palette.accent, 0.25), palette.light))
    .join('') +
  shape(
    'M-10 890Q400 860 800 890T1620 880V1010H-10Z',
    downward([0, palette.near], [1, palette.ink]),
  ) +
  rosette(random, 190, 1010, 330, palette.leaf, palette.glow, 17) +
  rosette(random, 1420, 1020, 380, palette.leaf, palette.glow, 19) +
  rosette(random, 560, 1010, 150, palette.leaf, palette.glow, 13) +
  dabs(random, 60, [900, 950, 300, 40], 10, palette.accent, 0.9);

export const copenhagen: Scene = (palette, random) => {
  const tints = [
    '#d9a441',
    palette.accent,
    '#6f93a8',
    '#e0b8a0',
    '#7a3f3a',
    '#e8d0a0',
    palette.near,
    '#c97a4a',
  ];
  const houses = repeat(10, (index) => {
    const x = -60 + index * 172;
    const color = mix(tints[index % tints.length] ?? palette.accent, palette.low, 0.18);
    const top = 350 + random.between(-60, 60);
    return (
      (index % 2 === 0
        ? gable(x, top + 4, 172, 130, mix(palette.accent, palette.ink, 0.35))
        : shape(
            corners([x - 4, top + 4], [x + 16, top - 90], [x + 156, top - 90], [x + 176, top + 4]),
            mix(palette.near, palette.ink, 0.2),
          )) +
      wall(x, top, 174, 720, color) +
      panes(random, {
        x: x + 8,
        top: top + 14,
        width: 158,
        height: 690 - top,
        columns: 3,
        rows: 4,
        dark: palette.ink,
        lit: palette.glow,
        litShare: 0.16,
        fill: [0.5, 0.62],
        frame: palette.light,
      }) +
      panes(random, {
        x: x + 40,
        top: top - 80,
        width: 94,
        height: 70,
        columns: 1,
        rows: 1,
        dark: palette.ink,
        lit: palette.glow,
        litShare: 0.2,
        fill: [0.4, 0.8],
        frame: palette.light,
      })
    );
  });
  const masts = [260, 700, 1180]
    .map((x, index) => ketch(x, 800, 1 + index * 0.08, palette))
    .join('');
  return (
    sky(palette, 640) +
    sun(1160, 170, 70, palette.glow, 0.6) +
    clouds(random, 6, 60, 280, '#ffffff') +
    wall(800, 200, 60, 500, palette.far) +
    shape(corners([790, 204], [830, 30], [870, 204]), mix(palette.far, palette.leaf, 0.4)) +
    mist(180, 420, palette.low, 0.4) +
    houses +
    box(
      -10,
      706,
      1620,
      44,
      downward([0, mix(palette.light, palette.far, 0.5)], [1, palette.near]),
    ) +
    water(748, mix(palette.middle, palette.low, 0.35), palette.near) +
    mirrored(houses, 748, 0.34, 0.6) +
    masts +
    ripples(random, { top: 760, base: 1000 }, 120, palette.light, 0.32) +
    [120, 960, 1500].map((x) => lamp(x, 712, 150, palette.ink, palette.glow)).join('')
  );
};

/** A wooden two-master at its berth. */
function ketch(x: number, base: number, scale: number, palette: Palette): string {
  const s = (value: number) => round(value * scale);
  const hull = `M${s(-190)} -34Q0 0 ${s(200)} -52L${s(170)} 22Q0 44 ${s(-150)} 24Z`;
  const rig = `M${s(-60)} -20V${s(-420)}M${s(80)} -30V${s(-340)}M${s(-180)} -34L${s(-60)} ${s(-400)}L${s(80)} -40M${s(80)} ${s(-330)}L${s(196)} -50M${s(-60)} ${s(-400)}L${s(80)} ${s(-330)}`;
  const boat =
    stroke(rig, palette.ink, 3) +
    stroke(
      `M${s(-60)} -20V${s(-420)}M${s(80)} -30V${s(-340)}M${s(-54)} -70H${s(70)}M${s(84)} -66H${s(170)}`,
      mix(palette.accent, palette.ink, 0.6),
      8,
    ) +
    stroke(`M${s(-50)} -84H${s(66)}`, palette.light, 16) +
    box(-30 * scale, -56, 110 * scale, 30, palette.light) +
    shape(
      hull,
      downward([0, mix(palette.accent, palette.ink, 0.2)], [0.4, palette.ink], [1, palette.ink]),
    ) +
    stroke(`M${s(-186)} -28Q0 6 ${s(196)} -45`, palette.light, 5);
  return `<g transform="translate(${x} ${base})">${mirrored(boat, 30, 0.3, 0.5)}${boat}</g>`;
}

export const patagonia: Scene = (palette, random) => {
  const spires: readonly (readonly [number, number, number])[] = [
    [560, 330, 110],
    [720, 200, 130],
    [890, 110, 150],
    [1050, 230, 120],
  ];
  const massif =
    range(
      random,
      [
        [-20, 560],
        [180, 430],
        [380, 470],
        [560, 400],
        [1100, 420],
        [1300, 350],
        [1480, 440],
        [1640, 400],
      ],
      palette.middle,
      palette.low,
      680,
    ) +
    spires
      .map(([x, top, wide]) =>
        peak(random, {
          x,
          top,
          base: 680,
          left: wide * 1.15,
          right: wide * 1.3,
          rock: mix('#c99a82', palette.middle, 0.35),
          shade: palette.near,
          snow: palette.light,
          snowLine: 0.16,
        }),
      )
      .join('') +
    range(
      random,
      [
        [240, 660],
        [420, 590],
        [640, 560],
        [820, 600],
        [960, 550],
        [1140, 585],
        [1330, 650],
      ],
      mix(palette.middle, palette.light, 0.3),
      mix(palette.middle, palette.far, 0.5),
      690,
    );
  return (
    sky(palette, 680) +
    sun(420, 300, 70, palette.glow, 0.6) +
    streaks(random, 16, 80, 420, palette.glow) +
    oval(930, 190, 330, 24, veil(palette.light, 0.55)) +
    oval(1060, 160, 250, 16, veil(palette.light, 0.5)) +
    massif +
    mist(520, 690, palette.low, 0.55) +
    hill(
      [
        [-20, 610],
        [220, 590],
        [420, 650],
        [560, 685],
      ],
      palette.near,
      mix(palette.near, palette.low, 0.3),
      700,
    ) +
    hill(
      [
        [1130, 690],
        [1300, 630],
        [1480, 600],
        [1640, 610],
      ],
      palette.near,
      mix(palette.near, palette.low, 0.3),
      700,
    ) +
    water(684, mix(palette.far, palette.low, 0.35), mix(palette.near, '#2f8a94', 0.35)) +
    mirrored(massif, 686, 0.36, 0.6) +
    ripples(random, { top: 696, base: 900 }, 80, palette.light, 0.4) +
    shape(
      flowDownTo(1010, [-20, 820], [300, 850], [640, 900], [1000, 880], [1640, 830]),
      downward(
        [0, mix(palette.leaf, palette.accent, 0.45)],
        [1, mix(palette.leaf, palette.ink, 0.4)],
      ),
    ) +
    grass(random, 0, 1600, 880, 66, mix(palette.accent, palette.glow, 0.35), 240) +
    grass(random, 0, 1600, 960, 84, mix(palette.leaf, palette.ink, 0.2), 240) +
    grass(random, 0, 1600, 985, 84, mix(palette.accent, palette.leaf, 0.4), 170) +
    dabs(random, 40, [300, 950, 300, 40], 9, palette.accent, 0.9)
  );
};
