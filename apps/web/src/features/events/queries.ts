import { valueOf } from '@parlour/app/data';
import { type Client, getEvent, listEvents } from '@parlour/client';
import { queryOptions } from '@tanstack/react-query';

/** Every event. */
export function eventsQuery(client: Client) {
  return queryOptions({
    queryKey: ['events'],
    queryFn: ({ signal }) => valueOf(listEvents(client, {}, { signal })),
  });
}

/** One event. */
export function eventQuery(client: Client, id: string) {
  return queryOptions({
    queryKey: ['events', id],
    queryFn: ({ signal }) => valueOf(getEvent(client, { params: { id } }, { signal })),
  });
}
