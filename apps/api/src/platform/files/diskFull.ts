const codes: ReadonlySet<unknown> = new Set([
  'ENOSPC',
  'EDQUOT',
  // PostgreSQL: disk full.
  '53100',
]);

/** Seconds after which a new try may succeed: someone has to make room first. */
export const RETRY_AFTER_FULL = 300;

/** Whether an error, or what caused it, is that a disk has no room left. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && codes.has(error.code)) || isDiskFull(error.cause));
