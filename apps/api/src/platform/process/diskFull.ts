const diskFullCodes: ReadonlySet<unknown> = new Set([
  'ENOSPC',
  'EDQUOT',
  // PostgreSQL: disk full.
  '53100',
]);

/** Seconds before another try, since an operator has to make room first. */
export const RETRY_AFTER_FULL = 300;

/** Whether an error or one of its causes is a full disk. */
export function isDiskFull(error: unknown): boolean {
  return (
    error instanceof Error &&
    (('code' in error && diskFullCodes.has(error.code)) || isDiskFull(error.cause))
  );
}
