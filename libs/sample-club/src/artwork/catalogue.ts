import { palettes } from './palette.ts';
import type { Picture } from './picture.ts';
import { placePictures } from './placePictures.ts';
import { scenePictures } from './scenePictures.ts';

export type { Picture, PictureKind } from './picture.ts';

/** The size of every picture, in pixels. */
export const pictureSize = { width: 1600, height: 1000 } as const;

/** All pictures of the sample club, by name. A place's picture has the place's slug as its name. */
export const pictures = { ...placePictures, ...scenePictures } as const satisfies Record<
  string,
  Picture
>;

export type PictureName = keyof typeof pictures;

/** The names of all pictures, places first. */
export const pictureNames = Object.keys(pictures).filter(isPictureName);

function isPictureName(name: string): name is PictureName {
  return Object.hasOwn(pictures, name);
}

/** Returns the served path of a picture, relative to the site's root. */
export function picturePath(name: PictureName): string {
  return `/pictures/${name}.webp`;
}

/** Returns the color (`#rrggbb`) to show until a picture has loaded. */
export function dominantColor(name: PictureName): string {
  return palettes[pictures[name].palette].middle;
}
