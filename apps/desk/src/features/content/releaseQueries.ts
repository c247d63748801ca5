import { callQuery } from '@parlour/app/data';
import type { Client } from '@parlour/client';
import { getRelease, listReleases } from '@parlour/contract/staff';

/** Begins the keys of everything about releases. */
export const releasesKey = ['releases'] as const;

/** The releases: those that wait, and then the last published ones. */
export function releasesQuery(client: Client) {
  return callQuery([...releasesKey, 'list'], client, listReleases, {});
}

/** Returns the key of one release. */
export function releaseKey(id: string) {
  return [...releasesKey, 'one', id] as const;
}

/** One release with its drafts. */
export function releaseQuery(client: Client, id: string) {
  return callQuery(releaseKey(id), client, getRelease, { params: { id } });
}
