import type { KeyValueStorage } from '@parlour/app/session';
import { deskRoutes, matchDeskRoute } from '@parlour/core/routes';
import { storageKeys } from '../storageKeys.ts';

/** Stores the page to return to after signing in. */
export function saveReturnPath(tabStorage: KeyValueStorage, path: string): void {
  tabStorage.setItem(storageKeys.returnPath, path);
}

/** Returns and forgets the page to return to. Anything but a page of the desk counts as none (`desk/app-3`). */
export function takeReturnPath(tabStorage: KeyValueStorage): string {
  const path = tabStorage.getItem(storageKeys.returnPath) ?? '';
  tabStorage.removeItem(storageKeys.returnPath);
  const [pathname = ''] = path.split('?', 1);
  return matchDeskRoute(pathname) === null ? deskRoutes.home.path : path;
}
