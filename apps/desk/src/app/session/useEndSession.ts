import { deskRoutes } from '@parlour/core/routes';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';

/** Returns a function that forgets all that was loaded and goes to the sign-in page. */
export function useEndSession(): () => void {
  const cache = useQueryClient();
  const navigate = useNavigate();
  return () => {
    cache.clear();
    void navigate(deskRoutes.signIn.path);
  };
}
