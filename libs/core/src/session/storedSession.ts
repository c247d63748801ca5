import type { AuthUser, Credentials, SignIn } from '@parlour/contract';

/** The browser's storage key of the session (core/session-1). */
export const SESSION_KEY = 'auth-storage';

/** The storage key of the session of a view, in the storage of one tab. */
export const VIEW_SESSION_KEY = 'member-view';

/** The storage key of the parked draft, in the storage of one tab. */
export const PARKED_DRAFT_KEY = 'parked-draft';

/** The fixed text in place of a refresh token (core/session-1). */
const REFRESH_MARKER = 'system-auth';

/** A signed-in member's session as the browser stores it. A stored session may lack a token. */
export interface Session {
  /** Who is signed in. */
  readonly user: AuthUser;
  /** Always true: without a session nothing is stored. */
  readonly isAuthenticated: true;
  /** The token of the session. */
  readonly sessionToken: string | null;
  /** The token of the member. */
  readonly crmToken: string | null;
  /** A fixed text. */
  readonly refreshToken: typeof REFRESH_MARKER;
}

/** Creates the session of a sign-in (core/session-1). */
export function sessionOfSignIn({ token, user: { crmToken, ...user } }: SignIn): Session {
  return {
    user,
    isAuthenticated: true,
    sessionToken: token,
    crmToken,
    refreshToken: REFRESH_MARKER,
  };
}

/** Returns the tokens of a session's calls (core/session-19); null without a session, and for one that lacks a token. */
export function credentialsOf(session: Session | null): Credentials | null {
  return session?.sessionToken && session.crmToken
    ? { token: session.sessionToken, crmToken: session.crmToken }
    : null;
}

/** Serializes a session for storage. */
export function serializeSession(session: Session): string {
  return JSON.stringify(session);
}

/**
 * Parses a stored session; null if it is unreadable or not authenticated (core/session-2). Never throws. It does not use the
 * schemas, since every page starts with it and none should wait for them to load.
 */
export function parseStoredSession(text: string | null): Session | null {
  const stored = recordOf(parseJson(text ?? ''));
  const user = recordOf(stored?.['user']);
  const { id, email, name, crmId, instanceUrl } = user ?? {};
  return stored?.['isAuthenticated'] === true &&
    isNonEmptyString(id) &&
    isNonEmptyString(email) &&
    typeof name === 'string' &&
    typeof crmId === 'string' &&
    typeof instanceUrl === 'string'
    ? {
        user: { id, email, name, crmId, instanceUrl },
        isAuthenticated: true,
        sessionToken: tokenOrNull(stored['sessionToken']),
        crmToken: tokenOrNull(stored['crmToken']),
        refreshToken: REFRESH_MARKER,
      }
    : null;
}

/** Parses JSON; undefined if the text is invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns an object's fields as unknown values; undefined if the value is not an object. */
export function recordOf(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === 'object' && value !== null ? { ...value } : undefined;
}

const isNonEmptyString = (value: unknown): value is string =>
  typeof value === 'string' && value !== '';
const tokenOrNull = (value: unknown) => (isNonEmptyString(value) ? value : null);
