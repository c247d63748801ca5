import * as z from 'zod/mini';
import type { Call } from '../../call.ts';
import { idParams, noData } from '../../calls/sharedSchemas.ts';
import { newStaffSchema, roleChangeSchema, staffMemberSchema } from '../staffMember.ts';

const managing = { kind: 'staff', permission: 'staff.manage' } as const;
const managingAfterStepUp = { ...managing, stepUp: true } as const;

/** Lists all staff by name, those who have ended among them. */
export const listStaff = {
  method: 'GET',
  path: '/api/staff/people',
  access: managing,
  summary: 'All staff, by name.',
  failure: 'The list of staff could not be loaded.',
  data: z.array(staffMemberSchema),
} as const satisfies Call;

/** Invites a person by email. It needs a step-up. */
export const inviteStaff = {
  method: 'POST',
  path: '/api/staff/people',
  access: managingAfterStepUp,
  summary: 'Invites a person by email.',
  failure: 'The invitation was not sent.',
  body: newStaffSchema,
  status: 201,
  data: staffMemberSchema,
} as const satisfies Call;

/** Sends an invited person another link, in place of the former one. It needs a step-up. */
export const inviteStaffAgain = {
  method: 'POST',
  path: '/api/staff/people/:id/invitation',
  access: managingAfterStepUp,
  summary: 'Sends an invited person another link, in place of the former one.',
  failure: 'The invitation was not sent again.',
  params: idParams,
  data: noData,
} as const satisfies Call;

/** Replaces the roles of a person. It needs a step-up. */
export const changeStaffRoles = {
  method: 'PUT',
  path: '/api/staff/people/:id/roles',
  access: managingAfterStepUp,
  summary: 'Changes the roles of a person.',
  failure: 'The roles were not changed.',
  params: idParams,
  body: roleChangeSchema,
  data: staffMemberSchema,
} as const satisfies Call;

/** Ends the account of a person, with every session. It needs a step-up. */
export const endStaffAccount = {
  method: 'DELETE',
  path: '/api/staff/people/:id',
  access: managingAfterStepUp,
  summary: 'Ends the account of a person, with every session.',
  failure: 'The account was not ended.',
  params: idParams,
  data: noData,
} as const satisfies Call;
