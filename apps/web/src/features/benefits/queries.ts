import { callQuery } from '@parlour/app/data';
import type { Client } from '@parlour/client';
import { getBenefit, listBenefits } from '@parlour/contract';

/** Every benefit. The category filter works on this list, so choosing a category needs no call. */
export function benefitsQuery(client: Client) {
  return callQuery(['benefits'], client, listBenefits, {});
}

/** One benefit. */
export function benefitQuery(client: Client, id: string) {
  return callQuery(['benefits', id], client, getBenefit, { params: { id } });
}
