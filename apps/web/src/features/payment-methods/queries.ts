import { callQuery } from '@parlour/app/data';
import type { Client } from '@parlour/client';
import { listPaymentMethods } from '@parlour/contract';

/** The member's payment methods, with blurred card numbers. */
export function paymentMethodsQuery(client: Client) {
  return callQuery(['payment-methods'], client, listPaymentMethods, {});
}
