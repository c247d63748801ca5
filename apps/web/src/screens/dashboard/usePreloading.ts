import { isSlowConnection, preloadingPlan } from '@parlour/core';
import { useEffect, useState } from 'react';

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

  useEffect(() => {
    if (urls === null) return;
    const plan = preloadingPlan(urls === '' ? [] : urls.split('\n'), networkOf(navigator));
    const [first, ...others] = plan;
    if (first === undefined) {
      setHasFirst(true);
      return;
    }
    const timers: number[] = [];
    const loadOthers = () => {
      setHasFirst(true);
      timers.push(
        ...others.map(({ url, delay }) => window.setTimeout(() => load(url, 'low'), delay)),
      );
    };
    const image = load(first.url, 'high');
    const waitForPaint = () => timers.push(window.setTimeout(loadOthers, PAINT_TIME));
    image.onload = waitForPaint;
    image.onerror = waitForPaint;
    return () => {
      image.onload = null;
      image.onerror = null;
      timers.forEach((timer) => window.clearTimeout(timer));
    };
  }, [urls]);

  return hasFirst;
}

function load(url: string, priority: 'high' | 'low'): HTMLImageElement {
  const image = new Image();
  image.fetchPriority = priority;
  image.src = url;
  return image;
}
