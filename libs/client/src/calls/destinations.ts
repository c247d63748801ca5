import * as contract from '@parlour/contract';
import { clientFunction } from '../clientFunction.ts';

/** Lists one page of the destinations. `totalCount` counts all matches. */
export const listDestinations = clientFunction(
  contract.listDestinations,
  'Failed to fetch destinations',
);
