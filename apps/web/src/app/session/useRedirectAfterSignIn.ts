import { RETURN_PATH_KEY, pathAfterSignIn } from '@parlour/core';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useServices } from '../services.ts';
import { useIsMember } from './useIsMember.ts';

/** Leaves the sign-in page when a member is signed in, in this tab or another one (`WG6`). */
export function useRedirectAfterSignIn(): void {
  const { tabStorage } = useServices();
  const isMember = useIsMember();
  const navigate = useNavigate();

  useEffect(() => {
    if (!isMember) return;
    const path = pathAfterSignIn(tabStorage.getItem(RETURN_PATH_KEY));
    tabStorage.removeItem(RETURN_PATH_KEY);
    void navigate(path, { replace: true });
  }, [isMember, navigate, tabStorage]);
}
