import type { Staff } from '../../../access/principal.ts';
import { ApiError } from '../../../errors/apiError.ts';
import type { Transaction } from '../../../platform/postgres/database.ts';
import { hasUnseenEntry } from './queueRepository.ts';

/**
 * Refuses to write to a member while the thread has a line of somebody else that the author did not see (api/requests/desk-12).
 *
 * @throws ApiError 409.
 */
export async function assertSeen(
  transaction: Transaction,
  { staffId }: Staff,
  requestId: string,
  lastSeenEntry: string | null,
): Promise<void> {
  if (!(await hasUnseenEntry(transaction, requestId, { staffId, lastSeenEntry }))) return;
  throw new ApiError(
    'changed_meanwhile',
    'Something was added to the thread meanwhile. Please read it before you send this.',
    { field: 'lastSeenEntry' },
  );
}
