import { parseCookie, stringifySetCookie } from 'cookie';

/** The cookie of a session at the desk. */
export interface DeskCookie {
  /** Returns the session's token in the `Cookie` header of a call. Undefined where it has none. */
  read(cookieHeader: string | undefined): string | undefined;
  /** Makes the `Set-Cookie` header that gives a browser its session. It ends with the browser. */
  write(token: string): string;
}

/** Creates {@link DeskCookie} for the desk's URL. Where browsers would not keep a secure cookie, it has a plain name. */
export function createDeskCookie(deskUrl: string): DeskCookie {
  const isSecure = isTrustworthy(deskUrl);
  const name = isSecure ? '__Host-desk' : 'desk';
  return {
    read: (cookieHeader) =>
      cookieHeader === undefined ? undefined : parseCookie(cookieHeader)[name] || undefined,
    write: (token) =>
      stringifySetCookie({
        name,
        value: token,
        path: '/',
        httpOnly: true,
        secure: isSecure,
        sameSite: 'strict',
      }),
  };
}

/** Whether browsers treat a URL as safe from the network: TLS, or this machine by name. */
export function isTrustworthy(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || hostname === 'localhost';
}
