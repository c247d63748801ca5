import { type Client, listPaymentMethods } from '@parlour/client';
import { queryOptions } from '@tanstack/react-query';
import { valueOf } from './callError.ts';

/** The member's payment methods, with blurred card numbers. */
export const paymentMethodsQuery = (client: Client) =>
  queryOptions({
    queryKey: ['payment-methods'],
    queryFn: ({ signal }) => valueOf(listPaymentMethods(client, { signal })),
  });
