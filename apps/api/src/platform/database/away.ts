const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ETIMEDOUT',
  // PostgreSQL: too many connections, shutting down, starting up, a statement or an idle transaction cut off.
  '53300',
  '57P01',
  '57P02',
  '57P03',
  '57014',
  '25P03',
]);

const awayMessages = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Client has encountered a connection error',
  'Query read timeout',
  'Cannot use a pool after calling end on the pool',
];

/** Whether a failure means that the database could not be reached or did not answer, so that a later try may succeed. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  // Class 08 of PostgreSQL's codes: connection exceptions.
  if (awayCodes.has(code) || /^08\w{3}$/.test(code)) return true;
  // The socket is not there; a missing file has the same code.
  if (code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect') return true;
  if (awayMessages.some((message) => error.message.includes(message))) return true;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
  return isDatabaseAway(error.cause);
}

/** Whether the database itself turned the connection down: who connects or which database is wrong, and stays so. */
export const isRefused = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  /^(28|3D)\w{3}$/.test(error.code);
