import type { RequestMove, RequestStatus } from '@parlour/contract';
import {
  isOpenRequest,
  isTakenBackAfter,
  moveRequest,
  moveVisibility,
  type RequestActor,
} from '@parlour/core';
import { eq, sql } from 'drizzle-orm';
import { ApiError, forbidden } from '../../errors/apiError.ts';
import type { Transaction } from '../../platform/postgres/database.ts';
import { requests } from '../../platform/postgres/schema/index.ts';
import { MINUTE } from '../../platform/process/clock.ts';
import { hintAtRequest } from './requestHints.ts';
import type { NewEntry, RequestRow } from './threadRepository.ts';

/** What comes within this time, in milliseconds, is one email to the member (api/requests-21). */
export const EMAIL_PAUSE = 2 * MINUTE;

/** The columns that a change of a request sets beside its status and its times. */
export type RequestChanges = Partial<
  Pick<
    RequestRow,
    | 'assigneeId'
    | 'confirmedDate'
    | 'confirmedTime'
    | 'confirmedEndDate'
    | 'arrangement'
    | 'mergedInto'
    | 'mergedAt'
    | 'snoozedUntil'
    | 'ratingStars'
    | 'ratingWords'
  >
>;

/**
 * Refuses a change of a request that was changed meanwhile.
 *
 * @throws ApiError 409.
 */
export function assertVersion({ version }: Pick<RequestRow, 'version'>, seen: number): void {
  if (seen === version) return;
  throw new ApiError(
    'changed_meanwhile',
    'This request was changed meanwhile. Please look at it again before you go on.',
    { field: 'version' },
  );
}

/**
 * Returns what a move changes: the status after it, and the part of its line in the thread (api/requests-16).
 *
 * @throws ApiError 409 where the move is not possible now, and 403 where it is not for this member of staff.
 */
export function decideMove(row: RequestRow, move: RequestMove, by: RequestActor, now: Date) {
  const result = moveRequest(
    {
      status: row.status,
      closedAt: row.closedAt?.getTime() ?? null,
      isMerged: row.mergedInto !== null,
    },
    move,
    by,
    now.getTime(),
  );
  if (!result.ok) {
    const { reason, message } = result.failure;
    // A member is never told 403, which would end their session.
    if (reason === 'permission' && by.kind === 'staff') throw forbidden();
    throw new ApiError('move_not_allowed', message);
  }
  const toStatus = result.value;
  const entry = {
    move,
    visibility: moveVisibility(move, row.status),
    fromStatus: row.status,
    toStatus,
  } satisfies Partial<NewEntry>;
  return { toStatus, entry };
}

/** How a locked request changes. */
interface RequestChange {
  readonly toStatus: RequestStatus;
  /** Whether the member may read what was done. */
  readonly isShown: boolean;
  readonly changes?: RequestChanges;
  readonly now: Date;
}

/**
 * Stores a change of a locked request, with the next version, and hints at it: the member reads the version too. A request
 * that ends is put aside no more.
 */
export async function changeRequest(
  transaction: Transaction,
  row: RequestRow,
  { toStatus, isShown, changes = {}, now }: RequestChange,
): Promise<void> {
  const isOpen = isOpenRequest(toStatus);
  await transaction
    .update(requests)
    .set({
      status: toStatus,
      closedAt: isOpen ? null : (row.closedAt ?? now),
      ...(isOpen ? {} : { snoozedUntil: null }),
      ...(row.confirmedDate !== null && {
        isTakenBack: isTakenBackAfter(row, {
          toStatus,
          isConfirmation: changes.confirmedDate !== undefined,
        }),
      }),
      ...changes,
      changedAt: now,
      ...(isShown ? { updatedAt: now } : {}),
      version: sql`${requests.version} + 1`,
    })
    .where(eq(requests.id, row.id));
  await hintAtRequest(transaction, { ...row, version: row.version + 1 }, 'member');
}
