import { mix, veil } from '../color.ts';
import { panes, wall } from '../layers/buildings.ts';
import { hill, rolling } from '../layers/land.ts';
import { belfry } from '../layers/landmarks.ts';
import { dome } from '../layers/monuments.ts';
import { birds, clouds, mist, sky, streaks, sun } from '../layers/sky.ts';
import { awning } from '../layers/street.ts';
import { cypress, umbrellaPine } from '../layers/trees.ts';
import { village } from '../layers/village.ts';
import { lightPath, water } from '../layers/water.ts';
import type { Palette } from '../palette.ts';
import type { Scene } from '../scene.ts';
import { across, box, corners, disc, downward, legs, oval, repeat, shape, stroke } from '../svg.ts';

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
    sun(1050, 400, 130, palette.glow) +
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
