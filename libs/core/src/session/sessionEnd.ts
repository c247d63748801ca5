/** Where a browser goes that has no session. */
export const LOGIN_PATH = '/login';

/** Where a browser goes whose session was ended for it (spec section 4). */
export const SESSION_EXPIRED_PATH = '/login?reason=session_expired';

/** Whether a failed call ends the session (spec section 4). `status` is the HTTP status, if there was an answer. */
export const endsSession = (failure: {
  readonly status?: number | undefined;
  readonly message?: string | undefined;
}): boolean =>
  failure.status === 401 ||
  failure.status === 403 ||
  /401|403|Unauthorized|Forbidden/.test(failure.message ?? '');
