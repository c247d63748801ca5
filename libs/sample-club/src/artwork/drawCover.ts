import { mix, veil } from './color.ts';
import type { Cover, Motif } from './covers.ts';
import { fitted, LEADING, typeset, type Setting } from './typeset.ts';
import { palettes } from './palette.ts';
import type { Palette } from './palette.ts';
import { seededRandom } from './random.ts';
import type { Random } from './random.ts';
import {
  archPath,
  box,
  boxPath,
  downward,
  flow,
  flowDownTo,
  outward,
  ovalPath,
  repeat,
  shape,
  stroke,
} from './svg.ts';
import type { Point } from './svg.ts';

/** The inks of one cover. The letters are readable on the ground and on the field. */
interface Inks {
  /** The ground, from the top to the foot. */
  readonly top: string;
  readonly foot: string;
  readonly text: string;
  readonly line: string;
  /** What lies under the title, a little apart from the ground. */
  readonly field: string;
}

const night = ({ near, ink, light, accent, glow }: Palette): Inks => ({
  top: mix(near, ink, 0.25),
  foot: mix(ink, near, 0.2),
  text: mix(light, glow, 0.2),
  line: mix(accent, glow, 0.45),
  field: mix(near, ink, 0.55),
});

const paper = ({ light, low, ink, accent }: Palette): Inks => ({
  top: mix(light, '#ffffff', 0.25),
  foot: mix(light, low, 0.55),
  text: mix(ink, '#000000', 0.1),
  line: mix(accent, ink, 0.12),
  field: mix(light, '#ffffff', 0.6),
});

const cloth = ({ accent, ink, light, glow }: Palette): Inks => ({
  top: mix(accent, ink, 0.42),
  foot: mix(accent, ink, 0.68),
  text: mix(light, '#ffffff', 0.3),
  line: mix(glow, light, 0.3),
  field: mix(accent, ink, 0.6),
});

const MIDDLE = 800;

/** Draws what a kind of place or thing has around its name. */
const motifs: Readonly<Record<Motif, (inks: Inks, random: Random) => string>> = {
  // A plate.
  ring: ({ line, field }) =>
    shape(ovalPath(MIDDLE, 500, 470), field) +
    stroke(ovalPath(MIDDLE, 500, 470), line, 3) +
    stroke(ovalPath(MIDDLE, 500, 446), line, 1.5, { opacity: 0.7 }) +
    stroke(ovalPath(MIDDLE, 500, 600), line, 1.5, { opacity: 0.35 }),
  // A door.
  arch: ({ line, field, text }) =>
    repeat(3, (index) =>
      stroke(
        archPath(250 - index * 46, 40 - index * 46, 1100 + index * 92, 1010),
        line,
        index === 0 ? 4 : 1.5,
        { opacity: 1 - index * 0.3 },
      ),
    ) + shape(archPath(274, 64, 1052, 1010), downward([0, field], [1, mix(field, text, 0.06)])),
  // A picture on a wall.
  frame: ({ line, field }) =>
    box(180, 90, 1240, 820, field) +
    stroke(boxPath(180, 90, 1240, 820), line, 6) +
    stroke(boxPath(206, 116, 1188, 768), line, 1.5) +
    repeat(4, (corner) => {
      const [x, y] = [corner % 2 === 0 ? 206 : 1394, corner < 2 ? 116 : 884];
      return stroke(ovalPath(x, y, 22), line, 2);
    }),
  // Still water.
  ripples: ({ line, field }, random) => {
    const [x, y] = [random.between(560, 1040), random.between(760, 900)];
    return (
      shape(
        ovalPath(x, y, 1100, 420),
        outward([
          [0, field],
          [1, veil(field, 0)],
        ]),
      ) +
      repeat(9, (index) =>
        stroke(ovalPath(x, y, 90 + index * 130, 26 + index * 42), line, 2.2, {
          opacity: 0.75 - index * 0.075,
        }),
      )
    );
  },
  // The paper and the ribbon of a parcel.
  ribbon: ({ line, field }) =>
    repeat(17, (index) =>
      shape(`M${index * 100 - 20} -10h34v1020h-34Z`, veil(line, index % 2 === 0 ? 0.1 : 0.05)),
    ) +
    box(-10, 210, 1620, 580, field) +
    stroke('M-10 210H1610M-10 790H1610', line, 4) +
    stroke('M-10 226H1610M-10 774H1610', line, 1.5),
  // A road to hills under a sun.
  horizon: ({ line, field, foot }, random) => {
    const sunX = random.pick([330, 430, 1170, 1270]);
    const ridge = (y: number): Point[] =>
      Array.from({ length: 9 }, (_, index) => [index * 230 - 120, y - random.between(0, 110)]);
    const [far, near] = [ridge(800), ridge(910)];
    return (
      shape(ovalPath(sunX, 770, 130), line) +
      shape(flowDownTo(1010, ...far), mix(field, foot, 0.3)) +
      stroke(flow(...far), line, 2, { opacity: 0.6 }) +
      shape(flowDownTo(1010, ...near), foot) +
      stroke(flow(...near), line, 2)
    );
  },
};

/** Where a title has room on each motif: its middle, width and height. */
const rooms: Readonly<Record<Motif, { middle: number; width: number; height: number }>> = {
  ring: { middle: 480, width: 740, height: 430 },
  arch: { middle: 520, width: 820, height: 460 },
  frame: { middle: 480, width: 900, height: 480 },
  ripples: { middle: 400, width: 940, height: 460 },
  ribbon: { middle: 475, width: 940, height: 400 },
  horizon: { middle: 350, width: 940, height: 400 },
};

const grounds = [night, paper, cloth] as const;

/** Draws a typographic cover: the name of a place or thing, in the club's hand. */
export function drawCover(name: string, { title, line, motif, palette }: Cover): string {
  const random = seededRandom(name);
  const inks = random.pick(grounds)(palettes[palette]);
  const setting: Setting = { slope: random.chance(0.35) ? 'italic' : 'normal' };
  const { middle, width, height } = rooms[motif];
  const { lines, size } = fitted(title, { width, height, most: 190 }, setting);
  // The letters of a line reach from about 0.2 em below the baseline to 0.7 em above it.
  const first = middle + size * (0.26 - ((lines.length - 1) * LEADING) / 2);
  const last = first + (lines.length - 1) * LEADING * size;
  const below = last + size * 0.36 + 34;
  return (
    box(0, 0, 1600, 1000, downward([0, inks.top], [1, inks.foot])) +
    motifs[motif](inks, random) +
    lines
      .map((each, index) =>
        typeset(each, MIDDLE, first + index * LEADING * size, size, inks.text, setting),
      )
      .join('') +
    stroke(`M${MIDDLE - 44} ${below - 26}h88`, inks.line, 3) +
    typeset(line.toUpperCase(), MIDDLE, below + 34, 36, inks.text, { spacing: 0.2 })
  );
}
