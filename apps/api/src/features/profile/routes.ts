import type { HandlersOf } from '../../platform/http/handler.ts';
import type { Profiles } from './service.ts';

export const profileHandlers = (profiles: Profiles): HandlersOf<'getProfile'> => ({
  getProfile: {
    answer: async ({ caller }) => ({ data: await profiles.of(caller.memberId) }),
  },
});
