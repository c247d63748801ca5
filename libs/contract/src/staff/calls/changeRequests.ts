import * as z from 'zod/mini';
import type { Call } from '../../call.ts';
import { idParams, noData } from '../../calls/sharedSchemas.ts';
import {
  changeRequestAcceptanceSchema,
  changeRequestListQuerySchema,
  changeRequestDeclineSchema,
  deskChangeRequestSchema,
  openChangeRequestsSchema,
} from '../changeRequests.ts';

const deciding = { kind: 'staff', permission: 'change_request.decide' } as const;

/** Lists the open change requests of members, the oldest first: at most a hundred. */
export const listChangeRequests = {
  method: 'GET',
  path: '/api/staff/change-requests',
  access: { ...deciding, apiKeys: true },
  summary: 'The open change requests of members, the oldest first.',
  failure: 'The change requests could not be loaded.',
  query: changeRequestListQuerySchema,
  data: z.array(deskChangeRequestSchema),
} as const satisfies Call;

/** Counts the open change requests of members. */
export const countChangeRequests = {
  method: 'GET',
  path: '/api/staff/change-requests/count',
  access: { ...deciding, apiKeys: true },
  summary: 'How many change requests of members wait for a decision.',
  failure: 'The change requests could not be counted.',
  data: openChangeRequestsSchema,
} as const satisfies Call;

/** Carries out a change request after the member was called back. It needs a step-up. */
export const acceptChangeRequest = {
  method: 'POST',
  path: '/api/staff/change-requests/:id/acceptance',
  access: { ...deciding, stepUp: true },
  summary: 'Carries out a change request, after the member was called back.',
  failure: 'The change was not made.',
  params: idParams,
  body: changeRequestAcceptanceSchema,
  data: noData,
} as const satisfies Call;

/** Declines a change request. The profile stays as it is. */
export const declineChangeRequest = {
  method: 'POST',
  path: '/api/staff/change-requests/:id/decline',
  access: deciding,
  summary: 'Declines a change request. The profile stays as it is.',
  failure: 'The change request was not declined.',
  params: idParams,
  body: changeRequestDeclineSchema,
  data: noData,
} as const satisfies Call;
