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

/** The outcome of an order. It has a reason for a bad picture, a failure text for the machine's error, or neither. */
export interface OrderOutcome {
  readonly number: number;
  readonly reason?: OpenErrorReason;
  readonly failure?: string;
}
