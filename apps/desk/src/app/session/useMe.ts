import { useClient } from '@parlour/app/data-layout';
import type { SignedInStaff } from '@parlour/contract/staff';
import { useQuery } from '@tanstack/react-query';
import { meQuery } from './queries.ts';

/** Returns the member of staff who is signed in. Undefined while they are being signed out. */
export function useMe(): SignedInStaff | undefined {
  return useQuery(meQuery(useClient())).data;
}
