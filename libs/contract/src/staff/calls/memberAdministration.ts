import type { Call } from '../../call.ts';
import { idParams, noData } from '../../calls/sharedSchemas.ts';
import {
  changedMemberSchema,
  memberChangeSchema,
  memberEmailChangeSchema,
  memberInvitationSchema,
  membershipMoveSchema,
  sentInvitationSchema,
} from '../memberChanges.ts';
import { invitationStartSchema, memberInvitationsSchema } from '../memberInvitations.ts';
import { memberListQuerySchema, memberPageSchema } from '../memberList.ts';

const editing = { kind: 'staff', permission: 'member.edit' } as const;
const editingOrKey = { ...editing, apiKeys: true } as const;
const editingAfterStepUp = { ...editing, stepUp: true } as const;

/** Lists the members by name, or those that a text and a status find. */
export const listMembers = {
  method: 'GET',
  path: '/api/staff/members',
  access: { kind: 'staff', permission: 'member.read', apiKeys: true },
  summary: 'A page of the members by name, or of those that a text and a status find.',
  failure: 'The members could not be loaded.',
  query: memberListQuerySchema,
  data: memberPageSchema,
} as const satisfies Call;

/** Adds a member, who gets an email that says how to sign in. */
export const inviteMember = {
  method: 'POST',
  path: '/api/staff/members',
  access: editingOrKey,
  summary: 'Adds a member, who gets an email that says how to sign in.',
  failure: 'The member was not invited.',
  body: memberInvitationSchema,
  status: 201,
  data: sentInvitationSchema,
} as const satisfies Call;

/** Sends an active member who never signed in the email that says how. */
export const inviteMemberAgain = {
  method: 'POST',
  path: '/api/staff/members/:id/invitation',
  access: editingOrKey,
  summary: 'Sends a member who never signed in the email that says how.',
  failure: 'The invitation was not sent again.',
  params: idParams,
  data: sentInvitationSchema,
} as const satisfies Call;

/** Gets how many members were not invited, and how far their invitations are. */
export const getInvitations = {
  method: 'GET',
  path: '/api/staff/member-invitations',
  access: editingOrKey,
  summary: 'How many members were not invited, and how far their invitations are.',
  failure: 'The invitations could not be loaded.',
  data: memberInvitationsSchema,
} as const satisfies Call;

/** Begins to invite all active members who were never invited and never signed in. */
export const startInvitations = {
  method: 'POST',
  path: '/api/staff/member-invitations',
  access: editingOrKey,
  summary: 'Begins to invite all members who were not invited.',
  failure: 'The invitations were not sent.',
  body: invitationStartSchema,
  status: 201,
  data: memberInvitationsSchema,
} as const satisfies Call;

/** Sends no more of the invitations that wait. */
export const stopInvitations = {
  method: 'DELETE',
  path: '/api/staff/member-invitations',
  access: editingOrKey,
  summary: 'Stops the invitations that wait.',
  failure: 'The invitations were not stopped.',
  data: memberInvitationsSchema,
} as const satisfies Call;

/** Changes a member's profile. Omitted fields stay. */
export const changeMember = {
  method: 'PUT',
  path: '/api/staff/members/:id',
  access: editingOrKey,
  summary: "Changes a member's profile.",
  failure: 'The profile was not changed.',
  params: idParams,
  body: memberChangeSchema,
  data: changedMemberSchema,
} as const satisfies Call;

/** Changes the email that a member signs in with, and ends the sessions. It needs a step-up. */
export const changeMemberEmail = {
  method: 'PUT',
  path: '/api/staff/members/:id/email',
  access: editingAfterStepUp,
  summary: 'Changes the email that a member signs in with, and ends the sessions.',
  failure: 'The email was not changed.',
  params: idParams,
  body: memberEmailChangeSchema,
  data: changedMemberSchema,
} as const satisfies Call;

/** Suspends a membership: sessions and shared links end at once, until it is given back. */
export const suspendMember = {
  method: 'POST',
  path: '/api/staff/members/:id/suspension',
  access: editingOrKey,
  summary: 'Suspends a membership until it is given back.',
  failure: 'The membership was not suspended.',
  params: idParams,
  body: membershipMoveSchema,
  data: changedMemberSchema,
} as const satisfies Call;

/** Gives back a membership that is suspended or has ended. */
export const reactivateMember = {
  method: 'POST',
  path: '/api/staff/members/:id/reactivation',
  access: editingOrKey,
  summary: 'Gives back a membership that is suspended or has ended.',
  failure: 'The membership was not given back.',
  params: idParams,
  body: membershipMoveSchema,
  data: changedMemberSchema,
} as const satisfies Call;

/** Ends a membership: sessions and shared links end at once, and what is stored stays. It needs a step-up. */
export const endMembership = {
  method: 'POST',
  path: '/api/staff/members/:id/end',
  access: editingAfterStepUp,
  summary: 'Ends a membership. What is stored of the member stays.',
  failure: 'The membership was not ended.',
  params: idParams,
  body: membershipMoveSchema,
  data: changedMemberSchema,
} as const satisfies Call;

/** Forgets the wrong codes of a member, whose sign-in they disabled. */
export const enableMemberSignIn = {
  method: 'POST',
  path: '/api/staff/members/:id/sign-in',
  access: editing,
  summary: 'Enables the sign-in of a member again, after too many wrong codes.',
  failure: 'The sign-in was not enabled.',
  params: idParams,
  data: noData,
} as const satisfies Call;
