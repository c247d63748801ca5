import type { Call } from '../../call.ts';
import { staffSearchResultSchema, staffSearchSchema } from '../search.ts';

/** Searches everything that the member of staff may read. It finds at most five of each kind. */
export const searchEverything = {
  method: 'GET',
  path: '/api/staff/search',
  access: { kind: 'staff', permission: 'account.own' },
  summary:
    'Requests, members, content with its drafts, pictures and staff with a text, at most five of each. What the roles may not read is left out.',
  failure: 'The search failed.',
  query: staffSearchSchema,
  data: staffSearchResultSchema,
} as const satisfies Call;
