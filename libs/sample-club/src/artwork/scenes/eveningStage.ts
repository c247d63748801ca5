import { mix, veil } from '../color.ts';
import { curtain } from '../layers/interior.ts';
import { glow } from '../layers/sky.ts';
import type { Palette } from '../palette.ts';
import type { Scene } from '../scene.ts';
import {
  across,
  archPath,
  box,
  boxPath,
  corners,
  disc,
  downward,
  legs,
  oval,
  ovalPath,
  repeat,
  shape,
  stroke,
} from '../svg.ts';

/** Rows of heads and seat backs in the dark of the stalls. */
const stalls = (palette: Palette, seat: string) =>
  repeat(3, (row) =>
    repeat(13 - row * 2, (index) => {
      const gap = 1700 / (13 - row * 2);
      const x = -50 + gap * (index + 0.5);
      const y = 850 + row * 62;
      return shape(
        `M${x - gap * 0.44} 1010V${y + 20}Q${x} ${y - 34} ${x + gap * 0.44} ${y + 20}V1010Z`,
        downward([0, mix(seat, palette.ink, 0.25 + row * 0.2)], [1, palette.ink]),
      );
    }),
  );

export const concertHall: Scene = (palette) =>
  box(0, 0, 1600, 1000, downward([0, palette.ink], [1, palette.high])) +
  repeat(11, (index) => {
    const x = 250 + index * 100;
    const top = 90 + Math.abs(index - 5) * 34;
    return box(
      x,
      top,
      98,
      610 - top,
      across(
        [0, mix(palette.middle, palette.accent, 0.4)],
        [0.5, mix(palette.middle, palette.accent, 0.65)],
        [1, mix(palette.middle, palette.ink, 0.3)],
      ),
    );
  }) +
  repeat(13, (index) => {
    const x = 500 + index * 50;
    const tall = 330 - Math.abs(index - 6) * 26;
    return (
      box(x, 470 - tall, 36, tall, across([0, '#f0d8a0'], [0.4, '#c89a50'], [1, '#6a4420']), {
        corner: 12,
      }) + oval(x + 18, 430, 9, 14, palette.ink)
    );
  }) +
  box(240, 470, 1120, 20, mix(palette.accent, palette.glow, 0.3)) +
  [0, 1]
    .map((side) =>
      repeat(3, (tier) => {
        const y = 200 + tier * 150;
        const x = side === 0 ? -40 : 1330;
        return (
          shape(
            side === 0
              ? `M-20 ${y}Q200 ${y + 10} 300 ${y + 60}V${y + 110}Q200 ${y + 70} -20 ${y + 66}Z`
              : `M1620 ${y}Q1400 ${y + 10} 1300 ${y + 60}V${y + 110}Q1400 ${y + 70} 1620 ${y + 66}Z`,
            downward(
              [0, mix(palette.accent, palette.light, 0.3)],
              [1, mix(palette.accent, palette.ink, 0.5)],
            ),
          ) +
          glow(x + 150, y - 20, 130, palette.glow, 0.35) +
          box(side === 0 ? -20 : 1330, y + 110, 290, 40, veil(palette.ink, 0.4))
        );
      }),
    )
    .join('') +
  [440, 800, 1160]
    .map((x) =>
      shape(
        corners(
          [x - 20, 0],
          [x + 20, 0],
          [x + (800 - x) * 0.7 + 260, 740],
          [x + (800 - x) * 0.7 - 260, 740],
        ),
        downward([0, veil(palette.glow, 0.5)], [1, veil(palette.glow, 0)]),
      ),
    )
    .join('') +
  shape(
    'M120 700H1480L1620 830H-20Z',
    downward(
      [0, mix(palette.accent, palette.glow, 0.35)],
      [1, mix(palette.accent, palette.ink, 0.2)],
    ),
  ) +
  repeat(12, (index) =>
    stroke(legs([180 + index * 112, 702], [60 + index * 134, 828]), veil(palette.ink, 0.2), 3),
  ) +
  oval(800, 770, 440, 42, veil(palette.glow, 0.5)) +
  piano(800, 780, palette) +
  stalls(palette, '#8a2f2c');

