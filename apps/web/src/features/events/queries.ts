import { callQuery } from '@parlour/app/data';
import { type Client, getEvent, listEvents } from '@parlour/client';

/** Every event. */
export function eventsQuery(client: Client) {
  return callQuery(['events'], (signal) => listEvents(client, {}, { signal }));
}

/** One event. */
export function eventQuery(client: Client, id: string) {
  return callQuery(['events', id], (signal) => getEvent(client, { params: { id } }, { signal }));
}
