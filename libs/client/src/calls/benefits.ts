import * as contract from '@parlour/contract';
import { type ClientFunction, clientFunction } from '../clientFunction.ts';

/** Lists the benefits, all or of one category. `ALL` means all. */
export const listBenefits: ClientFunction<typeof contract.listBenefits> = clientFunction(
  contract.listBenefits,
  'Failed to fetch benefits',
);

/** Fetches one benefit by its id, for a member or a visitor with a `ref`. One that is over is a 404. */
export const getBenefit: ClientFunction<typeof contract.getBenefit> = clientFunction(
  contract.getBenefit,
  'Failed to fetch benefit',
);
