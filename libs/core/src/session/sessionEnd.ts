import { routes } from '../routes/routes.ts';

/** The path for a browser whose session was ended (core/session-8). */
export const SESSION_EXPIRED_PATH = `${routes.signIn.path}?reason=session_expired`;

/** What a tab stores in place of a session that the server has ended, before it clears it: other tabs read it (core/session-14). */
export const SESSION_EXPIRED_MARK = 'expired';

/** Whether a failed call ends the session (core/session-7). `status` is the HTTP status, if there was a response. */
export function endsSession(failure: {
  readonly status?: number | undefined;
  readonly message?: string | undefined;
}): boolean {
  return (
    failure.status === 401 ||
    failure.status === 403 ||
    /401|403|Unauthorized|Forbidden/.test(failure.message ?? '')
  );
}
