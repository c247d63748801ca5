import { callQuery } from '@parlour/app/data';
import type { Client } from '@parlour/client';
import {
  getDeskRequest,
  listAssignees,
  listDeskRequests,
  listSavedFilters,
  searchDeskRequests,
  searchMembers,
} from '@parlour/client/staff';
import type { QueueChoice } from './queue/queueChoice.ts';

/** A page of the queue, or of what a search finds. */
export function queueQuery(client: Client, { view, order, search, tag, before }: QueueChoice) {
  const page = before === null ? {} : { before };
  const ofTag = tag === '' ? {} : { tag };
  return callQuery(['requests', 'queue', view, order, search, tag, before], (signal) =>
    search === ''
      ? listDeskRequests(client, { query: { view, order, ...ofTag, ...page } }, { signal })
      : searchDeskRequests(client, { query: { text: search, ...page } }, { signal }),
  );
}

/** A request with its thread. */
export function requestQuery(client: Client, id: string) {
  return callQuery(['requests', 'detail', id], (signal) =>
    getDeskRequest(client, { params: { id }, query: {} }, { signal }),
  );
}

/** One's own filters of the queue. */
export function savedFiltersQuery(client: Client) {
  return callQuery(['saved-filters'], (signal) => listSavedFilters(client, {}, { signal }));
}

/** The staff who work on requests. */
export function assigneesQuery(client: Client) {
  return callQuery(['assignees'], (signal) => listAssignees(client, {}, { signal }));
}

/** The members with a text in their name or email. A text that is too short finds nobody. */
export function memberSearchQuery(client: Client, text: string) {
  return {
    ...callQuery(['memberSearch', text], (signal) =>
      searchMembers(client, { query: { text } }, { signal }),
    ),
    enabled: text.length >= 2,
  };
}
