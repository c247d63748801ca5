import { featuredEvent } from '@parlour/core';
import type { ContentCache } from '../../http/cache/responseCache.ts';
import type { Clock } from '../../platform/process/clock.ts';
import type { Queries } from '../../platform/postgres/database.ts';
import { listEvents } from './service.ts';

/** What the search for the picture needs. */
interface FeaturedPictureDependencies {
  readonly queries: Queries;
  readonly texts: ContentCache<string>;
  readonly clock: Clock;
  /** Whether the database is being heard. */
  readonly isConnected: () => boolean;
}

/**
 * Makes a function that returns the picture's URL of the day's featured event, null without one (api/events-7). A page does not
 * wait for a database that is away: then it is null too.
 */
export function createFindFeaturedPicture({
  queries,
  texts,
  clock,
  isConnected,
}: FeaturedPictureDependencies) {
  const find = async (now: Date) =>
    featuredEvent((await listEvents(queries, undefined)).events, now)?.imageUrl ?? '';
  return async (): Promise<string | null> => {
    if (!isConnected()) return null;
    const now = clock.now();
    // An event that starts is featured no longer. They start on the hour.
    const hour = now.toISOString().slice(0, 'YYYY-MM-DDTHH'.length);
    try {
      return (await texts.get(`featured picture ${hour}`, () => find(now))) || null;
    } catch {
      return null;
    }
  };
}
