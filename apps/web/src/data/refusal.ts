import { CallError } from './callError.ts';

/** Returns the server's message for a failed call; null without one, or without a response. */
export const serverSentence = (error: unknown): string | null =>
  error instanceof CallError && error.failure.kind === 'domain' && error.failure.hasServerMessage
    ? error.message
    : null;

/** Returns the error itself if the server sent a message, otherwise an error with `fallbackMessage`. */
export const orSentence = (error: unknown, fallbackMessage: string): unknown =>
  serverSentence(error) === null ? new Error(fallbackMessage, { cause: error }) : error;

/** Whether the server responded with 404. */
export const isMissing = (error: unknown): boolean =>
  error instanceof CallError && error.status === 404;
