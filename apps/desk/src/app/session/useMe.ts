import { useClient } from '@parlour/app/data-layout';
import { mayDo } from '@parlour/core/staff';
import type { Permission } from '@parlour/contract';
import type { SignedInStaff } from '@parlour/contract/staff';
import { useQuery } from '@tanstack/react-query';
import { meQuery } from './queries.ts';

/** Returns the member of staff who is signed in. Undefined while they are being signed out. */
export function useMe(): SignedInStaff | undefined {
  return useQuery(meQuery(useClient())).data;
}

/** Whether the member of staff who is signed in has a permission. */
export function useMay(permission: Permission): boolean {
  return mayDo(useMe()?.roles ?? [], permission);
}
