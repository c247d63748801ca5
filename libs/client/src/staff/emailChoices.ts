import * as staff from '@parlour/contract/staff';
import { type ClientFunction, clientFunction } from '../clientFunction.ts';

/** Reads of what the caller wants emails. */
export const getEmailChoices: ClientFunction<typeof staff.getEmailChoices> = clientFunction(
  staff.getEmailChoices,
  'Your choice of emails could not be loaded.',
);

/** Replaces the caller's choice of emails. */
export const setEmailChoices: ClientFunction<typeof staff.setEmailChoices> = clientFunction(
  staff.setEmailChoices,
  'Your choice of emails was not saved.',
);
