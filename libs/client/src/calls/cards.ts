import * as contract from '@parlour/contract';
import type { CallOptions, Client } from '../client.ts';
import { sentences } from '../sentences.ts';

/** Lists the member's cards. */
export const listPaymentMethods = (client: Client, options?: CallOptions) =>
  client.send(contract.listPaymentMethods, {}, sentences.listPaymentMethods, options);

/** Adds a card. */
export const addPaymentMethod = (
  client: Client,
  body: contract.CardSubmission,
  options?: CallOptions,
) => client.send(contract.addPaymentMethod, { body }, sentences.addPaymentMethod, options);

/** Deletes a card. */
export const deletePaymentMethod = (client: Client, id: string, options?: CallOptions) =>
  client.send(
    contract.deletePaymentMethod,
    { params: { id } },
    sentences.deletePaymentMethod,
    options,
  );
