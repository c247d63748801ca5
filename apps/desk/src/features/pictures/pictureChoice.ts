import type { UploadedPictureQuery } from '@parlour/contract/staff';

/** Which pictures are shown, as the URL says it (`desk/pictures-1`). */
export interface PictureChoice {
  /** A part of a name or an alternative text; empty for all. */
  readonly search: string;
  /** Whether only those without an alternative text are shown. */
  readonly isWithoutText: boolean;
  /** The page after this place; empty for the first one. */
  readonly before: string;
}

/** All pictures, from the last uploaded one on. */
export const allPictures: PictureChoice = { search: '', isWithoutText: false, before: '' };

const LONGEST = 200;

/** Reads the choice from the URL. */
export function parsePictureChoice(parameters: URLSearchParams): PictureChoice {
  const text = (name: string) => (parameters.get(name) ?? '').trim().slice(0, LONGEST);
  return {
    search: text('search'),
    isWithoutText: parameters.get('filter') === 'without_text',
    before: text('before'),
  };
}

/** Returns the query of the call that reads the chosen pictures. It is also that of the URL. */
export function pictureQueryOf({
  search,
  isWithoutText,
  before,
}: PictureChoice): UploadedPictureQuery {
  return {
    ...(search === '' ? {} : { search }),
    ...(isWithoutText ? { filter: 'without_text' as const } : {}),
    ...(before === '' ? {} : { before }),
  };
}
