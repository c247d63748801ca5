import { allowsLoadingAhead, type NetworkConnection } from '@parlour/core';

/** Whether code, data and pictures may be prefetched on the current connection. */
export const mayLoadAhead = (): boolean => {
  const browser: Navigator & { readonly connection?: NetworkConnection } = navigator;
  return allowsLoadingAhead(browser.connection);
};
