import type { RequestType } from '@parlour/contract';
import type { RequestContext } from '@parlour/core';
import { createContext, use } from 'react';

/** Opens the request form, general or about one subject. */
export type OpenRequest = (subject: RequestContext, preselectedType?: RequestType | null) => void;

/** Provided by `RequestDialogHost` to its descendants. */
export const OpenRequestContext = createContext<OpenRequest | null>(null);

/** Returns the function that opens the request form. Throws outside {@link OpenRequestContext}. */
export function useOpenRequest(): OpenRequest {
  const openRequest = use(OpenRequestContext);
  if (openRequest === null)
    throw new Error('There is no OpenRequestContext around this component.');
  return openRequest;
}
