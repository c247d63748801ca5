import { href } from '@parlour/core';
import { deskRoutes } from '@parlour/core/routes';

/** Returns the path of a release. */
export function releasePath(releaseId: string): string {
  return href(deskRoutes.release, { releaseId });
}
