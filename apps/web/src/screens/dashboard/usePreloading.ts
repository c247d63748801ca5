import { isSlowConnection, preloadingPlan } from '@parlour/core';
import { useEffect } from 'react';

/** What of the Network Information API is read, where a browser has it. */
interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const networkOf = (page: Navigator & { readonly connection?: NetworkInformation }) => ({
  saveData: page.connection?.saveData ?? false,
  slowConnection: isSlowConnection(page.connection?.effectiveType),
});

/**
 * Loads the carousel's pictures ahead, as planned by `@parlour/core` (spec section 9). The first one is on the page
 * already; the others begin once it has come, so that they do not hold it up.
 * @param urls addresses joined by line breaks, so that the same pictures are the same plan
 */
export function usePreloading(urls: string): void {
  useEffect(() => {
    const [first, ...others] = preloadingPlan(
      urls === '' ? [] : urls.split('\n'),
      networkOf(navigator),
    );
    if (first === undefined) return;
    const timers: number[] = [];
    const load = (url: string, priority: 'high' | 'low') => {
      const image = new Image();
      image.fetchPriority = priority;
      image.src = url;
      return image;
    };
    let isWanted = true;
    const loadOthers = () => {
      if (!isWanted) return;
      for (const { url, delay } of others) {
        timers.push(window.setTimeout(() => load(url, 'low'), delay));
      }
    };
    load(first.url, 'high').addEventListener('load', loadOthers);
    return () => {
      isWanted = false;
      timers.forEach((timer) => window.clearTimeout(timer));
    };
  }, [urls]);
}
