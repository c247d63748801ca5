import type { SignedInStaff } from '@parlour/contract/staff';
import { useNavigate } from 'react-router';
import { useServices } from '../services.ts';
import { meQuery } from './queries.ts';
import { takeReturnPath } from './returnPath.ts';

/**
 * Returns a function that opens the page to return to, or another one, for somebody who has just signed in (`desk/app-3`).
 */
export function useBeginSession(): (me: SignedInStaff, path?: string) => void {
  const { client, queryClient, tabStorage } = useServices();
  const navigate = useNavigate();
  return (me, path) => {
    queryClient.clear();
    queryClient.setQueryData(meQuery(client).queryKey, me);
    const returnPath = takeReturnPath(tabStorage);
    void navigate(path ?? returnPath, { replace: true });
  };
}
