import type { RequestVisibility } from '@parlour/contract';
import { type Audience, notifyLive } from '../../platform/live/liveChannel.ts';
import type { Transaction } from '../../platform/postgres/database.ts';

/** What a hint at a request needs to know of it. */
interface HintedRequest {
  readonly id: string;
  readonly memberId: string;
  /** The version after the change, which is the member's too where they may see it. */
  readonly version: number;
}

/**
 * Hints that a request changed, to the desk and, unless staff alone may read the change, to its member (api/requests-32).
 *
 * @param visibility - who may read what changed.
 */
export async function hintAtRequest(
  transaction: Transaction,
  { id, memberId, version }: HintedRequest,
  visibility: RequestVisibility,
): Promise<void> {
  const audience: Audience[] = [{ kind: 'staff', permission: 'desk.read' }];
  if (visibility === 'member') audience.push({ kind: 'member', memberId });
  await notifyLive(transaction, { kind: 'request', id, version, audience });
}
