import * as staff from '@parlour/contract/staff';
import { type ClientFunction, clientFunction } from '../clientFunction.ts';

/** Lists all staff. */
export const listStaff: ClientFunction<typeof staff.listStaff> = clientFunction(
  staff.listStaff,
  'The list of staff could not be loaded.',
);

/** Invites a person by email. */
export const inviteStaff: ClientFunction<typeof staff.inviteStaff> = clientFunction(
  staff.inviteStaff,
  'The invitation was not sent.',
);

/** Sends an invited person another link, in place of the former one. */
export const inviteStaffAgain: ClientFunction<typeof staff.inviteStaffAgain> = clientFunction(
  staff.inviteStaffAgain,
  'The invitation was not sent again.',
);

/** Replaces the roles of a person. */
export const changeStaffRoles: ClientFunction<typeof staff.changeStaffRoles> = clientFunction(
  staff.changeStaffRoles,
  'The roles were not changed.',
);

/** Ends the account of a person, with every session. */
export const endStaffAccount: ClientFunction<typeof staff.endStaffAccount> = clientFunction(
  staff.endStaffAccount,
  'The account was not ended.',
);
