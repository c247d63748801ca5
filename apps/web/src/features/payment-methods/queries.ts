import { valueOf } from '@parlour/app/data';
import { type Client, listPaymentMethods } from '@parlour/client';
import { queryOptions } from '@tanstack/react-query';

/** The member's payment methods, with blurred card numbers. */
export function paymentMethodsQuery(client: Client) {
  return queryOptions({
    queryKey: ['payment-methods'],
    queryFn: ({ signal }) => valueOf(listPaymentMethods(client, {}, { signal })),
  });
}
