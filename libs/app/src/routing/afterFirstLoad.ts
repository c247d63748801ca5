import type { DataRouter } from 'react-router';
import type { KeyValueStorage } from '../session/browserStorage.ts';
import { keepScrollPositions } from './keepScrollPositions.ts';
import type { LeftPage } from './loadAfterFirstLoad.ts';
import { prefetchFiles } from './prefetchFiles.ts';
import { recoverPages } from './recoverPages.ts';

/** Starts what no first load needs, with the pages that were left before. */
export function afterFirstLoad(
  router: DataRouter,
  storage: KeyValueStorage,
  isMember: () => boolean,
  left: readonly LeftPage[],
): void {
  keepScrollPositions(router, storage, left);
  recoverPages(router);
  void prefetchFiles(isMember);
}
