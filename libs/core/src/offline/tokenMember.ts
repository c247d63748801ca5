import { readTokenSubject } from '../session/tokenExpiry.ts';

const SCHEME = 'Bearer ';

/** Returns the member whose token a call carries, by its `Authorization` (core/offline-6); null without one. */
export function memberOfAuthorization(authorization: string | null): string | null {
  return authorization?.startsWith(SCHEME) === true
    ? readTokenSubject(authorization.slice(SCHEME.length))
    : null;
}
