import { deskRoutes } from '@parlour/core/routes';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';

/** Returns a function that forgets all that was loaded and goes to the sign-in page. */
export function useEndSession(): () => Promise<void> {
  const cache = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    cache.clear();
    await navigate(deskRoutes.signIn.path);
    // Until it was left, the page may have asked anew.
    cache.clear();
  };
}
