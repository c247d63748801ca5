import * as staff from '@parlour/contract/staff';
import { type ClientFunction, clientFunction } from '../clientFunction.ts';

/** Searches the active members by name and email. */
export const searchMembers: ClientFunction<typeof staff.searchMembers> = clientFunction(
  staff.searchMembers,
  'The search for members failed.',
);
