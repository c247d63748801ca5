import type { RequestActor } from '@parlour/core';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { newId } from '../../platform/crypto/random.ts';
import type { Transaction } from '../../platform/postgres/database.ts';
import { requests } from '../../platform/postgres/schema/index.ts';
import type { FeatureDependencies } from '../dependencies.ts';
import { changeRequest, decideMove } from './applyMove.ts';
import { addEntry } from './threadRepository.ts';

const system: RequestActor = { kind: 'system' };

/**
 * Returns the open requests of a member of staff to the queue, with a line in each thread, as when an account ends
 * (api/requests-26). A merged one stays, since nothing is done with it.
 *
 * @returns the ids of the requests.
 */
export async function releaseRequestsOf(
  transaction: Transaction,
  { clock, random }: Pick<FeatureDependencies, 'clock' | 'random'>,
  staffId: string,
): Promise<readonly string[]> {
  const rows = await transaction
    .select()
    .from(requests)
    .where(
      and(eq(requests.assigneeId, staffId), isNull(requests.closedAt), isNull(requests.mergedInto)),
    )
    .orderBy(asc(requests.id))
    .for('no key update');
  const now = clock.now();
  for (const row of rows) {
    const { toStatus, entry } = decideMove(row, 'release', system, now);
    await addEntry(transaction, {
      ...entry,
      id: newId(clock, random),
      requestId: row.id,
      kind: 'move',
      authorKind: 'system',
      createdAt: now,
    });
    const changes = { assigneeId: null };
    await changeRequest(transaction, row, {
      toStatus,
      by: 'system',
      isShown: false,
      changes,
      now,
    });
  }
  return rows.map(({ id }) => id);
}
