import * as staff from '@parlour/contract/staff';
import { type ClientFunction, clientFunction } from '../clientFunction.ts';

/** Begins to look at the club as a member sees it. */
export const startMemberView: ClientFunction<typeof staff.startMemberView> = clientFunction(
  staff.startMemberView,
  'The view did not begin.',
);
