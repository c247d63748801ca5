import { createContext, use } from 'react';

/** How members reach the concierge. Null for what the club does not give. */
export interface ClubContact {
  readonly email: string | null;
  /** The telephone number as the club writes it. */
  readonly phone: string | null;
  /** What dials it with its extension. Null or absent where the server tells none: its digits alone are dialed then. */
  readonly phoneUrl?: string | null | undefined;
}

/** Passes the contact to what may tell it, such as a failure. */
export const ClubContactContext = createContext<ClubContact>({ email: null, phone: null });

/** Returns how members reach the concierge; nothing outside {@link ClubContactContext}. */
export function useClubContact(): ClubContact {
  return use(ClubContactContext);
}
