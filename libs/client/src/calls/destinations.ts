import * as contract from '@parlour/contract';
import { type ClientFunction, clientFunction } from '../clientFunction.ts';

/** Lists one page of the destinations. `totalCount` counts all matches. */
export const listDestinations: ClientFunction<typeof contract.listDestinations> = clientFunction(
  contract.listDestinations,
  'Failed to fetch destinations',
);
