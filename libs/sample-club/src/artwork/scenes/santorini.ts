import { mix } from '../color.ts';
import { wall } from '../layers/buildings.ts';
import { branch } from '../layers/foliage.ts';
import { hill } from '../layers/land.ts';
import { belfry } from '../layers/landmarks.ts';
import { dome } from '../layers/monuments.ts';
import { birds, sky, streaks, sun } from '../layers/sky.ts';
import { village } from '../layers/village.ts';
import { lightPath, ripples, water } from '../layers/water.ts';
import { sailboat } from '../layers/waterside.ts';
import type { Scene } from '../scene.ts';
import { box, downward, flowDownTo, repeat, shape } from '../svg.ts';

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
    sun(545, 400, 92, palette.glow, 0.6) +
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
    lightPath(random, 545, { top: 560, base: 900 }, palette.glow, 56) +
    ripples(random, { top: 566, base: 960, to: 900 }, 80, '#ffffff', 0.35) +
    sailboat(455, 640, 60, palette) +
    shape(
      flowDownTo(1010, [330, 1010], [520, 800], [760, 560], [1100, 400], [1640, 330]),
      downward([0, mix(palette.far, palette.ink, 0.2)], [1, palette.middle]),
    ) +
    village(random, {
      from: 700,
      to: 1640,
      level,
      rows: 5,
      size: 118,
      walls: white,
      roof: null,
      dark: blue,
      lit: palette.glow,
      litShare: 0.05,
      haze: palette.far,
    }) +
    church(1080, 470, 190, white[0], blue) +
    village(random, {
      from: 560,
      to: 1640,
      level: (x, row) => level(x, 0.55 + row * 0.3),
      rows: 2,
      size: 136,
      walls: white,
      roof: null,
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
      roof: null,
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
