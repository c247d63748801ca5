import type { Call } from '../../call.ts';
import { idParams, noData } from '../../calls/sharedSchemas.ts';

/** Tells the other desks that the caller writes in a request. It is repeated every 10 seconds meanwhile. */
export const announceWriting = {
  method: 'POST',
  path: '/api/staff/requests/:id/writing',
  access: { kind: 'staff', permission: 'desk.reply' },
  summary:
    'Tells the other desks that the caller writes in a request. Sent every 10 seconds meanwhile.',
  params: idParams,
  data: noData,
} as const satisfies Call;
