import type { Call } from '../call.ts';
import { liveHintSchema } from '../live.ts';

/** Opens the stream of events of a member. It ends only with its connection or its session. */
export const openLiveStream = {
  method: 'GET',
  path: '/api/live',
  access: { kind: 'member', viewable: false },
  summary:
    'Server-sent events that hint at changes which concern the member: `hello` first and after each gap, then a `hint` for each change. At most 3 streams a session.',
  failure: 'Live updates are not available.',
  data: liveHintSchema,
  response: 'events',
} as const satisfies Call;
