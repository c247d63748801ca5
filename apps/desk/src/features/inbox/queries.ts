import { callQuery } from '@parlour/app/data';
import type { Client } from '@parlour/client';
import { type InboxItem, listInbox } from '@parlour/contract/staff';
import { href } from '@parlour/core';
import { deskRoutes } from '@parlour/core/routes';

/** A page of one's own inbox, the first one without a mark. */
export function inboxQuery(client: Client, before: string | null) {
  const query = before === null ? {} : { before };
  return callQuery(['requests', 'inbox', before], client, listInbox, { query });
}

/** Returns the path of a line in its thread. */
export function lineOf({ request, entryId }: Pick<InboxItem, 'request' | 'entryId'>): string {
  return `${href(deskRoutes.request, { requestId: request.id })}#line-${entryId}`;
}
