import type { CallTable } from '@parlour/contract';
import { staffCalls } from '@parlour/contract/staff';
import * as z from 'zod/mini';

const id = z.string().check(z.minLength(1), z.maxLength(100));
const version = z.int();
const assign = { kind: 'staff', permission: 'desk.assign' } as const;
const move = staffCalls.moveDeskRequest;

/** The calls of the release before. They answer for one more release, and make the moves of `moveDeskRequest`. */
export const formerCalls = {
  assignDeskRequest: {
    ...move,
    path: '/api/staff/requests/:id/assignment',
    access: assign,
    summary: 'Gives a request to a member of staff.',
    body: z.object({ version, assigneeId: id }),
  },
  mergeDeskRequest: {
    ...move,
    path: '/api/staff/requests/:id/merge',
    access: assign,
    summary: 'Lets another request of the same member go on in place of this one.',
    body: z.object({ version, intoId: id }),
  },
  unmergeDeskRequest: {
    ...move,
    path: '/api/staff/requests/:id/unmerge',
    access: assign,
    summary: 'Takes a merge back, within a day.',
    body: z.object({ version }),
  },
  linkDeskRequest: {
    ...move,
    path: '/api/staff/requests/:id/links',
    summary: 'Links another request of the same member.',
    body: z.object({ otherId: id }),
  },
} as const satisfies CallTable;
