import * as contract from '@parlour/contract';
import { clientFunction } from '../clientFunction.ts';

/** Lists the benefits, all or of one category. `ALL` means all. */
export const listBenefits = clientFunction(contract.listBenefits, 'Failed to fetch benefits');

export const getBenefit = clientFunction(contract.getBenefit, 'Failed to fetch benefit');

/** Redeems a benefit. Repeated calls return the same code while it is valid. */
export const redeemBenefit = clientFunction(contract.redeemBenefit, 'Redemption failed');

/** Lists the member's own codes, the last made first. */
export const listRedemptions = clientFunction(contract.listRedemptions, 'Failed to fetch codes');
