import * as contract from '@parlour/contract';
import { clientFunction } from '../clientFunction.ts';

/** Fetches one vendor by id or slug. */
export const getVendor = clientFunction(contract.getVendor, 'Failed to fetch vendor');

/** Lists vendors related to one vendor, three by default. */
export const listRelatedVendors = clientFunction(
  contract.listRelatedVendors,
  'Failed to fetch related vendors',
);
