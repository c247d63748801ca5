import type { DeskMove, MovePreview } from '@parlour/contract/staff';
import { fullName, greetingName, isEmailedMove } from '@parlour/core';
import type { Staff } from '../../../access/principal.ts';
import { orNotFound } from '../../../errors/apiError.ts';
import type { Queries } from '../../../platform/postgres/database.ts';
import type { FeatureDependencies } from '../../dependencies.ts';
import { isActiveMember } from '../../profile/repository.ts';
import { findStaffMember } from '../../staff/people/repository.ts';
import { changedColumns, decideMove } from '../applyMove.ts';
import { assertUnsent, unsentFilesOf } from '../files.ts';
import { placeOf } from '../present.ts';
import { findVendor } from '../repository.ts';
import { threadEmail } from '../threadEmail.ts';
import { actorOf } from './actorOf.ts';
import { assertFilled } from './assertFilled.ts';
import { changesOfMove } from './makeMove.ts';
import { findDeskRequest } from './queueRepository.ts';
import { textOf } from './writeEntry.ts';

/**
 * Creates what renders the email of a move, as it is sent where nothing else waits to be told. It moves nothing, and refuses
 * what the move would be refused for, besides a version that is not the current one (api/requests/desk-24).
 */
export function createPreviewMove({
  clock,
  branding,
}: Pick<FeatureDependencies, 'clock' | 'branding'>) {
  return async (
    queries: Queries,
    caller: Staff,
    id: string,
    move: DeskMove,
  ): Promise<MovePreview | null> => {
    const { request: row, member } = orNotFound(
      await findDeskRequest(queries, id),
      'Request not found',
    );
    if ('text' in move) await assertFilled(queries, caller, id, move.text);
    const now = clock.now();
    const { toStatus, entry } = decideMove(row, move.move, actorOf(caller, row.assigneeId), now);
    const changes = changesOfMove(move, caller.staffId, now);
    const fileIds = move.move === 'ask' ? (move.fileIds ?? []) : [];
    const files = unsentFilesOf(`staff:${caller.staffId}`, id, fileIds);
    await assertUnsent(queries, files);
    const isSent = isEmailedMove(move.move, row.status);
    if (!isSent || !(await isActiveMember(queries, row.memberId))) return null;
    const isShown = entry.visibility === 'member';
    const request = {
      ...row,
      ...changedColumns(row, { toStatus, by: 'staff', isShown, changes, now }),
    };
    const author = orNotFound(await findStaffMember(queries, caller.staffId), 'Person not found');
    const vendor = row.vendorId === null ? undefined : await findVendor(queries, row.vendorId);
    const line = {
      ...entry,
      authorKind: 'staff',
      authorName: greetingName(author),
      text: 'text' in move ? textOf(move.text) : null,
      createdAt: now,
    } as const;
    const { subject, text } = threadEmail(branding, {
      request,
      where: placeOf({ request, vendor: vendor ?? null }),
      // Nobody gets it.
      member: { name: fullName(member), email: '' },
      entries: [line],
      fileCount: files.ids.length,
    });
    return { subject, text };
  };
}