/** A concert grand with its lid up, and the stool. */
const piano = (x: number, base: number, palette: Palette) =>
  oval(x, base + 8, 300, 20, veil(palette.ink, 0.5)) +
  [-220, 70, 230]
    .map((at) =>
      shape(
        corners(
          [x + at - 13, base - 130],
          [x + at + 13, base - 130],
          [x + at + 6, base],
          [x + at - 6, base],
        ),
        '#0c080a',
      ),
    )
    .join('') +
  shape(
    `M${x - 200} ${base - 200}Q${x - 60} ${base - 420} ${x + 250} ${base - 430}L${x + 262} ${base - 200}Z`,
    across([0, '#3a2a26'], [0.5, '#1a1012'], [1, '#0c080a']),
  ) +
  shape(
    `M${x - 180} ${base - 204}Q${x - 40} ${base - 396} ${x + 236} ${base - 412}L${x + 246} ${base - 204}Z`,
    across([0, '#e0a850'], [0.6, '#8a5a28'], [1, '#4a2c14']),
  ) +
  stroke(legs([x + 170, base - 204], [x + 210, base - 400]), '#0c080a', 6) +
  shape(
    `M${x - 280} ${base - 210}H${x + 270}Q${x + 290} ${base - 150} ${x + 256} ${base - 122}H${x - 280}Z`,
    downward([0, '#3a2c2a'], [0.4, '#140c0e'], [1, '#080406']),
  ) +
  box(x - 300, base - 186, 110, 22, '#fff8ea') +
  stroke(legs([x - 276, base - 226], [x - 196, base - 226], [x - 180, base - 290]), '#140c0e', 7) +
  box(x - 430, base - 110, 104, 22, '#140c0e', { corner: 8 }) +
  stroke(
    legs([x - 410, base - 90], [x - 416, base]) + legs([x - 346, base - 90], [x - 340, base]),
    '#140c0e',
    9,
  );

export const operaCurtain: Scene = (palette) => {
  const gold = across(
    [0, palette.accent],
    [0.5, mix(palette.accent, '#ffffff', 0.35)],
    [1, mix(palette.accent, palette.ink, 0.35)],
  );
  const swag = (x: number, width: number) =>
    repeat(5, (fold) =>
      shape(
        `M${x} ${100 + fold * 8}Q${x + width / 2} ${380 - fold * 52} ${x + width} ${100 + fold * 8}L${x + width} 60H${x}Z`,
        downward(
          [0, mix(palette.middle, palette.ink, 0.4)],
          [1, mix(palette.low, palette.glow, fold % 2 === 0 ? 0.04 : 0.2)],
        ),
      ),
    ) +
    stroke(`M${x} 102Q${x + width / 2} 386 ${x + width} 102`, palette.accent, 14) +
    repeat(15, (index) => {
      const t = (index + 0.5) / 15;
      return stroke(
        legs([x + width * t, 104 + 560 * t * (1 - t)], [x + width * t, 140 + 560 * t * (1 - t)]),
        mix(palette.accent, '#ffffff', 0.25),
        5,
      );
    });
  return (
    box(0, 0, 1600, 1000, palette.ink) +
    curtain(180, 60, 1240, 830, palette.low, 22) +
    glow(800, 850, 860, palette.glow, 0.5) +
    shape(boxPath(180, 770, 1240, 26), palette.accent, { opacity: 0.9 }) +
    stroke(
      repeat(90, (index) => legs([187 + index * 13.8, 796], [187 + index * 13.8, 832])),
      mix(palette.accent, '#ffffff', 0.2),
      5,
    ) +
    [180, 490, 800, 1110].map((x) => swag(x, 310)).join('') +
    [180, 490, 800, 1110, 1420]
      .map(
        (x) =>
          stroke(legs([x, 70], [x, 260]), palette.accent, 9) +
          disc(x, 266, 17, palette.accent) +
          stroke(
            legs([x - 9, 276], [x - 13, 320]) +
              legs([x, 278], [x, 326]) +
              legs([x + 9, 276], [x + 13, 320]),
            palette.accent,
            6,
          ),
      )
      .join('') +
    box(0, 0, 1600, 74, gold) +
    repeat(
      32,
      (index) =>
        disc(25 + index * 50, 37, 13, mix(palette.accent, palette.ink, 0.3)) +
        disc(25 + index * 50, 35, 8, palette.glow),
    ) +
    [60, 1420]
      .map(
        (x) =>
          box(x, 0, 120, 900, gold) +
          repeat(4, (flute) => box(x + 18 + flute * 24, 110, 8, 700, veil(palette.ink, 0.28))) +
          box(x - 14, 70, 148, 34, mix(palette.accent, '#ffffff', 0.3)) +
          box(x - 14, 840, 148, 60, mix(palette.accent, palette.ink, 0.2)),
      )
      .join('') +
    box(-10, 0, 72, 1000, palette.near) +
    box(1540, 0, 72, 1000, palette.near) +
    box(-10, 836, 1620, 44, downward([0, '#8a5a30'], [1, '#3a2010'])) +
    repeat(
      15,
      (index) =>
        glow(120 + index * 97, 884, 110, palette.glow, 0.55) +
        shape(archPath(94 + index * 97, 862, 52, 900), palette.accent),
    ) +
    box(-10, 898, 1620, 120, downward([0, palette.near], [1, palette.ink])) +
    repeat(12, (index) =>
      shape(
        ovalPath(66 + index * 134, 968, 46, 54) + boxPath(-8 + index * 134, 1000, 150, 20),
        palette.ink,
      ),
    )
  );
};
