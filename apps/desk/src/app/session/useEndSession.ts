import { deskRoutes } from '@parlour/core/routes';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useServices } from '../services.ts';
import { storageKeys } from '../storageKeys.ts';

/**
 * Returns a function that forgets all that was loaded or is being written, and goes to the sign-in page. The frame forgets
 * what its page loads until then.
 */
export function useEndSession(): () => Promise<void> {
  const cache = useQueryClient();
  const { tabStorage } = useServices();
  const navigate = useNavigate();
  return async () => {
    cache.clear();
    tabStorage.removeItem(storageKeys.drafts);
    tabStorage.removeItem(storageKeys.content);
    tabStorage.removeItem(storageKeys.queue);
    await navigate(deskRoutes.signIn.path);
  };
}
