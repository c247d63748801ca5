import { IMAGE_WIDTHS } from '@parlour/contract';

/** Where the image proxy answers (spec section 7). */
const PROXY = '/api/images/proxy';

/** For a browser that can't choose among widths, in pixels. */
const PLAIN_WIDTH = 960;

/** The addresses of one picture, for the attributes of an `img`. */
export interface PictureSources {
  readonly src: string;
  /** Every width but the placeholder's, each as `address 640w`. */
  readonly srcSet: string;
  /** A few hundred bytes, to be shown softly until the picture has come. */
  readonly placeholder: string;
}

/**
 * Where the image proxy has a picture (spec sections 7 and 9), in its default format and quality, which are left out.
 * @param url where the club keeps it: a path of this site or another site's address
 */
export function pictureSources(url: string): PictureSources {
  const address = `${PROXY}?url=${encodeURIComponent(url.toWellFormed())}&width=`;
  const [smallest, ...widths] = IMAGE_WIDTHS;
  return {
    src: address + PLAIN_WIDTH,
    srcSet: widths.map((width) => `${address}${width} ${width}w`).join(),
    placeholder: address + smallest,
  };
}
