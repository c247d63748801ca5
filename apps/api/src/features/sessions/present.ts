import type { OpenSession } from '@parlour/contract';
import { UNKNOWN_DEVICE } from './device.ts';
import type { SessionRow } from './repository.ts';

/**
 * Converts a row to a session in the member's list.
 *
 * @param currentId - the id of the caller's session.
 */
export function presentSession(
  { id, device, lastSeenAt }: SessionRow,
  currentId: string,
): OpenSession {
  return {
    id,
    device: device ?? UNKNOWN_DEVICE,
    lastUsedAt: lastSeenAt.toISOString(),
    isCurrent: id === currentId,
  };
}
