import { allowsLoadingAhead, type NetworkConnection } from '@parlour/core';

/** Whether code, data and pictures may be loaded before the reader asks for them: asked anew each time. */
export const mayLoadAhead = (): boolean => {
  const page: Navigator & { readonly connection?: NetworkConnection } = navigator;
  return allowsLoadingAhead(page.connection);
};
