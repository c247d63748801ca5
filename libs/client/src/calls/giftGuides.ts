import * as contract from '@parlour/contract';
import type { CallOptions, Client } from '../client.ts';
import { sentences } from '../sentences.ts';

type GiftGuideQuery = contract.CallInput<typeof contract.listGiftGuides>['query'];

/** Lists the gift guides, public and personalized. */
export const listGiftGuides = (client: Client, query: GiftGuideQuery = {}, options?: CallOptions) =>
  client.send(contract.listGiftGuides, { query }, sentences.listGiftGuides, options);

/** Fetches one gift guide with its sections and products. */
export const getGiftGuide = (client: Client, id: string, options?: CallOptions) =>
  client.send(contract.getGiftGuide, { params: { id } }, sentences.getGiftGuide, options);

/** Fetches one gift product. */
export const getGiftProduct = (client: Client, id: string, options?: CallOptions) =>
  client.send(contract.getGiftProduct, { params: { id } }, sentences.getGiftProduct, options);
