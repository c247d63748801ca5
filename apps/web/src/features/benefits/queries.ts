import { valueOf } from '@parlour/app/data';
import { type Client, getBenefit, listBenefits } from '@parlour/client';
import { queryOptions } from '@tanstack/react-query';

/** Every benefit. The category filter works on this list, so choosing a category needs no call. */
export function benefitsQuery(client: Client) {
  return queryOptions({
    queryKey: ['benefits'],
    queryFn: ({ signal }) => valueOf(listBenefits(client, {}, { signal })),
  });
}

/** One benefit. */
export function benefitQuery(client: Client, id: string) {
  return queryOptions({
    queryKey: ['benefits', id],
    queryFn: ({ signal }) => valueOf(getBenefit(client, { params: { id } }, { signal })),
  });
}
