import { type ReactNode, type Ref, useState } from 'react';
import { type FocusPoint, placePicture } from '../../behavior/centeredCrop.ts';
import * as styles from './Picture.css.ts';

export type PictureProps = {
  /** The URL for browsers that choose none from `srcSet`. */
  src: string;
  /** The alternative text. Empty when the text beside the picture says the same. */
  alt: string;
  /** The intrinsic width in pixels. With the height it reserves the space on the page. */
  width: number;
  /** The intrinsic height in pixels. */
  height: number;
  /** The URLs for several widths, as in HTML. */
  srcSet?: string;
  /** How wide it is shown, as in HTML. It goes with `srcSet`. */
  sizes?: string;
  /** The URL of a tiny copy, shown enlarged and soft until the picture has loaded. */
  placeholder?: string;
  /** `eager` for pictures in the first view. */
  loading?: 'lazy' | 'eager';
  /** `high` for the largest picture in the first view. */
  fetchPriority?: 'high' | 'low' | 'auto';
  /** The aspect ratio of the crop. `natural` shows the whole picture. */
  ratio?: 'natural' | 'square' | 'landscape' | 'portrait' | 'wide' | 'panorama' | 'hero';
  /** What a crop has in its middle as far as the picture reaches. It counts from the hydration of a rendered page on. */
  focus?: FocusPoint | undefined;
  /** What fills the frame after a failed load. Without it the frame is empty then. */
  fallback?: ReactNode;
  /** The frame element. */
  ref?: Ref<HTMLSpanElement>;
};

/** A picture in a frame that keeps its size before loading and after a failed load. */
export function Picture(props: PictureProps) {
  const {
    ratio = 'natural',
    loading = 'lazy',
    alt,
    src,
    placeholder,
    focus,
    fallback,
    ref,
    ...image
  } = props;
  const place = (image: HTMLImageElement | null) => {
    if (image !== null) placePicture(image, focus);
  };
  const [failedSrc, setFailedSrc] = useState<string>();
  return (
    <span className={styles.ratio[ratio]} ref={ref}>
      {failedSrc === src ? (
        fallback
      ) : (
        <>
          {placeholder === undefined ? null : (
            <img
              width={image.width}
              height={image.height}
              src={placeholder}
              alt=""
              loading={loading}
              fetchPriority="low"
              className={styles.placeholder}
              ref={place}
              onLoad={({ currentTarget }) => place(currentTarget)}
            />
          )}
          <img
            {...image}
            src={src}
            alt={alt}
            loading={loading}
            // An eager picture is painted with the page. Others never delay a frame.
            decoding={loading === 'eager' ? 'sync' : 'async'}
            className={ratio === 'natural' ? styles.natural : styles.cropped}
            ref={place}
            onLoad={({ currentTarget }) => place(currentTarget)}
            onError={() => setFailedSrc(src)}
          />
        </>
      )}
    </span>
  );
}
