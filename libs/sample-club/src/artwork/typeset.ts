import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as harfbuzz from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { characters } from './characters.ts';
import type { Paint } from './svg.ts';
import { round } from './svg.ts';

/** The club's typeface, upright or italic. */
type Slope = 'normal' | 'italic';

const WEIGHT = 420;

/** Opens the font that the app shows titles in, so that no picture depends on the fonts of a machine. */
async function openFont(slope: Slope) {
  const file = fileURLToPath(
    import.meta.resolve(
      `@fontsource-variable/newsreader/files/newsreader-latin-wght-${slope}.woff2`,
    ),
  );
  const plain = await subsetFont(readFileSync(file), characters, {
    targetFormat: 'truetype',
    variationAxes: { wght: WEIGHT },
  });
  const face = new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(plain)));
  return { font: new harfbuzz.Font(face), unit: face.upem };
}

const fonts = { normal: await openFont('normal'), italic: await openFont('italic') } as const;

/** How a line of text is set. */
export interface Setting {
  readonly slope?: Slope;
  /** The space after each letter, in em. */
  readonly spacing?: number;
}

interface Line {
  readonly outlines: readonly { readonly x: number; readonly path: string }[];
  /** In units of the font, without the space after the last letter. */
  readonly width: number;
  readonly unit: number;
}

function shapeLine(text: string, { slope = 'normal', spacing = 0 }: Setting): Line {
  const { font, unit } = fonts[slope];
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  harfbuzz.shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  let x = 0;
  const outlines = buffer.getGlyphInfos().map(({ codepoint }, index) => {
    const at = x;
    x += (positions[index]?.xAdvance ?? 0) + spacing * unit;
    return { x: at, path: font.glyphToPath(codepoint) };
  });
  return { outlines, width: x - spacing * unit, unit };
}

/** Returns the width of a line in em. */
function widthOf(text: string, setting: Setting = {}): number {
  const { width, unit } = shapeLine(text, setting);
  return width / unit;
}

/** Draws one line as outlines around `x`, its baseline at `y`. */
export function typeset(
  text: string,
  x: number,
  y: number,
  size: number,
  paint: Paint & string,
  setting: Setting = {},
): string {
  const { outlines, width, unit } = shapeLine(text, setting);
  const scale = size / unit;
  const glyphs = outlines
    .filter(({ path }) => path !== '')
    .map(({ x: at, path }) => `<path d="${path}" transform="translate(${round(at)} 0)"/>`)
    .join('');
  return `<g fill="${paint}" transform="translate(${round(x - (width * scale) / 2)} ${round(y)}) scale(${scale.toFixed(4)} ${(-scale).toFixed(4)})">${glyphs}</g>`;
}

/** The room of a title. */
interface Room {
  readonly width: number;
  readonly height: number;
  readonly most: number;
}

/** The distance of two baselines, in em. */
export const LEADING = 1.08;

/** Returns the lines of a title, at most three, that can be largest in a room, and their size. */
export function fitted(title: string, { width, height, most }: Room, setting: Setting = {}) {
  const words = title.split(' ');
  const count = words.length;
  const line = (from: number, to: number) => words.slice(from, to).join(' ');
  const breaks = [[line(0, count)]];
  for (let first = 1; first < count; first += 1) {
    breaks.push([line(0, first), line(first, count)]);
    for (let second = first + 1; second < count; second += 1) {
      breaks.push([line(0, first), line(first, second), line(second, count)]);
    }
  }
  return breaks
    .map((lines) => {
      const widest = Math.max(...lines.map((each) => widthOf(each, setting)));
      const size = Math.min(width / widest, height / (lines.length * LEADING), most);
      return { lines, size };
    })
    .reduce((best, next) => (next.size > best.size ? next : best));
}
