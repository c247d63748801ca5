import type { CallFailure } from '@parlour/contract';

/** Returns the server's message of a failed call; the fallback if the server sent none. */
export function messageOf(failure: CallFailure, fallback: string): string {
  return failure.kind === 'domain' && failure.hasServerMessage ? failure.message : fallback;
}
