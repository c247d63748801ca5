const codes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT']);

/** Whether an error, or what caused it, is that a disk has no room left. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && codes.has(error.code)) || isDiskFull(error.cause));
