import { pictureIdOf, pictureUrlOf } from '@parlour/contract/staff';

/** The folder of uploaded pictures in the file store. */
export const PICTURES_FOLDER = 'pictures';

const EXTENSIONS = ['jpg', 'webp'] as const;
/** The ending of a stored picture's name. */
export type PictureExtension = (typeof EXTENSIONS)[number];

const mediaTypes: Readonly<Record<string, string>> = { jpg: 'image/jpeg', webp: 'image/webp' };

/** What a URL below `/pictures/uploads/` names: a picture as it is now, or one file of it. */
export interface UploadName {
  readonly id: string;
  /** The file's name in the store. Null for the picture as it is now. */
  readonly file: string | null;
}

/**
 * Returns the name in the store of a picture's file.
 *
 * It has a part of the hash of its content, so that the URL of a replaced picture is new to every cache. It has the id too,
 * so that no two pictures share a file that the removal of one would take from the other.
 */
export function storedPictureName(id: string, hash: string, extension: PictureExtension): string {
  return `${PICTURES_FOLDER}/${id}-${hash.slice(0, 16)}.${extension}`;
}

/** Returns the URL of a stored file, which never shows anything else. */
export function pictureFileUrl(id: string, file: string): string {
  return pictureUrlOf(id) + file.slice(`${PICTURES_FOLDER}/${id}`.length);
}

/** Parses a path such as `/pictures/uploads/ID-HASH.jpg`. Undefined for any other, so that no name leads out of the folder. */
export function parseUploadPath(path: string): UploadName | undefined {
  const id = pictureIdOf(path);
  if (id === null) return undefined;
  const rest = path.slice(pictureUrlOf(id).length);
  if (rest === '') return { id, file: null };
  return /^-[0-9a-f]{16}\.(?:jpg|webp)$/.test(rest)
    ? { id, file: `${PICTURES_FOLDER}/${id}${rest}` }
    : undefined;
}

/** Returns the media type of a stored file. */
export function pictureMediaType(file: string): string {
  return mediaTypes[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}
