import { PROXY_PATH } from '../pictures/sources.ts';
import { matchRoute } from '../routes/matchRoute.ts';
import { href, pathPattern } from '../routes/routes.ts';

/** What the service worker may respond to. */
export type OfflineKind = 'page' | 'call' | 'picture' | 'file';

/** The parts of a request that decide whether the service worker may respond to it. */
export interface OfflineRequest {
  readonly method: string;
  readonly isSameOrigin: boolean;
  /** Whether the browser opens a page. */
  readonly isNavigation: boolean;
  readonly path: string;
  /** Empty, or the query with its question mark. */
  readonly search: string;
  /** The path and query of the page or file of this site that makes the request; null if the browser does not say. */
  readonly referrer: string | null;
  /** The member whose token the request carries; null without one. */
  readonly memberId: string | null;
}

const destinationCall = { path: '/api/destinations/:id' } as const;
const vendorCall = { path: '/api/vendors/:id' } as const;

/** Where the server serves the service worker of the member app. */
export const SERVICE_WORKER_PATH = '/service-worker.js';

/** The list of all destinations, as the member app asks for it. */
export const DESTINATIONS_CALL = '/api/destinations?isPrimary=true';

/** The paths of the calls that a guide consists of (core/offline-2). */
export const guideCallPaths = [
  '/api/destinations',
  destinationCall.path,
  vendorCall.path,
  '/api/destinations/vendors/:id/related',
] as const;

const guideCalls = guideCallPaths.map(pathPattern);

/** The queries of these calls. With another one, a path is another call's, such as a benefit's. */
const guideQuery = /^(?:\?(?:isPrimary=true|limit=\d+))?$/;

/** Returns the path of the call for one destination. */
export function destinationCallPath(id: string): string {
  return href(destinationCall, { id });
}

/** Returns the path of the call for one vendor, by its id or its slug. */
export function vendorCallPath(idOrSlug: string): string {
  return href(vendorCall, { id: idOrSlug });
}

/** Whether a URL names the member whose link a visitor followed. */
const isVisit = (url: string) => /[?&]ref=/.test(url);

/** Whether a request comes from a page or a file of the member app, and not from another app of the site. */
const isOfMemberApp = (referrer: string | null) =>
  referrer === null ||
  isFile(referrer) ||
  (matchRoute(referrer.split('?', 1)[0] ?? '') !== null && !isVisit(referrer));

const isFile = (path: string) => path.startsWith('/assets/');

/**
 * Returns what the service worker may respond to, null for all that passes it by (core/offline-1 to core/offline-4): other methods and origins,
 * visitors' pages, other apps of the site and all that their pages request, and every call that is not part of a guide.
 */
export function offlineKind(request: OfflineRequest): OfflineKind | null {
  const { method, isSameOrigin, isNavigation, path, search, memberId } = request;
  if (method !== 'GET' || !isSameOrigin || isVisit(search)) return null;
  if (isNavigation) return matchRoute(path) === null ? null : 'page';
  if (!isOfMemberApp(request.referrer)) return null;
  if (isFile(path)) return 'file';
  if (path === PROXY_PATH) return 'picture';
  const isGuideCall = guideQuery.test(search) && guideCalls.some((pattern) => pattern.test(path));
  return memberId !== null && isGuideCall ? 'call' : null;
}

/**
 * Returns the URL that a picture is stored under, whatever its width.
 * @param url the original
 */
export function pictureKey(url: string): string {
  return `${PROXY_PATH}?url=${encodeURIComponent(url.toWellFormed())}`;
}
