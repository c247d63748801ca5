import * as contract from '@parlour/contract';
import { type ClientFunction, clientFunction } from '../clientFunction.ts';

/** Searches everything that the member may see, at most five items of each kind. */
export const searchClub: ClientFunction<typeof contract.searchClub> = clientFunction(
  contract.searchClub,
  'Search failed',
);
