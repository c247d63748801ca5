import * as z from 'zod/mini';
import type { Call } from '../call.ts';
import { memberViewSchema, pastViewSchema } from '../memberViews.ts';
import { noData } from './sharedSchemas.ts';

/** Lists the times when staff looked at the club as the member sees it, the newest first, at most 100. */
export const listMemberViews = {
  method: 'GET',
  path: '/api/profile/views',
  access: { kind: 'member', viewable: false },
  summary: 'The times when staff looked at the club as the member, the newest first, at most 100.',
  failure: 'Failed to fetch who looked',
  data: z.array(pastViewSchema),
} as const satisfies Call;

/** Reads whose pages a view shows, and when it ends. Its token is sent as the credentials. */
export const getMemberView = {
  method: 'GET',
  path: '/api/view',
  access: { kind: 'view' },
  summary: 'Whose pages this view of staff shows, and when it ends.',
  failure: 'Failed to fetch the view',
  data: memberViewSchema,
} as const satisfies Call;

/** Ends a view. Its token opens nothing from then on. */
export const endMemberView = {
  method: 'DELETE',
  path: '/api/view',
  access: { kind: 'view' },
  summary: 'Ends this view of staff.',
  failure: 'Failed to end the view',
  data: noData,
} as const satisfies Call;
