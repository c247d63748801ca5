import * as contract from '@parlour/contract';
import { type ClientFunction, clientFunction } from '../clientFunction.ts';

/** Redeems a benefit. Repeated calls return the same code while it is valid. */
export const redeemBenefit: ClientFunction<typeof contract.redeemBenefit> = clientFunction(
  contract.redeemBenefit,
  'Redemption failed',
);

/** Lists the member's own codes, the last made first. */
export const listRedemptions: ClientFunction<typeof contract.listRedemptions> = clientFunction(
  contract.listRedemptions,
  'Failed to fetch codes',
);
