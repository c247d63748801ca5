import { mix, veil } from '../color.ts';
import { hill, range } from '../layers/land.ts';
import { birds, clouds, glow, mist, sky, stars, streaks, sun } from '../layers/sky.ts';
import { village } from '../layers/village.ts';
import { lightPath, ripples, water } from '../layers/water.ts';
import type { Palette } from '../palette.ts';
import type { Scene } from '../scene.ts';
import {
  across,
  boxPath,
  corners,
  disc,
  downward,
  legs,
  mirrored,
  oval,
  ovalPath,
  placed,
  repeat,
  shape,
  stroke,
} from '../svg.ts';

export const yachtBay: Scene = (palette, random) => {
  const shore =
    range(
      random,
      [
        [-20, 560],
        [200, 430],
        [420, 500],
        [640, 420],
        [900, 540],
        [1100, 470],
        [1330, 380],
        [1640, 480],
      ],
      palette.far,
      palette.low,
      650,
    ) +
    mist(480, 650, palette.low, 0.5) +
    hill(
      [
        [-20, 570],
        [260, 590],
        [520, 640],
        [640, 652],
      ],
      palette.near,
      mix(palette.near, palette.middle, 0.5),
      654,
    ) +
    hill(
      [
        [1100, 652],
        [1280, 610],
        [1480, 580],
        [1640, 570],
      ],
      palette.near,
      mix(palette.near, palette.middle, 0.5),
      654,
    ) +
    repeat(36, (index) =>
      disc(
        index < 18 ? 10 + index * 28 : 1150 + (index - 18) * 25,
        622 + random.between(-16, 20),
        3.4,
        palette.glow,
      ),
    );
  const boat = yacht(palette);
  return (
    sky(palette, 650) +
    stars(random, 200, 420, palette.light) +
    sun(1080, 230, 62, palette.glow, 0.5) +
    streaks(random, 10, 260, 560, palette.low) +
    shore +
    water(650, mix(palette.low, palette.middle, 0.55), palette.near) +
    mirrored(shore, 652, 0.3, 0.5) +
    lightPath(random, 1080, { top: 656, base: 1000 }, palette.glow, 56) +
    ripples(random, { top: 664, base: 1000 }, 110, palette.light, 0.25) +
    placed(mirrored(boat, 20, 0.26, 0.55) + boat, 640, 810, 1.35)
  );
};

/** A motor yacht of classic lines with lit saloons. */
const yacht = (palette: Palette) =>
  glow(-20, -80, 330, palette.glow, 0.4) +
  stroke(legs([-60, -190], [-50, -270]) + legs([-80, -230], [-26, -236]), palette.light, 5) +
  shape('M-130 -150L-90 -196H30L70 -150Z', mix(palette.light, palette.middle, 0.15)) +
  shape('M-84 -184H20L42 -160H-104Z', palette.glow) +
  shape('M-250 -96L-216 -150H110L190 -96Z', palette.light) +
  shape(
    repeat(7, (index) => boxPath(-196 + index * 44, -138, 34, 26)),
    palette.glow,
  ) +
  shape('M-320 -52L-296 -98H230L330 -56Z', '#ffffff') +
  shape(
    repeat(11, (index) => boxPath(-268 + index * 44, -88, 32, 20)),
    palette.glow,
  ) +
  shape(
    'M-360 -56Q0 -40 400 -84Q360 -10 310 18H-320Q-356 -10 -360 -56Z',
    downward(
      [0, '#ffffff'],
      [0.5, palette.light],
      [0.52, mix(palette.near, palette.ink, 0.3)],
      [1, palette.ink],
    ),
  ) +
  stroke('M-356 -50Q0 -34 392 -76', palette.accent, 5) +
  shape(
    repeat(9, (index) => ovalPath(-230 + index * 54, -20, 6)),
    palette.near,
  );

export const woodenLaunch: Scene = (palette, random) => {
  const mountains =
    range(
      random,
      [
        [-20, 420],
        [220, 240],
        [480, 370],
        [700, 200],
        [960, 340],
        [1230, 160],
        [1640, 380],
      ],
      palette.far,
      palette.low,
      600,
    ) +
    mist(330, 600, palette.low, 0.5) +
    range(
      random,
      [
        [-20, 470],
        [200, 420],
        [420, 540],
        [560, 600],
      ],
      palette.middle,
      mix(palette.middle, palette.low, 0.5),
      604,
    ) +
    range(
      random,
      [
        [960, 600],
        [1200, 500],
        [1420, 400],
        [1640, 360],
      ],
      palette.middle,
      mix(palette.middle, palette.low, 0.5),
      604,
    ) +
    village(random, {
      from: 1180,
      to: 1560,
      level: (_, row) => 570 + row * 26,
      rows: 2,
      size: 40,
      walls: [palette.light, palette.accent, mix(palette.accent, palette.light, 0.6)],
      roof: palette.accent,
      dark: palette.near,
      lit: palette.glow,
      litShare: 0.2,
      haze: palette.low,
    });
  return (
    sky(palette, 600) +
    sun(420, 230, 78, palette.glow, 0.6) +
    clouds(random, 5, 80, 240, '#ffffff') +
    mountains +
    water(600, mix(palette.low, palette.far, 0.4), palette.near) +
    mirrored(mountains, 602, 0.36, 0.6) +
    lightPath(random, 420, { top: 604, base: 1000 }, palette.glow, 50) +
    ripples(random, { top: 612, base: 1000 }, 110, palette.light, 0.34) +
    shape('M-20 960Q300 880 620 868L640 880Q330 910 -20 1010Z', veil('#ffffff', 0.55)) +
    shape('M260 1010Q500 920 700 884L720 892Q580 950 480 1010Z', veil('#ffffff', 0.4)) +
    launch(palette) +
    birds(random, 900, 240, 5, palette.ink)
  );
};

/** A varnished runabout at speed. */
const launch = (palette: Palette) =>
  placed(
    oval(0, 34, 380, 18, veil(palette.ink, 0.35)) +
      shape(
        'M-300 -60Q-60 -84 140 -76Q300 -70 400 -96Q340 0 240 34H-280Q-320 10 -300 -60Z',
        downward([0, '#a85a2c'], [0.45, '#7a3818'], [0.7, '#4a1f10'], [1, palette.ink]),
      ) +
      shape(
        'M-300 -60Q-60 -84 140 -76Q300 -70 400 -96Q300 -112 150 -98Q-80 -98 -296 -78Z',
        across([0, '#d8964a'], [1, '#b8682c']),
      ) +
      stroke('M-60 -86Q140 -92 370 -98M-40 -92Q150 -96 340 -102', veil('#fff0d0', 0.6), 3) +
      shape('M-180 -82Q-176 -120 -120 -118H-30L-10 -84Z', palette.light) +
      shape('M-150 -84Q-146 -104 -116 -104H-60L-46 -84Z', palette.accent) +
      shape('M0 -88L50 -150L66 -150L40 -88Z', veil('#dff0f4', 0.8)) +
      stroke(legs([0, -88], [52, -152]), '#e8e0d0', 5) +
      stroke('M-300 -30Q60 -44 372 -62', '#e8d8b0', 5) +
      stroke(legs([-290, -80], [-310, -150]), '#e8e0d0', 4) +
      shape(corners([-310, -150], [-370, -138], [-306, -122]), palette.accent) +
      shape('M240 34Q330 20 380 30Q430 20 460 40Q360 56 240 44Z', '#ffffff'),
    760,
    850,
    1.25,
  );
