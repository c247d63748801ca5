import { HOVER_PRELOAD_DELAY } from '@parlour/core';
import { InitialCover, Skeleton } from '@parlour/ui';
import { createContext, use, useCallback } from 'react';
import { mayPrefetch } from '../routing/mayPrefetch.ts';
import { ClubPicture, type ClubPictureProps } from './ClubPicture.tsx';
import { preloadPicture } from './preloadPicture.ts';

/** Whether card pictures may load. A page delays them while its large picture is loading. */
export const PicturesMayLoad = createContext(true);

export type CardPictureProps = Pick<ClubPictureProps, 'shown' | 'isFirst' | 'sizes'> & {
  /** The picture's URL at its source; null for none. */
  src: string | null;
  /** The name on the card, whose initial replaces a missing picture (`PC9`). */
  name: string;
  /** The ratio that the picture is cut to. */
  ratio: 'landscape' | 'portrait';
};

/**
 * A card's picture, a skeleton until it may load, or without one the initial of the name in its size.
 * Hovering or focusing the card preloads the large picture of its page (`PC4`).
 */
export function CardPicture({ src, name, shown, ratio, sizes, isFirst = false }: CardPictureProps) {
  // Destinations alone have portraits, and a picture across their page.
  const large = ratio === 'portrait' ? 'hero' : 'detail';
  const preloadLargePicture = useCallback(
    (frame: HTMLElement | null) => {
      const card = frame?.closest('article');
      return card && src !== null
        ? onIntent(card, () => preloadPicture(src, large, 'low'))
        : undefined;
    },
    [src, large],
  );
  if (src === null) return <InitialCover name={name} ratio={ratio} />;
  return use(PicturesMayLoad) ? (
    <ClubPicture
      src={src}
      shown={shown}
      kind="card"
      ratio={ratio}
      sizes={sizes}
      isFirst={isFirst}
      ref={preloadLargePicture}
    />
  ) : (
    <Skeleton shape={ratio === 'portrait' ? 'portrait' : 'picture'} />
  );
}

/** Whether an event is a mouse entering or keyboard focus. A touch already opens the page. */
const isIntentStart = (event: Event, element: Element): boolean =>
  event instanceof PointerEvent
    ? event.type === 'pointerenter' && event.pointerType !== 'touch'
    : event.type === 'focusin' && element.querySelector(':focus-visible') !== null;

/**
 * Calls `load` once after the pointer or keyboard focus has rested on an element (`PC4`).
 * @returns stops watching
 */
function onIntent(element: Element, load: () => void): () => void {
  let timer = 0;
  const listeners = new AbortController();
  const stop = () => {
    window.clearTimeout(timer);
    listeners.abort();
  };
  const handleEvent = (event: Event) => {
    window.clearTimeout(timer);
    if (!isIntentStart(event, element) || !mayPrefetch()) return;
    timer = window.setTimeout(() => {
      stop();
      load();
    }, HOVER_PRELOAD_DELAY);
  };
  for (const type of ['pointerenter', 'pointerleave', 'focusin', 'focusout']) {
    element.addEventListener(type, handleEvent, { signal: listeners.signal });
  }
  return stop;
}
