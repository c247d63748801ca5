import * as contract from '@parlour/contract';
import type { CallOptions, Client } from '../client.ts';
import { failureMessages } from '../messages.ts';

type GiftGuideQuery = contract.CallInput<typeof contract.listGiftGuides>['query'];

/** Lists the gift guides, public and personalized. */
export function listGiftGuides(client: Client, query: GiftGuideQuery = {}, options?: CallOptions) {
  return client.send(contract.listGiftGuides, { query }, failureMessages.listGiftGuides, options);
}

/** Fetches one gift guide with its sections and products. */
export function getGiftGuide(client: Client, id: string, options?: CallOptions) {
  return client.send(
    contract.getGiftGuide,
    { params: { id } },
    failureMessages.getGiftGuide,
    options,
  );
}

/** Fetches one gift product. */
export function getGiftProduct(client: Client, id: string, options?: CallOptions) {
  return client.send(
    contract.getGiftProduct,
    { params: { id } },
    failureMessages.getGiftProduct,
    options,
  );
}
