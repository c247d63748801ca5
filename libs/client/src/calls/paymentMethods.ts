import * as contract from '@parlour/contract';
import type { CallOptions, Client } from '../client.ts';
import { failureMessages } from '../messages.ts';

/** Lists the member's cards. */
export function listPaymentMethods(client: Client, options?: CallOptions) {
  return client.send(contract.listPaymentMethods, {}, failureMessages.listPaymentMethods, options);
}

/** Adds a card. */
export function addPaymentMethod(
  client: Client,
  body: contract.CardSubmission,
  options?: CallOptions,
) {
  return client.send(
    contract.addPaymentMethod,
    { body },
    failureMessages.addPaymentMethod,
    options,
  );
}

/** Deletes a card. */
export function deletePaymentMethod(client: Client, id: string, options?: CallOptions) {
  return client.send(
    contract.deletePaymentMethod,
    { params: { id } },
    failureMessages.deletePaymentMethod,
    options,
  );
}
