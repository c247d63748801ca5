import { mix, veil } from '../color.ts';
import { rosette } from '../layers/foliage.ts';
import { curtain, opening, room } from '../layers/interior.ts';
import { hill } from '../layers/land.ts';
import { clouds, glow, mist, sky, stars, sun } from '../layers/sky.ts';
import { skyline } from '../layers/skyline.ts';
import { lightPath, ripples, water } from '../layers/water.ts';
import { sailboat } from '../layers/waterside.ts';
import type { Palette } from '../palette.ts';
import type { Random } from '../random.ts';
import type { Scene } from '../scene.ts';
import { across, box, corners, disc, downward, legs, oval, repeat, shape, stroke } from '../svg.ts';

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
