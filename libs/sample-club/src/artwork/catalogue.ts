import { palettes } from './palette.ts';
import type { Picture } from './picture.ts';
import { placePictures } from './place-pictures.ts';
import { scenePictures } from './scene-pictures.ts';

export type { Picture, PictureKind } from './picture.ts';

/** Every picture has this size in pixels. */
export const pictureSize = { width: 1600, height: 1000 } as const;

/** Every picture of the sample club, by name. A place's picture carries the place's slug. */
export const pictures = { ...placePictures, ...scenePictures } as const satisfies Record<
  string,
  Picture
>;

export type PictureName = keyof typeof pictures;

/** Every picture's name, places first. */
export const pictureNames = Object.keys(pictures).filter(isPictureName);

function isPictureName(name: string): name is PictureName {
  return Object.hasOwn(pictures, name);
}

/** The path at which a picture is served, relative to the site's root. */
export function picturePath(name: PictureName): string {
  return `/pictures/${name}.webp`;
}

/** The color (`#rrggbb`) to show in a picture's place until it has loaded. */
export function dominantColor(name: PictureName): string {
  return palettes[pictures[name].palette].middle;
}
