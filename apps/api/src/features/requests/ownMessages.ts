import { type RequestMessage, REQUEST_MESSAGES_PER_HOUR } from '@parlour/contract';
import { greetingName, isBooked, messageEffect, type RequestActor, takesBack } from '@parlour/core';
import { ApiError, invalidInput, orNotFound } from '../../errors/apiError.ts';
import { newId } from '../../platform/crypto/random.ts';
import type { Transaction } from '../../platform/postgres/database.ts';
import { after, HOUR, SECOND } from '../../platform/process/clock.ts';
import type { FeatureDependencies } from '../dependencies.ts';
import { getMember, lockMember } from '../profile/repository.ts';
import { changeRequest, decideMove, EMAIL_PAUSE } from './applyMove.ts';
import { isToCome } from './calendar.ts';
import { lockOwnRequest } from './ownRequestRepository.ts';
import { sendFiles, unsentFilesOf } from './files.ts';
import { emailUpdateToStaff, type StaffUpdateDependencies } from './updateToStaff.ts';
import { tellOfMember } from './reading/inbox.ts';
import { newReference } from './reference.ts';
import { insertRequest } from './repository.ts';
import {
  addEntry,
  countMessages,
  linkRequests,
  type NewEntry,
  type RequestRow,
} from './threadRepository.ts';

const member: RequestActor = { kind: 'member' };

/** Creates what sends members' messages. */
export function createOwnMessages(
  dependencies: Pick<FeatureDependencies, 'clock' | 'random'> & StaffUpdateDependencies,
) {
  const { clock, random } = dependencies;
  /** Locks the request that goes on: a merged one leads to its target. */
  const lockTarget = async (
    transaction: Transaction,
    memberId: string,
    id: string,
  ): Promise<RequestRow> => {
    const row = orNotFound(await lockOwnRequest(transaction, memberId, id), 'Request not found');
    return row.mergedInto === null ? row : lockTarget(transaction, memberId, row.mergedInto);
  };

  /** Begins a new request with what the old one asked for, and links the two. */
  const continueInNew = async (transaction: Transaction, old: RequestRow, now: Date) => {
    const { memberId, requestType, subject, description, vendorId, giftProductId, details } = old;
    const id = newId(clock, random);
    const reference = newReference(random);
    await insertRequest(transaction, {
      id,
      reference,
      memberId,
      requestType,
      subject,
      description,
      vendorId,
      giftProductId,
      details,
      status: 'received',
      createdAt: now,
      updatedAt: now,
      changedAt: now,
      calendarUid: newId(clock, random),
    });
    await linkRequests(transaction, old.id, id);
    return { ...old, id, reference, assigneeId: null };
  };

  const assertFewMessages = async (transaction: Transaction, memberId: string, now: Date) => {
    // Of two messages at once, the second waits for the first and counts it.
    await lockMember(transaction, memberId);
    const sent = await countMessages(transaction, memberId, after(now, -HOUR));
    if (sent < REQUEST_MESSAGES_PER_HOUR) return;
    throw new ApiError(
      'rate_limited',
      'You have sent very many messages in a short time. Please try again later.',
      { retryAfter: HOUR / SECOND },
    );
  };

  return {
    /**
     * Adds a message to the thread, and does what it does to the request (api/requests-11).
     *
     * @returns the id of the request that it ended in.
     */
    async send(
      transaction: Transaction,
      memberId: string,
      id: string,
      { text: typed, fileIds = [] }: RequestMessage,
    ): Promise<string> {
      const text = typed.trim();
      if (text === '' && fileIds.length === 0) {
        throw invalidInput('text', 'text must not be empty.');
      }
      const row = await lockTarget(transaction, memberId, id);
      const now = clock.now();
      await assertFewMessages(transaction, memberId, now);
      const closedAt = row.closedAt?.toISOString() ?? null;
      const effect = messageEffect({ ...row, closedAt }, now.getTime());
      const isNew = effect === 'new request';
      const sentTo = isNew ? await continueInNew(transaction, row, now) : row;
      const requestId = sentTo.id;
      const moved = effect === null || isNew ? undefined : decideMove(row, effect, member, now);
      const author = await getMember(transaction, memberId);
      const entry = {
        ...moved?.entry,
        id: newId(clock, random),
        requestId,
        kind: 'message',
        visibility: 'member',
        authorKind: 'member',
        authorId: memberId,
        authorName: greetingName(author),
        text: text === '' ? null : text,
        createdAt: now,
        // Who reopens what is still to come has it in calendars.
        emailDueAt:
          moved !== undefined &&
          takesBack(row.status, moved.toStatus) &&
          isBooked(row) &&
          isToCome(row, now)
            ? after(now, EMAIL_PAUSE)
            : null,
      } as const satisfies NewEntry;
      await addEntry(transaction, entry);
      await sendFiles(transaction, entry, unsentFilesOf(`member:${memberId}`, id, fileIds));
      // Who had or watched the old request follows what goes on in a new one.
      await tellOfMember(transaction, entry, row);
      if (!isNew) {
        await changeRequest(transaction, row, {
          toStatus: moved?.toStatus ?? row.status,
          by: 'member',
          isShown: true,
          now,
        });
      }
      const move = moved?.entry.move ?? null;
      await emailUpdateToStaff(transaction, dependencies, sentTo, {
        text: entry.text,
        move,
        isNew,
      });
      return requestId;
    },
  };
}
