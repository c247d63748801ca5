import { useKeys } from '@parlour/app/hooks';
import { routes } from '@parlour/core/routes';
import { useNavigate } from 'react-router';
import { useServices } from '../../app/services.ts';
import { isSearchKeyOn } from './searchKey.ts';

/** Opens the search of a member by the key `/`. On its page the key leads to the field (`web/search-8`). */
export function SearchKey() {
  const { browserStorage } = useServices();
  const navigate = useNavigate();
  const openSearch = () => {
    const field = document.querySelector<HTMLElement>('main input[type="search"]');
    if (field === null) void navigate(routes.search.path);
    else field.focus();
  };
  useKeys({ '/': openSearch }, () => isSearchKeyOn(browserStorage));
  return null;
}
