const unavailableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ETIMEDOUT',
  // PostgreSQL: too many connections, shutting down, starting up, statement or idle transaction cancelled.
  '53300',
  '57P01',
  '57P02',
  '57P03',
  '57014',
  '25P03',
]);

const unavailableMessages = [
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Connection terminated',
  'Client has encountered a connection error',
  'Query read timeout',
  'Cannot use a pool after calling end on the pool',
];

/** Whether an error means that the database was unreachable or did not respond, so a later try may succeed. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  // Class 08 of PostgreSQL's codes: connection exceptions.
  if (unavailableCodes.has(code) || /^08\w{3}$/.test(code)) return true;
  // A missing socket has the same code as a missing file.
  if (code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect') return true;
  if (unavailableMessages.some((message) => error.message.includes(message))) return true;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  return isDatabaseUnavailable(error.cause);
}

/** Whether the database rejected the connection for good: wrong credentials or an unknown database. */
export function isAccessDenied(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    /^(28|3D)\w{3}$/.test(error.code)
  );
}
