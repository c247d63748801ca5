import { ALL_CATEGORIES, type Event, type EventList } from '@parlour/contract';
import { categoriesOf, filterByCategory } from '@parlour/core';
import type { Queries } from '../../platform/postgres/database.ts';
import { ApiError } from '../../errors/apiError.ts';
import { presentEvent } from './present.ts';
import { type EventRow, findEvent, findEvents } from './repository.ts';

const categoryOf = (event: EventRow) => event.category;

/** Returns the events of one category, in any letter case, or all of them, ordered by start. */
export async function listEvents(queries: Queries, category = ALL_CATEGORIES): Promise<EventList> {
  const all = await findEvents(queries);
  const events = filterByCategory(all, categoryOf, category);
  return {
    events: events.map(presentEvent),
    categories: [...categoriesOf(all, categoryOf)],
    totalCount: events.length,
  };
}

/** @throws ApiError 404 where there is none. */
export async function getEvent(queries: Queries, id: string): Promise<Event> {
  const event = await findEvent(queries, id);
  if (event === undefined) throw new ApiError('not_found', 'Event not found');
  return presentEvent(event);
}
