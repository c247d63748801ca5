import { callQuery } from '@parlour/app/data';
import { type Client, getBenefit, listBenefits } from '@parlour/client';

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
