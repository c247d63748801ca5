import { useClient } from '@parlour/app/data-layout';
import { useNow } from '@parlour/app/hooks';
import { nextForMember, type NextForMember } from '@parlour/core';
import { useQuery } from '@tanstack/react-query';
import { redemptionsQuery } from '../benefits/queries.ts';
import { registrationsQuery } from '../registrations/queries.ts';

/** Returns what the member has booked next. A list that fails counts as empty. */
export function useNextForMember(): NextForMember | 'loading' | null {
  const client = useClient();
  const registrations = useQuery(registrationsQuery(client));
  const redemptions = useQuery(redemptionsQuery(client));
  const now = useNow();
  if (registrations.isPending || redemptions.isPending) return 'loading';
  return nextForMember(registrations.data ?? [], redemptions.data ?? [], now);
}
