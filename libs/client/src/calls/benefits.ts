import * as contract from '@parlour/contract';
import { clientFunction } from '../clientFunction.ts';

/** Lists the benefits, all or of one category. `ALL` means all. */
export const listBenefits = clientFunction(contract.listBenefits, 'Failed to fetch benefits');

export const getBenefit = clientFunction(contract.getBenefit, 'Failed to fetch benefit');
