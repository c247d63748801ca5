import * as contract from '@parlour/contract';
import { clientFunction } from '../clientFunction.ts';

/** Redeems a benefit. Repeated calls return the same code while it is valid. */
export const redeemBenefit = clientFunction(contract.redeemBenefit, 'Redemption failed');

/** Lists the member's own codes, the last made first. */
export const listRedemptions = clientFunction(contract.listRedemptions, 'Failed to fetch codes');
