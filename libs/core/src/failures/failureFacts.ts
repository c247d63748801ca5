import type { CallFailure } from '@parlour/contract';

const statusOf = (failure: CallFailure): number | undefined =>
  failure.kind === 'transport' ? undefined : failure.status;

/** Returns the server's message of a failed call; the fallback if the server sent none (core/failures-2). */
export function messageOf(failure: CallFailure, fallback: string): string {
  return failure.kind === 'domain' && failure.hasServerMessage ? failure.message : fallback;
}

/** Whether the server responded with 401: sign in first (core/failures-3). */
export function isUnauthorized(failure: CallFailure): boolean {
  return statusOf(failure) === 401;
}

/** Whether the server responded with 404, so that what was to be removed is already gone (core/failures-4). */
export function isGone(failure: CallFailure): boolean {
  return statusOf(failure) === 404;
}

/** Whether the network was known to be missing when the call was made (core/failures-6). */
export function isOffline(failure: CallFailure): boolean {
  return failure.kind === 'transport' && failure.reason === 'offline';
}

/** Whether the subject of a read does not exist (core/failures-5): 404, an id or URL that is not valid, or a success without data. */
export function isSubjectMissing(failure: CallFailure): boolean {
  return (
    isGone(failure) ||
    (failure.kind === 'domain' && (failure.field === 'id' || failure.field === 'url')) ||
    (failure.kind === 'contract' && failure.isEmpty === true)
  );
}
