import { palettes } from './palette.ts';
import type { Picture } from './picture.ts';
import { placePictures } from './placePictures.ts';
import { slugOf } from '../slug.ts';
import { scenePictures } from './scenePictures.ts';

export type { Picture, PictureKind } from './picture.ts';

/** The size of every scene, in pixels. */
export const pictureSize = { width: 1600, height: 1000 } as const;

/** The size of a cover, which has nothing so fine that it needs more. */
export const coverSize = { width: 1200, height: 750 } as const;

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

/** The name of a typographic cover. */
export type CoverName = `cover-${string}`;

/** Returns the name of the cover of a place or thing. */
export function coverName(title: string): CoverName {
  return `cover-${slugOf(title)}`;
}

/** Returns whether a name is that of a cover. */
export function isCoverName(name: PictureName | CoverName): name is CoverName {
  return name.startsWith('cover-');
}

/** Returns the served path of a picture, relative to the site's root. */
export function picturePath(name: PictureName | CoverName): string {
  return `/pictures/${name}.webp`;
}

/** Returns the color (`#rrggbb`) to show until a picture has loaded. */
export function dominantColor(name: PictureName): string {
  return palettes[pictures[name].palette].middle;
}
