import { CallError } from './callError.ts';

/** Returns the server's message for a failed call; null without one, or without a response. */
export function serverMessage(error: unknown): string | null {
  return error instanceof CallError &&
    error.failure.kind === 'domain' &&
    error.failure.hasServerMessage
    ? error.message
    : null;
}

/** Whether the server responded with 404. */
export function isNotFound(error: unknown): boolean {
  return error instanceof CallError && error.status === 404;
}
