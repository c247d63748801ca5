import type { AuthUser, SignIn } from '@parlour/contract';

/** The key of the browser's storage under which a session is kept (spec section 4). */
export const SESSION_KEY = 'auth-storage';

/** The fixed text in place of a refresh token (spec section 3). */
export const REFRESH_MARKER = 'system-auth';

/** A signed-in member's session as the browser keeps it. A token can be missing from what was stored. */
export interface Session {
  readonly user: AuthUser;
  readonly isAuthenticated: true;
  readonly sessionToken: string | null;
  readonly crmToken: string | null;
  readonly refreshToken: typeof REFRESH_MARKER;
}

/** The session that a right code opens. */
export const sessionOfSignIn = ({ token, user: { crmToken, ...user } }: SignIn): Session => ({
  user,
  isAuthenticated: true,
  sessionToken: token,
  crmToken,
  refreshToken: REFRESH_MARKER,
});

/** The text that is stored for a session. */
export const serializeSession = (session: Session): string => JSON.stringify(session);

/**
 * Reads stored text; null when it holds no authenticated session or is not readable. Never throws. It reads by hand,
 * not by a schema: every page begins with it, and none should wait for the schemas.
 */
export const parseStoredSession = (text: string | null): Session | null => {
  const stored = recordOf(parseJson(text ?? ''));
  const user = recordOf(stored?.['user']);
  const { id, email, name, crmId, instanceUrl } = user ?? {};
  return stored?.['isAuthenticated'] === true &&
    isText(id) &&
    isText(email) &&
    typeof name === 'string' &&
    typeof crmId === 'string' &&
    typeof instanceUrl === 'string'
    ? {
        user: { id, email, name, crmId, instanceUrl },
        isAuthenticated: true,
        sessionToken: tokenOf(stored['sessionToken']),
        crmToken: tokenOf(stored['crmToken']),
        refreshToken: REFRESH_MARKER,
      }
    : null;
};

/** The value of a JSON text; undefined when it is none. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The value as an object with unknown fields; undefined when it is none. */
export const recordOf = (value: unknown): Readonly<Record<string, unknown>> | undefined =>
  typeof value === 'object' && value !== null ? { ...value } : undefined;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const tokenOf = (value: unknown) => (isText(value) ? value : null);
