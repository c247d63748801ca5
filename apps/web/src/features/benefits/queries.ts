import { callQuery } from '@parlour/app/data';
import { type Client, getBenefit, listBenefits, listRedemptions } from '@parlour/client';

/** Every benefit. The category filter works on this list, so choosing a category needs no call. */
export function benefitsQuery(client: Client) {
  return callQuery(['benefits'], (signal) => listBenefits(client, {}, { signal }));
}

/** One benefit. */
export function benefitQuery(client: Client, id: string) {
  return callQuery(['benefits', id], (signal) =>
    getBenefit(client, { params: { id } }, { signal }),
  );
}

// Milliseconds. The member may redeem on another device, so the list is old sooner than the club's own.
const STALE_TIME = 10_000;

/** The member's own codes. */
export function redemptionsQuery(client: Client) {
  return {
    ...callQuery(['redemptions'], (signal) => listRedemptions(client, {}, { signal })),
    staleTime: STALE_TIME,
  };
}
