import { pathAfterSignIn } from '@parlour/core';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { clearSignIn } from './createSession.ts';
import { useAppServices } from './services.ts';
import { useIsSignedIn } from './useSession.ts';

/**
 * Leaves the sign-in page when someone is signed in, in this tab or another one (`web/app/session-6`).
 * @param home the path to open without one to return to
 */
export function useRedirectAfterSignIn(home?: string): void {
  const { tabStorage, storageKeys } = useAppServices();
  const isSignedIn = useIsSignedIn();
  const navigate = useNavigate();

  useEffect(() => {
    if (!isSignedIn) return;
    const path = pathAfterSignIn(tabStorage.getItem(storageKeys.returnPath), home);
    clearSignIn(tabStorage, storageKeys);
    void navigate(path, { replace: true });
  }, [isSignedIn, navigate, tabStorage, storageKeys, home]);
}
