import { ALL_CATEGORIES, type Event, type EventList } from '@parlour/contract';
import { categoriesOf, filterByCategory } from '@parlour/core';
import type { Queries } from '../../platform/postgres/database.ts';
import { ApiError } from '../../errors/apiError.ts';
import { findEvent, findEvents } from './repository.ts';

/** The events of the club. */
export interface Events {
  /** Returns the events of one category, in any letter case, or all of them, ordered by start. */
  list(category: string | undefined): Promise<EventList>;
  /** @throws ApiError 404 where there is none. */
  get(id: string): Promise<Event>;
}

const categoryOf = (event: Event) => event.category;

/** Creates the event service. */
export function createEvents(queries: Queries): Events {
  return {
    async list(category = ALL_CATEGORIES) {
      const all = await findEvents(queries);
      const events = filterByCategory(all, categoryOf, category);
      return {
        events: [...events],
        categories: [...categoriesOf(all, categoryOf)],
        totalCount: events.length,
      };
    },
    async get(id) {
      const event = await findEvent(queries, id);
      if (event === undefined) throw new ApiError('not_found', 'Event not found');
      return event;
    },
  };
}
