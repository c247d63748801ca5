import { CallError } from './callError.ts';

/** Returns the server's message for a failed call; null without one, or without a response. */
export function serverMessage(error: unknown): string | null {
  return error instanceof CallError &&
    error.failure.kind === 'domain' &&
    error.failure.hasServerMessage
    ? error.message
    : null;
}

/** Returns the error itself if the server sent a message, otherwise an error with `fallbackMessage`. */
export function withFallbackMessage(error: unknown, fallbackMessage: string): unknown {
  return serverMessage(error) === null ? new Error(fallbackMessage, { cause: error }) : error;
}

/** Whether the server responded with 404. */
export function isNotFound(error: unknown): boolean {
  return error instanceof CallError && error.status === 404;
}
