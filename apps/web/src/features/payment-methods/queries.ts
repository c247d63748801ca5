import { callQuery } from '@parlour/app/data';
import { type Client, listPaymentMethods } from '@parlour/client';

/** The member's payment methods, with blurred card numbers. */
export function paymentMethodsQuery(client: Client) {
  return callQuery(['payment-methods'], (signal) => listPaymentMethods(client, {}, { signal }));
}
