import * as contract from '@parlour/contract';
import type { CallOptions, Client } from '../client.ts';
import { failureMessages } from '../messages.ts';

type RelatedQuery = contract.CallInput<typeof contract.listRelatedVendors>['query'];

/** Fetches one vendor by id or slug. */
export function getVendor(client: Client, id: string, options?: CallOptions) {
  return client.send(contract.getVendor, { params: { id } }, failureMessages.getVendor, options);
}

/** Lists vendors related to one vendor, three by default. */
export function listRelatedVendors(
  client: Client,
  id: string,
  query: RelatedQuery = {},
  options?: CallOptions,
) {
  return client.send(
    contract.listRelatedVendors,
    { params: { id }, query },
    failureMessages.listRelatedVendors,
    options,
  );
}
