import { ClubPicture } from '@parlour/app/pictures';
import { lazyOrNothing, mayPrefetch } from '@parlour/app/routing';
import type { ContentPicture } from '@parlour/contract';
import {
  ChevronLeftIcon,
  ChevronRightIcon,
  ExpandIcon,
  IconButton,
  useSnapStrip,
} from '@parlour/ui';
import { Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import * as frameStyles from './DetailPictures.css.ts';
import { describedPicture } from './describedPicture.ts';
import * as styles from './Gallery.css.ts';

const GalleryViewer = lazyOrNothing(
  async () => (await import('./GalleryViewer.tsx')).GalleryViewer,
);

export type GalleryProps = {
  /** The name of what the pictures show. */
  name: string;
  /** All pictures, the page's first picture first. */
  pictures: readonly ContentPicture[];
  /** The strip with the first picture, which gets the others. */
  strip: HTMLElement;
};

/** The further pictures of a detail page: in the strip, by buttons, keys and swipe, and on the full screen (web/components/gallery-2, web/components/gallery-3). */
export function Gallery({ name, pictures, strip }: GalleryProps) {
  const [current, setCurrent] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const isFirstLoaded = useFirstLoaded(strip);
  const loadsAhead = isFirstLoaded && mayPrefetch();
  const count = pictures.length;
  const { onPrevious, onNext, onKeyDown } = useSnapStrip({
    strip,
    count,
    current,
    onMove: setCurrent,
  });
  const further = pictures.slice(1).map((picture, index) => ({ picture, place: index + 1 }));
  return (
    <>
      {createPortal(
        further.map(({ picture, place }) => (
          <div
            key={picture.imageUrl}
            className={frameStyles.part}
            role="group"
            aria-label={`Picture ${place + 1} of ${count}`}
          >
            <FurtherPicture
              picture={picture}
              name={name}
              isNear={Math.abs(place - current) <= (loadsAhead ? 1 : 0)}
            />
          </div>
        )),
        strip,
      )}
      <div
        className={styles.controls}
        role="group"
        aria-label="Show pictures"
        onKeyDown={onKeyDown}
      >
        <IconButton label="Previous picture" icon={<ChevronLeftIcon />} onClick={onPrevious} />
        <p role="status" className={styles.count}>
          {current + 1} of {count}
        </p>
        <IconButton label="Next picture" icon={<ChevronRightIcon />} onClick={onNext} />
        <IconButton label="Full screen" icon={<ExpandIcon />} onClick={() => setIsOpen(true)} />
      </div>
      {isOpen ? (
        <Suspense>
          <GalleryViewer
            name={name}
            pictures={pictures}
            current={current}
            loadsAhead={loadsAhead}
            onMove={setCurrent}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

type FurtherPictureProps = {
  picture: ContentPicture;
  /** The name of what it shows. */
  name: string;
  /** Whether it is shown, or may be next. */
  isNear: boolean;
};

/** A picture that is loaded once it has come near. */
function FurtherPicture({ picture, name, isNear }: FurtherPictureProps) {
  const [wasNear, setWasNear] = useState(isNear);
  if (isNear && !wasNear) setWasNear(true);
  const shown = describedPicture(picture, name);
  return wasNear ? (
    <ClubPicture src={picture.imageUrl} shown={shown} kind="detail" ratio="landscape" />
  ) : (
    <span className={styles.frame} role="img" aria-label={shown.alternativeText} />
  );
}

/** Whether the page's first picture is there, so that others may load. */
function useFirstLoaded(strip: HTMLElement): boolean {
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => {
    const images = [...strip.querySelectorAll('img')];
    const listeners = new AbortController();
    const check = () => {
      if (images.every(({ complete }) => complete)) setIsLoaded(true);
    };
    for (const image of images) {
      for (const type of ['load', 'error']) {
        image.addEventListener(type, check, { signal: listeners.signal });
      }
    }
    check();
    return () => listeners.abort();
  }, [strip]);
  return isLoaded;
}
