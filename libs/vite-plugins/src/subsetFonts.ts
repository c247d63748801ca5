import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** One weight, or the retained range of the weight axis. */
type Weights = { readonly wght: number | { readonly min: number; readonly max: number } };

/** The fonts of the design system with the weights in use. Titles have one weight. */
const fonts: Readonly<Record<string, Weights>> = {
  '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2': { wght: 400 },
  '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2': {
    wght: { min: 400, max: 600 },
  },
};

/** Basic Latin, Latin-1, general punctuation and the currency signs of prices. */
const ranges: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x0152, 0x0153],
  [0x2009, 0x2027],
  [0x202f, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2212, 0x2212],
];
const characters = ranges
  .flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  )
  .join('');

const subset = async (name: string, folder: string): Promise<string> => {
  const file = fileURLToPath(import.meta.resolve(name));
  const subsetBytes = await subsetFont(await readFile(file), characters, {
    targetFormat: 'woff2',
    variationAxes: fonts[name],
  });
  const target = `${folder}/${name.split('/').at(-1) ?? name}`;
  await writeFile(target, subsetBytes);
  return target;
};

/**
 * Reduces the fonts to the characters and weights in use. This halves the bytes before the first paint.
 * @param folder holds the smaller fonts
 */
export function subsetFonts(folder: string): Plugin {
  return {
    name: 'parlour:subset-fonts',
    apply: 'build',
    async config() {
      await mkdir(folder, { recursive: true });
      const alias = await Promise.all(
        Object.keys(fonts).map(async (find) => ({ find, replacement: await subset(find, folder) })),
      );
      return { resolve: { alias } };
    },
  };
}
