import type { PictureFault } from '../refusals.ts';

/** A picture to make: read from one file, written to another. Sizes are pixels, quality is from 1 to 100. */
export interface PictureOrder {
  readonly from: string;
  readonly to: string;
  readonly format: 'webp' | 'avif' | 'jpeg' | 'png';
  readonly quality: number;
  readonly width: number;
  readonly height: number;
}

/** Why a picture can't be made of a file. */
export type OpenFault = Extract<PictureFault, 'tooManyPixels' | 'notAPicture' | 'damaged'>;

/** An order on its way to the process. */
export interface NumberedOrder {
  readonly number: number;
  readonly order: PictureOrder;
}

/** What came of an order: nothing where it was made, a fault of the picture, or one of the machine in words. */
export interface OrderOutcome {
  readonly number: number;
  readonly fault?: OpenFault;
  readonly failure?: string;
}
