import { mayPreload, type NetworkConnection } from '@parlour/core';

/** Whether code, data and pictures may be prefetched on the current connection. */
export function mayPrefetch(): boolean {
  const browser: Navigator & { readonly connection?: NetworkConnection } = navigator;
  return mayPreload(browser.connection);
}
