import type { QueryClient } from '@tanstack/react-query';
import { createInvalidation, type HintedQueries } from './createInvalidation.ts';
import type { LiveBrowser } from './liveBrowser.ts';
import { type LiveDependencies, startLive } from './startLive.ts';

/** The dependencies of {@link followHints}. */
export interface HintDependencies extends Pick<LiveDependencies, 'name' | 'read' | 'onEvent'> {
  readonly cache: QueryClient;
  readonly queries: HintedQueries;
}

/**
 * Creates a function to call with the id of the signed-in person, or null, as often as it may have changed. While somebody
 * is signed in, hints outdate what the cache holds.
 */
export function followHints(
  { cache, queries, ...stream }: HintDependencies,
  browser: LiveBrowser,
): (viewerId: string | null) => void {
  let followedId: string | null = null;
  let stop: (() => void) | undefined;
  return (viewerId) => {
    if (viewerId === followedId) return;
    followedId = viewerId;
    stop?.();
    stop =
      viewerId === null
        ? undefined
        : startLive({ ...stream, ...createInvalidation(cache, queries) }, browser);
  };
}
