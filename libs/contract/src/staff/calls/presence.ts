import * as z from 'zod/mini';
import type { Call } from '../../call.ts';
import { idParams, noData } from '../../calls/sharedSchemas.ts';
import { writingStateSchema } from '../presence.ts';

/** Tells the other desks that the caller writes in a request, every 10 seconds meanwhile, or that they ended. */
export const announceWriting = {
  method: 'POST',
  path: '/api/staff/requests/:id/writing',
  access: { kind: 'staff', permission: 'desk.reply' },
  summary:
    'Tells the other desks that the caller writes in a request, every 10 seconds meanwhile, or that they ended.',
  params: idParams,
  query: z.object({ state: writingStateSchema }),
  data: noData,
} as const satisfies Call;
