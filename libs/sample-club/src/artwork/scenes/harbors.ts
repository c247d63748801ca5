import { mix, veil } from '../color.ts';
import { gable, panes, wall } from '../layers/buildings.ts';
import { rosette } from '../layers/foliage.ts';
import { hill } from '../layers/land.ts';
import { birds, clouds, mist, sky, streaks, sun } from '../layers/sky.ts';
import { lamp } from '../layers/street.ts';
import { village } from '../layers/village.ts';
import { lightPath, ripples, water } from '../layers/water.ts';
import { sailboat } from '../layers/waterside.ts';
import type { Palette } from '../palette.ts';
import type { Scene } from '../scene.ts';
import {
  box,
  corners,
  disc,
  downward,
  flowDownTo,
  legs,
  mirrored,
  repeat,
  round,
  shape,
  stroke,
  within,
} from '../svg.ts';

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
    sun(1080, 190, 74, palette.glow, 0.6) +
    streaks(random, 10, 60, 260, palette.glow) +
    shape(
      table,
      downward([0, mix(palette.far, palette.high, 0.3)], [0.5, palette.middle], [1, palette.near]),
    ) +
    within(table, stroke(gullies, veil(palette.near, 0.26), 9)) +
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
    lightPath(random, 1080, { top: 772, base: 1000 }, palette.glow, 50) +
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
    sun(1080, 170, 70, palette.glow, 0.6) +
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
