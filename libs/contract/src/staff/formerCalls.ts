import * as z from 'zod/mini';
import type { CallTable } from '../call.ts';
import { idSchema } from '../primitives.ts';
import { moveDeskRequest } from './calls/requests.ts';

const version = z.int();
const assign = { kind: 'staff', permission: 'desk.assign' } as const;

/**
 * The former calls of four moves of `moveDeskRequest`. This release still sends them, since servers of the one before know
 * no others. The next one sends the moves, and still answers these.
 */
export const formerCalls = {
  assignDeskRequest: {
    ...moveDeskRequest,
    path: '/api/staff/requests/:id/assignment',
    access: assign,
    summary: 'Gives a request to a member of staff.',
    failure: 'The request was not assigned.',
    body: z.object({ version, assigneeId: idSchema }),
  },
  mergeDeskRequest: {
    ...moveDeskRequest,
    path: '/api/staff/requests/:id/merge',
    access: assign,
    summary: 'Lets another request of the same member go on in place of this one.',
    failure: 'The requests were not merged.',
    body: z.object({ version, intoId: idSchema }),
  },
  unmergeDeskRequest: {
    ...moveDeskRequest,
    path: '/api/staff/requests/:id/unmerge',
    access: assign,
    summary: 'Takes a merge back, within a day.',
    failure: 'The merge was not taken back.',
    body: z.object({ version }),
  },
  linkDeskRequest: {
    ...moveDeskRequest,
    path: '/api/staff/requests/:id/links',
    summary: 'Links another request of the same member.',
    failure: 'The requests were not linked.',
    body: z.object({ otherId: idSchema }),
  },
} as const satisfies CallTable;
