import { isCoverName, pictureNames, pictures, pictureSize } from './catalogue.ts';
import type { CoverName, PictureName } from './catalogue.ts';
import { covers } from './covers.ts';
import { drawCover } from './drawCover.ts';
import { palettes } from './palette.ts';
import type { Palette } from './palette.ts';
import { seededRandom } from './random.ts';
import { scenes } from './scenes/index.ts';

/** Draws a picture as a complete SVG document of `pictureSize`. The same name always gives the same text. */
export function drawPicture(name: PictureName | CoverName): string {
  return sheet(isCoverName(name) ? drawNamed(name) : drawScene(name));
}

/** The names of all pictures and covers. */
export const drawnNames: readonly (PictureName | CoverName)[] = [...pictureNames, ...covers.keys()];

/** @throws Error for a cover that no vendor or gift has: a mistake in the rows */
function drawNamed(name: CoverName): string {
  const cover = covers.get(name);
  if (cover === undefined) throw new Error(`Nothing of the sample club has the cover ${name}.`);
  return drawCover(name, cover);
}

function drawScene(name: PictureName): string {
  const palette = palettes[pictures[name].palette];
  const { width, height } = pictureSize;
  const background = `<rect width="${width}" height="${height}" fill="${palette.low}"/>`;
  return background + scenes[name](palette, seededRandom(name)) + paper(palette);
}

function sheet(content: string): string {
  const { width, height } = pictureSize;
  const { definitions, markup } = hoistDefinitions(content);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${definitions}</defs>${markup}</svg>`;
}

/** Makes the sheet look printed: slightly darker corners, and a fine grain over all inks. */
function paper(palette: Palette): string {
  return (
    `<defs><radialGradient id="corners" cx="0.5" cy="0.46" r="0.78"><stop offset="0.62" stop-color="${palette.ink}" stop-opacity="0"/><stop offset="1" stop-color="${palette.ink}" stop-opacity="0.26"/></radialGradient></defs>` +
    '<defs><filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="0.55" numOctaves="2" seed="7"/><feColorMatrix values="0 0 0 0 1  0 0 0 0 0.97  0 0 0 0 0.9  1.5 0 0 0 -0.72"/></filter></defs>' +
    '<rect width="1600" height="1000" fill="url(#corners)"/><rect width="1600" height="1000" filter="url(#grain)" opacity="0.16"/>'
  );
}

/** Moves the definitions of all shapes to the head of the document, without duplicates. */
function hoistDefinitions(markup: string): { definitions: string; markup: string } {
  const definitions = new Set<string>();
  const rest = markup.replaceAll(/<defs>(.*?)<\/defs>/g, (_, definition: string) => {
    definitions.add(definition);
    return '';
  });
  return { definitions: [...definitions].join(''), markup: rest };
}
