import type { DataRouter, Location } from 'react-router';
import type { KeyValueStorage } from '../session/browserStorage.ts';
import { isOpenedBy } from './navigation.ts';
import { isPageMissing } from './pageLoading.ts';
import { SCROLL_KEY } from './RouteChange.tsx';

/** A page that was left, and how far it was scrolled. */
export type LeftPage = readonly [page: Location, top: number];

/** Reloads a page whose code is missing once the server responds, and not again because that did not help. */
function recoverWithoutCode(router: DataRouter): void {
  const recover = () => {
    if (!isPageMissing(router) || isOpenedBy('reload')) return;
    fetch('/api/health').then(
      ({ ok }) => ok && window.location.reload(),
      () => undefined,
    );
  };
  router.subscribe(recover);
  addEventListener('online', recover);
  recover();
}

/**
 * Loads what no first load needs two seconds later, or once another page is opened. Until then the browser restores scroll
 * positions, and pages left meanwhile are remembered (`web/app/shell-28`).
 */
export function loadAfterFirstLoad(
  router: DataRouter,
  storage: KeyValueStorage,
  isMember: () => boolean,
  loadCode = () => import('./afterFirstLoad.ts'),
): void {
  const left: LeftPage[] = [];
  let { location: page } = router.state;
  const stop = router.subscribe(({ location, navigation, initialized }) => {
    if (location !== page) left.push([page, scrollY]);
    page = location;
    if (initialized && navigation.location) load();
  });
  let isLoading = false;
  function load() {
    if (isLoading) return;
    isLoading = true;
    loadCode().then(
      ({ afterFirstLoad }) => {
        stop();
        afterFirstLoad(router, storage, isMember, left);
      },
      () => recoverWithoutCode(router),
    );
  }
  // At once in a tab that has scroll positions to return to, as after a reload.
  setTimeout(load, storage.getItem(SCROLL_KEY) === null ? 2000 : 0);
}
