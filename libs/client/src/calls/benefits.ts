import * as contract from '@parlour/contract';
import type { CallOptions, Client } from '../client.ts';
import { sentences } from '../sentences.ts';

type CategoryQuery = contract.CallInput<typeof contract.listBenefits>['query'];

/** Lists the benefits, all or of one category. `ALL` means all. */
export const listBenefits = (client: Client, query: CategoryQuery = {}, options?: CallOptions) =>
  client.send(contract.listBenefits, { query }, sentences.listBenefits, options);

/** Fetches one benefit. */
export const getBenefit = (client: Client, id: string, options?: CallOptions) =>
  client.send(contract.getBenefit, { params: { id } }, sentences.getBenefit, options);

/** Redeems a benefit. Repeated calls return the same code while it is valid. */
export const redeemBenefit = (client: Client, id: string, options?: CallOptions) =>
  client.send(contract.redeemBenefit, { params: { id } }, sentences.redeemBenefit, options);
