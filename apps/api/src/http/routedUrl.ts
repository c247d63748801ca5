import { decodeUrlComponent } from '../text/decodeUrlComponent.ts';
import { isCallPath, isFilePath } from './paths.ts';

/** A path without a page in the member app. */
const MISSING_PAGE = '/not-found';

/**
 * Rewrites a request's URL for the router, as a path. A page with a malformed one, such as one cut when pasted, goes to
 * the app's "not found" page. The router would respond with JSON.
 */
export function routedUrl(sentUrl: string): string {
  // Some proxies send the whole URL.
  const url = sentUrl.replace(/^https?:\/\/[^/?]*\/?/i, '/');
  if (!url.includes('%')) return url;
  const path = url.split('?', 1)[0] ?? '';
  const isWellEncoded = decodeUrlComponent(path) !== undefined;
  return isCallPath(path) || isFilePath(path) || isWellEncoded ? url : MISSING_PAGE;
}
