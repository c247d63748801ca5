import { ALL_CATEGORIES } from '@parlour/contract';
import { categoriesOf, filterByCategory } from '@parlour/core';
import type { Queries } from '../../platform/postgres/database.ts';
import { orNotFound } from '../../errors/apiError.ts';
import { findPicturesOf, showPicturesOf } from '../pictures/shownPictures.ts';
import { presentEvent } from './present.ts';
import { type EventRow, findAnyEvent, findEvent, findEvents } from './repository.ts';

const categoryOf = (event: EventRow) => event.category;

/** Returns the events of one category, in any letter case, or all of them, ordered by start. */
export async function listEvents(queries: Queries, category = ALL_CATEGORIES) {
  const all = await findEvents(queries);
  const events = filterByCategory(all, categoryOf, category);
  const show = await findPicturesOf(queries, events);
  return {
    events: events.map((row) => presentEvent(show(row))),
    categories: [...categoriesOf(all, categoryOf)],
    totalCount: events.length,
  };
}

/**
 * Returns an event that its registered members know, also a hidden one.
 *
 * @throws ApiError 404 where there is none.
 */
export async function getAnyEvent(queries: Queries, id: string) {
  return presentEvent(orNotFound(await findAnyEvent(queries, id), 'Event not found'));
}

/** @throws ApiError 404 where members see none. */
export async function getEvent(queries: Queries, id: string) {
  const row = orNotFound(await findEvent(queries, id), 'Event not found');
  return presentEvent(await showPicturesOf(queries, row));
}
