import { callQuery } from '@parlour/app/data';
import type { Client } from '@parlour/client';
import { getEvent, listEvents } from '@parlour/contract';

/** Every event. */
export function eventsQuery(client: Client) {
  return callQuery(['events'], client, listEvents, {});
}

/** One event. */
export function eventQuery(client: Client, id: string) {
  return callQuery(['events', id], client, getEvent, { params: { id } });
}
