import { isSlowConnection, preloadingPlan } from '@parlour/core';
import { useEffect, useMemo, useState } from 'react';

/** What of the Network Information API is read, where a browser has it. */
interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const networkOf = (page: Navigator & { readonly connection?: NetworkInformation }) => ({
  saveData: page.connection?.saveData ?? false,
  slowConnection: isSlowConnection(page.connection?.effectiveType),
});

/** What a picture that has come is given to be decoded and painted before others are asked for, in milliseconds. */
const PAINT_TIME = 100;

/**
 * Loads the carousel's pictures ahead, as planned by `@parlour/core` (spec section 9). The first one is on the page
 * already; the others begin once it has come, so that they do not hold it up.
 * @param urls addresses joined by line breaks, so that the same pictures are the same plan; null while unknown
 * @returns whether the first picture has come, or there is none to wait for
 */
export function usePreloading(urls: string | null): boolean {
  const [hasFirst, setHasFirst] = useState(false);
  const plan = useMemo(
    () =>
      urls === null
        ? null
        : preloadingPlan(urls === '' ? [] : urls.split('\n'), networkOf(navigator)),
    [urls],
  );

  useEffect(() => {
    const [first, ...others] = plan ?? [];
    if (first === undefined) return;
    const timers: number[] = [];
    const left = new AbortController();
    const loadOthers = () => {
      setHasFirst(true);
      timers.push(
        ...others.map(({ url, delay }) => window.setTimeout(() => load(url, 'low'), delay)),
      );
    };
    const waitForPaint = () => timers.push(window.setTimeout(loadOthers, PAINT_TIME));
    const image = load(first.url, 'high');
    image.addEventListener('load', waitForPaint, { signal: left.signal });
    image.addEventListener('error', waitForPaint, { signal: left.signal });
    return () => {
      left.abort();
      timers.forEach((timer) => window.clearTimeout(timer));
    };
  }, [plan]);

  return hasFirst || plan?.length === 0;
}

function load(url: string, priority: 'high' | 'low'): HTMLImageElement {
  const image = new Image();
  image.fetchPriority = priority;
  image.src = url;
  return image;
}
