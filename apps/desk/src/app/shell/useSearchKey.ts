import { useCommandKey } from '@parlour/app/hooks';
import { deskRoutes } from '@parlour/core/routes';
import { useLocation, useNavigate } from 'react-router';

/** Opens the search over everything by Ctrl or Command with K. On its page the keys lead to the field (`DKQ6`). */
export function useSearchKey(): void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useCommandKey('k', () => {
    if (pathname !== deskRoutes.search.path) void navigate(deskRoutes.search.path);
    else document.querySelector<HTMLElement>('main input[type="search"]')?.focus();
  });
}
