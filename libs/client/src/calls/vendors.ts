import * as contract from '@parlour/contract';
import type { CallOptions, Client } from '../client.ts';
import { sentences } from '../sentences.ts';

type RelatedQuery = contract.CallInput<typeof contract.listRelatedVendors>['query'];

/** Fetches one vendor by id or slug. */
export const getVendor = (client: Client, id: string, options?: CallOptions) =>
  client.send(contract.getVendor, { params: { id } }, sentences.getVendor, options);

/** Lists vendors related to one vendor, three by default. */
export const listRelatedVendors = (
  client: Client,
  id: string,
  query: RelatedQuery = {},
  options?: CallOptions,
) =>
  client.send(
    contract.listRelatedVendors,
    { params: { id }, query },
    sentences.listRelatedVendors,
    options,
  );
