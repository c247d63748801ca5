import * as staff from '@parlour/contract/staff';
import { type ClientFunction, clientFunction } from '../clientFunction.ts';

/** Lists the members by name, or those that a text and a status find. */
export const listMembers: ClientFunction<typeof staff.listMembers> = clientFunction(
  staff.listMembers,
  'The members could not be loaded.',
);

/** Adds a member, who gets an email that says how to sign in. */
export const inviteMember: ClientFunction<typeof staff.inviteMember> = clientFunction(
  staff.inviteMember,
  'The member was not invited.',
);

/** Sends a member who never signed in the email that says how. */
export const inviteMemberAgain: ClientFunction<typeof staff.inviteMemberAgain> = clientFunction(
  staff.inviteMemberAgain,
  'The invitation was not sent again.',
);

/** Changes a member's profile. Omitted fields stay. */
export const changeMember: ClientFunction<typeof staff.changeMember> = clientFunction(
  staff.changeMember,
  'The profile was not changed.',
);

/** Changes the email that a member signs in with. */
export const changeMemberEmail: ClientFunction<typeof staff.changeMemberEmail> = clientFunction(
  staff.changeMemberEmail,
  'The email was not changed.',
);

/** Suspends a membership. */
export const suspendMember: ClientFunction<typeof staff.suspendMember> = clientFunction(
  staff.suspendMember,
  'The membership was not suspended.',
);

/** Gives back a membership that is suspended or has ended. */
export const reactivateMember: ClientFunction<typeof staff.reactivateMember> = clientFunction(
  staff.reactivateMember,
  'The membership was not given back.',
);

/** Ends a membership. */
export const endMembership: ClientFunction<typeof staff.endMembership> = clientFunction(
  staff.endMembership,
  'The membership was not ended.',
);

/** Enables the sign-in of a member again. */
export const enableMemberSignIn: ClientFunction<typeof staff.enableMemberSignIn> = clientFunction(
  staff.enableMemberSignIn,
  'The sign-in was not enabled.',
);
