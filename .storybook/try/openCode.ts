import { CODE } from '../../tools/src/book/sharedCode.ts';

/** Returns the address of the place to try with packed code, in the view of the toolbar. */
export function openCode(packed: string): URL {
  const { href } = window.top?.location ?? location;
  const url = new URL(href);
  const globals = url.searchParams.get('globals');
  url.search = '';
  url.searchParams.set('path', '/docs/a-place-to-try--docs');
  if (globals !== null) url.searchParams.set('globals', globals);
  url.searchParams.set(CODE, packed);
  return url;
}
