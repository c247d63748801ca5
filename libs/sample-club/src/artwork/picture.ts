import type { PaletteName } from './palette.ts';

/** What a picture is of: a place of the club, or a kind of scene for vendors, benefits, events and gifts. */
export type PictureKind =
  | 'place'
  | 'dining'
  | 'hotel'
  | 'culture'
  | 'wellness'
  | 'shopping'
  | 'travel'
  | 'evening'
  | 'country'
  | 'gift'
  | 'sport';

/** What the catalogue tells of a picture. */
export interface Picture {
  readonly kind: PictureKind;
  /** What is to be seen, as a sentence fragment without a full stop. */
  readonly alt: string;
  readonly palette: PaletteName;
}
