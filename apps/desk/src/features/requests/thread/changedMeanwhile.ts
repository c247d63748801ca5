import type { CallFailure } from '@parlour/contract';

/** Says that a move was not made because the request had changed (`DKR11`). */
export const CHANGED_MEANWHILE =
  'Somebody changed this request meanwhile, and it was not changed again. You see it as it is now.';

/** Whether the server refused because the request had changed. */
export function isChangedMeanwhile(failure: CallFailure): boolean {
  return failure.kind === 'domain' && failure.code === 'changed_meanwhile';
}
