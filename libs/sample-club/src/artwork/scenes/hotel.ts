import { mix, veil } from '../color.ts';
import { cornice, mansard, panes, wall } from '../layers/buildings.ts';
import { chandelier, column, opening, room } from '../layers/interior.ts';
import { glow, sky, stars, streaks } from '../layers/sky.ts';
import { awning, lamp } from '../layers/street.ts';
import { candle } from '../layers/tableware.ts';
import type { Scene } from '../scene.ts';
import {
  across,
  archPath,
  box,
  corners,
  downward,
  legs,
  oval,
  repeat,
  shape,
  stroke,
} from '../svg.ts';

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
