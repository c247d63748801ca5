import { POST_LOGIN_KEY, postLoginPath } from '@parlour/core';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useServices } from '../services.ts';
import { useIsMember } from './useIsMember.ts';

/** Leaves the sign-in page when a member is signed in, in this tab or another one (`WG6`). */
export function useEnter(): void {
  const { tabStorage } = useServices();
  const isMember = useIsMember();
  const navigate = useNavigate();

  useEffect(() => {
    if (!isMember) return;
    const path = postLoginPath(tabStorage.getItem(POST_LOGIN_KEY));
    tabStorage.removeItem(POST_LOGIN_KEY);
    void navigate(path, { replace: true });
  }, [isMember, navigate, tabStorage]);
}
