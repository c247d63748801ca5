import type { Event } from '@parlour/contract';
import { eventCity, type ListProperties } from '@parlour/core';

/** What the list of events is filtered by. */
export const eventProperties: ListProperties<Event> = {
  categoryOf: ({ category }) => category,
  cityOf: eventCity,
};
