import type { CallFailure } from '@parlour/contract';

/** Whether the server refused because somebody changed it after it was seen. */
export function isChangedMeanwhile(failure: CallFailure): boolean {
  return failure.kind === 'domain' && failure.code === 'changed_meanwhile';
}
