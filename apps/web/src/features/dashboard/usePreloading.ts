import { preloadPicture } from '@parlour/app/pictures';
import { mayPrefetch } from '@parlour/app/routing';
import { startTransition, useEffect, useState } from 'react';

/** Time to decode and paint a loaded picture before others are requested, in milliseconds. */
const PAINT_TIME = 100;

/**
 * Waits for the carousel's first picture, which is already on the page, and then preloads the others. Nothing is
 * preloaded on connections that save data.
 * @param urls URLs joined by line breaks, because equal strings do not restart the effect; null while unknown
 * @returns whether the first picture has loaded, or there is none
 */
export function usePreloading(urls: string | null): boolean {
  const [hasFirstPicture, setHasFirstPicture] = useState(false);

  useEffect(() => {
    if (!urls) return;
    const allUrls = urls.split('\n');
    const [first = ''] = allUrls;
    const controller = new AbortController();
    const { signal } = controller;
    const preloadRest = () => {
      if (signal.aborted) return;
      // In slices, because all pictures of the page are drawn.
      startTransition(() => setHasFirstPicture(true));
      if (!mayPrefetch()) return;
      // Slides whose code can't be loaded are loaded as they are shown.
      void import('./loadSlides.ts').then(
        ({ loadSlides }) => loadSlides(allUrls, signal),
        () => undefined,
      );
    };
    const waitForPaint = () => window.setTimeout(preloadRest, PAINT_TIME);
    const image = preloadPicture(first, 'slide', 'high');
    image.addEventListener('load', waitForPaint, { signal });
    image.addEventListener('error', waitForPaint, { signal });
    return () => controller.abort();
  }, [urls]);

  return hasFirstPicture || urls === '';
}
