import type { CachedBody } from './compression.ts';

/** Whether an If-None-Match header names the body, so that the client already has it. Weak and strong ETags match alike. */
export function isNotModified(ifNoneMatch: string | undefined, { etag }: Pick<CachedBody, 'etag'>) {
  return (
    ifNoneMatch !== undefined &&
    (ifNoneMatch.trim() === '*' || ifNoneMatch.includes(etag.slice('W/'.length)))
  );
}
