import { type Ref, useState } from 'react';
import * as styles from './Picture.css.ts';

/** Props of {@link Picture}. */
export type PictureProps = {
  src: string;
  /** What it shows; empty when the words beside it say the same. */
  alt: string;
  /** Its own size in pixels, so that the page keeps the room for it. */
  width: number;
  height: number;
  srcSet?: string;
  sizes?: string;
  /** The address of a tiny copy, which is seen enlarged and soft until the picture covers it. */
  placeholder?: string;
  loading?: 'lazy' | 'eager';
  fetchPriority?: 'high' | 'low' | 'auto';
  /** The frame that it is cropped to; `natural` shows it whole. */
  ratio?: 'natural' | 'square' | 'landscape' | 'portrait' | 'wide' | 'panorama';
  /** The frame. */
  ref?: Ref<HTMLSpanElement>;
};

/** A picture in a frame that stands before it has loaded, and stays when it can't be loaded. */
export function Picture(props: PictureProps) {
  const { ratio = 'natural', loading = 'lazy', alt, src, placeholder, ref, ...image } = props;
  const [failedSrc, setFailedSrc] = useState<string>();
  return (
    <span className={styles.ratio[ratio]} ref={ref}>
      {failedSrc === src ? null : (
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
            />
          )}
          <img
            {...image}
            src={src}
            alt={alt}
            loading={loading}
            // What the page is waited for is painted with it; other pictures never hold a frame up.
            decoding={loading === 'eager' ? 'sync' : 'async'}
            className={ratio === 'natural' ? styles.natural : styles.cropped}
            onError={() => setFailedSrc(src)}
          />
        </>
      )}
    </span>
  );
}
