import * as staff from '@parlour/contract/staff';
import { type ClientFunction, clientFunction } from '../clientFunction.ts';

/** Lists the filters that the caller saved, by name. */
export const listSavedFilters: ClientFunction<typeof staff.listSavedFilters> = clientFunction(
  staff.listSavedFilters,
  'Your filters could not be loaded.',
);

/** Saves a filter of the queue for the caller. */
export const addSavedFilter: ClientFunction<typeof staff.addSavedFilter> = clientFunction(
  staff.addSavedFilter,
  'The filter was not saved.',
);

/** Deletes a filter of the caller. */
export const deleteSavedFilter: ClientFunction<typeof staff.deleteSavedFilter> = clientFunction(
  staff.deleteSavedFilter,
  'The filter was not deleted.',
);
