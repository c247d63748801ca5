import type { DataRouter } from 'react-router';
import type { KeyValueStorage } from '../session/browserStorage.ts';
import { keepScrollPositions } from './keepScrollPositions.ts';
import { prefetchFiles } from './prefetchFiles.ts';
import { recoverPages } from './recoverPages.ts';

/** Starts what no first load needs. */
export function afterFirstLoad(
  router: DataRouter,
  storage: KeyValueStorage,
  isMember: () => boolean,
): void {
  keepScrollPositions(router, storage);
  recoverPages(router);
  void prefetchFiles(isMember);
}
