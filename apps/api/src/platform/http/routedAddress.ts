import { isCall, isFile } from './paths.ts';

/** Whether the percent signs of a path stand for characters. */
function isReadable(path: string): boolean {
  try {
    decodeURI(path);
    return true;
  } catch {
    return false;
  }
}

/** A page of the member app which is none of its own. */
const NO_PAGE = '/not-found';

/**
 * The address that a request is routed by. A page whose address can't be read, such as one that was cut when it was
 * pasted, is the member app's all the same, which says in the browser that there is nothing; the router would answer JSON.
 */
export function routedAddress(url: string): string {
  if (!url.includes('%')) return url;
  const path = url.split('?', 1)[0] ?? '';
  return isCall(path) || isFile(path) || isReadable(path) ? url : NO_PAGE;
}
