import { isSearchText } from '@parlour/contract';
import { callQuery } from '@parlour/app/data';
import type { Client } from '@parlour/client';
import {
  getDeskRequest,
  listAssignees,
  listDeskRequests,
  listSavedFilters,
  searchDeskRequests,
  searchMembers,
} from '@parlour/contract/staff';
import { conditionsOf, type QueueChoice } from './queue/queueChoice.ts';

/** A page of the queue, or of what a search finds. */
export function queueQuery(client: Client, choice: QueueChoice) {
  const { view, order, search, tag, before } = choice;
  const conditions = conditionsOf(choice);
  const page = before === null ? {} : { before };
  const ofTag = tag === '' ? {} : { tag };
  const queryKey = ['requests', 'queue', view, order, search, tag, conditions, before] as const;
  return search === ''
    ? callQuery(queryKey, client, listDeskRequests, {
        query: { view, order, ...ofTag, ...conditions, ...page },
      })
    : callQuery(queryKey, client, searchDeskRequests, { query: { text: search, ...page } });
}

/** A request with its thread. */
export function requestQuery(client: Client, id: string) {
  return callQuery(['requests', 'detail', id], client, getDeskRequest, {
    params: { id },
    query: {},
  });
}

/** One's own filters of the queue. */
export function savedFiltersQuery(client: Client) {
  return callQuery(['saved-filters'], client, listSavedFilters, {});
}

/** The staff who work on requests. */
export function assigneesQuery(client: Client) {
  return callQuery(['assignees'], client, listAssignees, {});
}

/** The members with a text in their name or email. A text that is too short finds nobody. */
export function memberSearchQuery(client: Client, text: string) {
  return {
    ...callQuery(['memberSearch', text], client, searchMembers, { query: { text } }),
    enabled: isSearchText(text),
  };
}
