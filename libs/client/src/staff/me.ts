import * as staff from '@parlour/contract/staff';
import { type ClientFunction, clientFunction } from '../clientFunction.ts';

/** Finds out who is signed in to the desk. */
export const getMe: ClientFunction<typeof staff.getMe> = clientFunction(
  staff.getMe,
  'The desk could not be loaded.',
);
