import { useState } from 'react';
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
  loading?: 'lazy' | 'eager';
  fetchPriority?: 'high' | 'low' | 'auto';
  /** The frame that it is cropped to; `natural` shows it whole. */
  ratio?: 'natural' | 'square' | 'landscape' | 'portrait' | 'wide' | 'panorama';
};

/** A picture in a frame that stands before it has loaded, and stays when it can't be loaded. */
export function Picture({ ratio = 'natural', loading = 'lazy', alt, src, ...image }: PictureProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  return (
    <span className={styles.ratio[ratio]}>
      {failedSrc === src ? null : (
        <img
          {...image}
          src={src}
          alt={alt}
          loading={loading}
          decoding="async"
          className={ratio === 'natural' ? styles.natural : styles.cropped}
          onError={() => setFailedSrc(src)}
        />
      )}
    </span>
  );
}
