import type { PictureErrorReason } from '../pictureError.ts';

/** An order to convert one file to another. Sizes are in pixels, quality is from 1 to 100. */
export interface PictureOrder {
  readonly from: string;
  readonly to: string;
  readonly format: 'webp' | 'avif' | 'jpeg' | 'png';
  readonly quality: number;
  readonly width: number;
  readonly height: number;
  /** Whether the picture is cut, and enlarged where it is smaller, to have exactly this size. */
  readonly isCropped?: boolean;
  /** Whether a picture with transparent parts is made WebP, whatever the format. */
  readonly keepsTransparency?: boolean;
  /** What a crop keeps in its middle as far as it can, in percent from the left and the top. By default the middle. */
  readonly focus?: { readonly x: number; readonly y: number };
}

/** What was made of a picture. Sizes are in pixels. */
export interface MadePicture {
  readonly format: PictureOrder['format'];
  readonly width: number;
  readonly height: number;
}

/** Why a file cannot be converted. */
export type OpenErrorReason = Extract<
  PictureErrorReason,
  'tooManyPixels' | 'notAPicture' | 'damaged'
>;

/** An order as sent to the process. */
export interface NumberedOrder {
  readonly number: number;
  readonly order: PictureOrder;
}

/** The outcome of an order: what was made, a reason for a bad picture, or a failure text for the machine's error. */
export interface OrderOutcome {
  readonly number: number;
  readonly made?: MadePicture;
  readonly reason?: OpenErrorReason;
  readonly failure?: string;
}
