import { IMAGE_WIDTHS } from '@parlour/contract/values';

/** The path of the image proxy. */
export const PROXY_PATH = '/api/images/proxy';

/** For a browser that cannot choose among widths, in pixels. */
const DEFAULT_WIDTH = 960;

/** The URLs of one picture, for the attributes of an `img`. */
export interface PictureSources {
  readonly src: string;
  /** Every width but the placeholder's, each as `url 640w`. */
  readonly srcSet: string;
  /** A few hundred bytes, shown blurred until the picture is loaded. */
  readonly placeholder: string;
}

/**
 * Returns the image proxy's URLs of a picture in its default format and quality (core/pictures-1 to core/pictures-3).
 * @param url the original: a path of this site or a URL of another
 */
export function pictureSources(url: string): PictureSources {
  const baseUrl = `${PROXY_PATH}?url=${encodeURIComponent(url.toWellFormed())}&width=`;
  const [smallest, ...widths] = IMAGE_WIDTHS;
  return {
    src: baseUrl + DEFAULT_WIDTH,
    srcSet: widths.map((width) => `${baseUrl}${width} ${width}w`).join(),
    placeholder: baseUrl + smallest,
  };
}
