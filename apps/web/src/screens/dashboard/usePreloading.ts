import { preloadingPlan } from '@parlour/core';
import { useEffect, useMemo, useState } from 'react';
import { mayLoadAhead } from '../../mayLoadAhead.ts';
import { loadPicture } from '../../pictures/loadPicture.ts';

/** What a picture that has come is given to be decoded and painted before others are asked for, in milliseconds. */
const PAINT_TIME = 100;

/**
 * Loads the carousel's pictures ahead, as planned by `@parlour/core` (spec section 9). The first one is on the page
 * already; the others begin once it has come, so that they do not hold it up, and if anything may be loaded ahead.
 * @param urls addresses joined by line breaks, so that the same pictures are the same plan; null while unknown
 * @returns whether the first picture has come, or there is none to wait for
 */
export function usePreloading(urls: string | null): boolean {
  const [hasFirst, setHasFirst] = useState(false);
  const plan = useMemo(
    () => (urls === null ? null : preloadingPlan(urls === '' ? [] : urls.split('\n'))),
    [urls],
  );

  useEffect(() => {
    const [first, ...others] = plan ?? [];
    if (first === undefined) return;
    const timers: number[] = [];
    const left = new AbortController();
    const loadOthers = () => {
      setHasFirst(true);
      if (!mayLoadAhead()) return;
      timers.push(
        ...others.map(({ url, delay }) =>
          window.setTimeout(() => loadPicture(url, 'slide', 'low'), delay),
        ),
      );
    };
    const waitForPaint = () => timers.push(window.setTimeout(loadOthers, PAINT_TIME));
    const image = loadPicture(first.url, 'slide', 'high');
    image.addEventListener('load', waitForPaint, { signal: left.signal });
    image.addEventListener('error', waitForPaint, { signal: left.signal });
    return () => {
      left.abort();
      timers.forEach((timer) => window.clearTimeout(timer));
    };
  }, [plan]);

  return hasFirst || plan?.length === 0;
}
