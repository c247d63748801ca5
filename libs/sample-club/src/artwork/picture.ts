import type { PaletteName } from './palette.ts';

/** The subject of a picture: a place of the club, or a kind of scene for vendors, benefits, events and gifts. */
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

/** The catalogue entry of a picture. */
export interface Picture {
  readonly kind: PictureKind;
  /** The alternative text, a sentence fragment without a full stop. */
  readonly alt: string;
  readonly palette: PaletteName;
}
