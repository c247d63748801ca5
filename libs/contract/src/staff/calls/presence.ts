import * as z from 'zod/mini';
import type { Call } from '../../call.ts';
import { idParams, noData } from '../../calls/sharedSchemas.ts';
import { idSchema } from '../../primitives.ts';
import { contentKinds } from '../contentKinds.ts';
import { editingStateSchema, writingStateSchema } from '../presence.ts';
import { namedPersonSchema } from '../requests.ts';

/** Tells the other desks that the caller writes in a request, every 10 seconds meanwhile, or that they ended. */
export const announceWriting = {
  method: 'POST',
  path: '/api/staff/requests/:id/writing',
  access: { kind: 'staff', permission: 'desk.reply' },
  summary:
    'Tells the other desks that the caller writes in a request, every 10 seconds meanwhile, or that they ended.',
  failure: 'The other desks could not be told.',
  params: idParams,
  query: z.object({ state: writingStateSchema }),
  data: noData,
} as const satisfies Call;

/** Tells the other desks that the caller has an item of the studio open, every 10 seconds meanwhile, or closed it. */
export const announceEditing = {
  method: 'POST',
  path: '/api/staff/content/:kind/:id/editing',
  access: { kind: 'staff', permission: 'content.edit' },
  summary:
    'Tells the other desks that the caller has an item open, every 10 seconds meanwhile, or closed it.',
  failure: 'The other desks could not be told.',
  params: z.object({ kind: z.enum(contentKinds), id: idSchema }),
  query: z.object({ state: editingStateSchema }),
  data: noData,
} as const satisfies Call;

/** Lists the staff who edit content. */
export const listEditors = {
  method: 'GET',
  path: '/api/staff/editors',
  access: { kind: 'staff', permission: 'content.edit' },
  summary: 'The staff who edit content.',
  failure: 'The list could not be loaded.',
  data: z.array(namedPersonSchema),
} as const satisfies Call;
