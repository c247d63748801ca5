import { destinationToKeep, LOGIN_PATH, POST_LOGIN_KEY } from '@parlour/core';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useServices } from '../services.ts';

/** Goes to the login page and keeps the present address to come back to (spec section 6). */
export function useSignInHere(): () => void {
  const { tabStorage } = useServices();
  const location = useLocation();
  const navigate = useNavigate();

  return useCallback(() => {
    const address = destinationToKeep(location);
    if (address !== null) tabStorage.setItem(POST_LOGIN_KEY, address);
    void navigate(LOGIN_PATH);
  }, [location, navigate, tabStorage]);
}
