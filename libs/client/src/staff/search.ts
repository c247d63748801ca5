import * as staff from '@parlour/contract/staff';
import { type ClientFunction, clientFunction } from '../clientFunction.ts';

/** Searches everything that the member of staff may read. */
export const searchEverything: ClientFunction<typeof staff.searchEverything> = clientFunction(
  staff.searchEverything,
  'The search failed.',
);
