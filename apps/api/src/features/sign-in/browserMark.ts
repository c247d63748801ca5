import { parseCookie, stringifySetCookie } from 'cookie';
import { DAY, SECOND } from '../../platform/process/clock.ts';
import type { Random } from '../../platform/crypto/random.ts';

const MARK_BYTES = 32;

// The longest time that browsers keep a cookie.
const COOKIE_LIFETIME = 400 * DAY;

/** The mark of a browser where somebody signed in (api/sign-in-16): a random cookie, which the page's scripts do not see. */
export interface BrowserMarks {
  /** Makes the mark of another browser. */
  create(random: Random): string;
  /** Returns the mark in the `Cookie` header of a call. Undefined where it has none. */
  read(cookieHeader: string | undefined): string | undefined;
  /** Makes the `Set-Cookie` header that gives a browser its mark. */
  write(mark: string): string;
}

/** Creates {@link BrowserMarks} for a site. Its cookie is sent over TLS only, if the site has TLS. */
export function createBrowserMarks(publicUrl: string): BrowserMarks {
  const isSecure = publicUrl.startsWith('https:');
  const name = isSecure ? '__Secure-browser-mark' : 'browser-mark';
  return {
    create: (random) => random.bytes(MARK_BYTES).toString('base64url'),
    read: (cookieHeader) =>
      cookieHeader === undefined ? undefined : parseCookie(cookieHeader)[name] || undefined,
    write: (mark) =>
      stringifySetCookie({
        name,
        value: mark,
        path: '/api/simple-auth',
        maxAge: COOKIE_LIFETIME / SECOND,
        httpOnly: true,
        secure: isSecure,
        sameSite: 'strict',
      }),
  };
}
