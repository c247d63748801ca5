import { pictures, pictureSize } from './catalogue.ts';
import type { PictureName } from './catalogue.ts';
import { palettes } from './palette.ts';
import type { Palette } from './palette.ts';
import { seededRandom } from './random.ts';
import { scenes } from './scenes/index.ts';

/** Draws a picture as a complete SVG document of `pictureSize`. The same name always gives the same text. */
export function drawPicture(name: PictureName): string {
  const palette = palettes[pictures[name].palette];
  const { width, height } = pictureSize;
  const background = `<rect width="${width}" height="${height}" fill="${palette.low}"/>`;
  const scene = background + scenes[name](palette, seededRandom(name)) + paper(palette);
  const { definitions, markup } = hoistDefinitions(scene);
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
