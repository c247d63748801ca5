import * as contract from '@parlour/contract';
import { type ClientFunction, clientFunction } from '../clientFunction.ts';

/** Lists the benefits, all or of one category. `ALL` means all. */
export const listBenefits: ClientFunction<typeof contract.listBenefits> = clientFunction(
  contract.listBenefits,
  'Failed to fetch benefits',
);

export const getBenefit: ClientFunction<typeof contract.getBenefit> = clientFunction(
  contract.getBenefit,
  'Failed to fetch benefit',
);
