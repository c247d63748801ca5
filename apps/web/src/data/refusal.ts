import { CallError } from './callError.ts';

/** The sentence with which the server refused a call; null where it said nothing, or was not reached. */
export const serverSentence = (error: unknown): string | null =>
  error instanceof CallError && error.failure.kind === 'domain' && error.failure.hasServerMessage
    ? error.message
    : null;

/** What a form is told of a failed call: the error itself where the server said why, else one that says `sentence`. */
export const orSentence = (error: unknown, sentence: string): unknown =>
  serverSentence(error) === null ? new Error(sentence, { cause: error }) : error;

/** Whether an error is the server's word that the thing is not there, or no longer. */
export const isMissing = (error: unknown): boolean =>
  error instanceof CallError && error.status === 404;
