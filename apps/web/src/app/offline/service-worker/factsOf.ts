import type { ResponseFacts } from '@parlour/core/offline';

/** Reads what tells a response of the club from anything else. */
export function factsOf({ status, headers, redirected, type }: Response): ResponseFacts {
  return {
    status,
    contentType: headers.get('content-type') ?? '',
    isRedirected: redirected,
    type,
  };
}
