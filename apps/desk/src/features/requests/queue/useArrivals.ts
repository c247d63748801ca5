import type { DeskRequest } from '@parlour/contract/staff';
import { useState } from 'react';

/** The requests that came while a choice of the queue was shown. */
export interface Arrivals {
  /** The ids of those that came, whose rows are marked. */
  readonly ids: readonly string[];
  /** The last ones in words, for screen readers. Empty until one comes. */
  readonly announcement: string;
}

interface Seen extends Arrivals {
  readonly choice: string;
  /** Until when requests were there at the last look, ISO 8601 in UTC. */
  readonly until: string;
}

const newestOf = (requests: readonly DeskRequest[], since: string) =>
  requests.reduce((newest, { createdAt }) => (createdAt > newest ? createdAt : newest), since);

function announcementOf(arrived: readonly DeskRequest[]): string {
  const [first] = arrived;
  if (first === undefined) return '';
  return arrived.length === 1
    ? `1 new request: ${first.subject}, ${first.member.name}`
    : `${arrived.length} new requests`;
}

/**
 * Notices the requests that come while a choice of the queue is shown (`desk/requests/queue-1`).
 *
 * @param requests - the loaded ones. Undefined until they are.
 */
export function useArrivals(
  choice: string,
  requests: readonly DeskRequest[] | undefined,
): Arrivals {
  const [seen, setSeen] = useState<Seen | null>(null);
  if (requests === undefined) return { ids: [], announcement: '' };
  if (seen?.choice !== choice) {
    const begun = { choice, until: newestOf(requests, ''), ids: [], announcement: '' };
    setSeen(begun);
    return begun;
  }
  const arrived = requests.filter(({ createdAt }) => createdAt > seen.until);
  if (arrived.length === 0) return seen;
  const next = {
    choice,
    until: newestOf(arrived, seen.until),
    ids: [...seen.ids, ...arrived.map(({ id }) => id)],
    announcement: announcementOf(arrived),
  };
  setSeen(next);
  return next;
}
