import { useEffect, useState } from 'react';
import { mayLoadAhead } from '../../mayLoadAhead.ts';
import { loadPicture } from '../../pictures/loadPicture.ts';

/** What a picture that has come is given to be decoded and painted before others are asked for, in milliseconds. */
const PAINT_TIME = 100;

/**
 * Waits for the carousel's first picture, which is on the page already. The others are loaded ahead once it has come, so
 * that they do not hold it up, and if anything may be.
 * @param urls addresses joined by line breaks, so that the same pictures are the same plan; null while unknown
 * @returns whether the first picture has come, or there is none to wait for
 */
export function usePreloading(urls: string | null): boolean {
  const [hasFirst, setHasFirst] = useState(false);

  useEffect(() => {
    if (!urls) return;
    const all = urls.split('\n');
    const [first = ''] = all;
    const left = new AbortController();
    const { signal } = left;
    const goOn = () => {
      if (signal.aborted) return;
      setHasFirst(true);
      // Code that nothing on the page waits for comes after it; without it, a slide is loaded when it is shown.
      if (mayLoadAhead()) {
        void import('./loadSlides.ts').then(
          ({ loadSlides }) => loadSlides(all, signal),
          () => undefined,
        );
      }
    };
    const waitForPaint = () => window.setTimeout(goOn, PAINT_TIME);
    const image = loadPicture(first, 'slide', 'high');
    image.addEventListener('load', waitForPaint, { signal });
    image.addEventListener('error', waitForPaint, { signal });
    return () => left.abort();
  }, [urls]);

  return hasFirst || urls === '';
}
