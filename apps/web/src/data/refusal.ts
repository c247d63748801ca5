import { CallError } from './callError.ts';

/** The sentence with which the server refused a call; null where nothing came from the server itself. */
export const serverSentence = (error: unknown): string | null =>
  error instanceof CallError && error.failure.kind === 'domain' ? error.message : null;

/** Whether an error is the server's word that the thing is not there, or no longer. */
export const isMissing = (error: unknown): boolean =>
  error instanceof CallError && error.status === 404;
