import * as contract from '@parlour/contract';
import { type ClientFunction, clientFunction } from '../clientFunction.ts';

/** Fetches one vendor by id or slug. */
export const getVendor: ClientFunction<typeof contract.getVendor> = clientFunction(
  contract.getVendor,
  'Failed to fetch vendor',
);

/** Lists vendors related to one vendor, three by default. */
export const listRelatedVendors: ClientFunction<typeof contract.listRelatedVendors> =
  clientFunction(contract.listRelatedVendors, 'Failed to fetch related vendors');
