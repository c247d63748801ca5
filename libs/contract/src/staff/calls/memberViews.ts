import type { Call } from '../../call.ts';
import { idParams } from '../../calls/sharedSchemas.ts';
import { memberViewStartSchema, startedMemberViewSchema } from '../memberViews.ts';

/** Begins a view of the club as a member sees it, for 15 minutes. It needs a step-up, and ends another view of the caller. */
export const startMemberView = {
  method: 'POST',
  path: '/api/staff/members/:id/views',
  access: { kind: 'staff', permission: 'member.view_as', stepUp: true },
  summary: 'Begins to look at the club as a member sees it, read-only, for 15 minutes.',
  failure: 'The view did not begin.',
  params: idParams,
  body: memberViewStartSchema,
  status: 201,
  data: startedMemberViewSchema,
} as const satisfies Call;
