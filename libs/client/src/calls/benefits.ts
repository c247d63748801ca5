import * as contract from '@parlour/contract';
import type { CallOptions, Client } from '../client.ts';
import { failureMessages } from '../messages.ts';

type CategoryQuery = contract.CallInput<typeof contract.listBenefits>['query'];

/** Lists the benefits, all or of one category. `ALL` means all. */
export function listBenefits(client: Client, query: CategoryQuery = {}, options?: CallOptions) {
  return client.send(contract.listBenefits, { query }, failureMessages.listBenefits, options);
}

/** Fetches one benefit. */
export function getBenefit(client: Client, id: string, options?: CallOptions) {
  return client.send(contract.getBenefit, { params: { id } }, failureMessages.getBenefit, options);
}

/** Redeems a benefit. Repeated calls return the same code while it is valid. */
export function redeemBenefit(client: Client, id: string, options?: CallOptions) {
  return client.send(
    contract.redeemBenefit,
    { params: { id } },
    failureMessages.redeemBenefit,
    options,
  );
}
