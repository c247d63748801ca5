import type { Profile } from '@parlour/contract';
import type { Queries } from '../../platform/database/database.ts';
import { unauthenticated } from '../../platform/http/refusal.ts';
import { findProfile } from './repository.ts';

export interface Profiles {
  of(memberId: string): Promise<Profile>;
}

export function createProfiles(queries: Queries): Profiles {
  return {
    async of(memberId) {
      const profile = await findProfile(queries, memberId);
      // Only a member who was removed since the session was checked has none.
      if (profile === undefined) throw unauthenticated();
      return profile;
    },
  };
}
