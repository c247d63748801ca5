import { callQuery } from '@parlour/app/data';
import type { Client } from '@parlour/client';
import { listRedemptions } from '@parlour/contract';

// Milliseconds. The member may redeem on another device, so the list is old sooner than the club's own.
const STALE_TIME = 10_000;

/** The member's own codes. */
export function redemptionsQuery(client: Client) {
  return {
    ...callQuery(['redemptions'], client, listRedemptions, {}),
    staleTime: STALE_TIME,
  };
}
