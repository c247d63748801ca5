import type { RequestType } from '@parlour/contract';
import type { RequestContext } from '@parlour/core';
import { createContext, use } from 'react';

/** Opens the request form, about nothing in particular or about one thing. */
export type OpenRequest = (about: RequestContext, preselectedType?: RequestType | null) => void;

/** Given by the request dialog's host to all that it surrounds. */
export const OpenRequestContext = createContext<OpenRequest | null>(null);

/** What opens the request form. Throws outside {@link OpenRequestContext}. */
export function useOpenRequest(): OpenRequest {
  const openRequest = use(OpenRequestContext);
  if (openRequest === null)
    throw new Error('There is no OpenRequestContext around this component.');
  return openRequest;
}
