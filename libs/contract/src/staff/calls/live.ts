import type { Call } from '../../call.ts';
import { liveHintSchema } from '../../live.ts';

/** Opens the stream of events of the desk. It ends only with its connection or its session. */
export const openStaffLiveStream = {
  method: 'GET',
  path: '/api/staff/live',
  access: { kind: 'staff', permission: 'account.own' },
  summary:
    'Server-sent events that hint at changes at the desk, as far as the permissions of the caller admit: `hello` first and after each gap, then a `hint` for each change. At most 3 streams a session.',
  failure: 'Live updates are not available.',
  data: liveHintSchema,
  response: 'events',
} as const satisfies Call;
