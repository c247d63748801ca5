import type {
  MemberRequestDetail,
  MemberRequestPage,
  MemberRequestQuery,
  RequestCancellation,
  RequestMessage,
  RequestRatingPayload,
  SeenEntry,
} from '@parlour/contract';
import {
  cancellationMove,
  earliestToday,
  greetingName,
  isRatable,
  type RequestActor,
} from '@parlour/core';
import { ApiError, orNotFound } from '../../errors/apiError.ts';
import { parsePageMark } from '../../http/parsing/pageMark.ts';
import { newId } from '../../platform/crypto/random.ts';
import type { Queries, Transaction } from '../../platform/postgres/database.ts';
import { readTogether } from '../../platform/postgres/readTogether.ts';
import type { FeatureDependencies } from '../dependencies.ts';
import { getMember } from '../profile/repository.ts';
import { assertVersion, changeRequest, decideMove, shownVersionOf } from './applyMove.ts';
import { emailLowRating } from './lowRating.ts';
import { emailUpdateToStaff, type StaffUpdateDependencies } from './updateToStaff.ts';
import { tellOfMember } from './reading/inbox.ts';
import { createOwnMessages } from './ownMessages.ts';
import {
  findBookedRequests,
  findOwnRequest,
  findOwnRequests,
  lockOwnRequest,
} from './ownRequestRepository.ts';
import {
  presentDetails,
  presentEntries,
  presentOwnDetail,
  presentOwnRequest,
  presentRating,
} from './present.ts';
import { findSubject } from './subject.ts';
import {
  addEntry,
  findEntries,
  findLinks,
  findSentFiles,
  findMergedInto,
  type RequestRow,
  takeEmailsUpTo,
} from './threadRepository.ts';

const PAGE_SIZE = 50;
const NOT_FOUND = 'Request not found';
const member: RequestActor = { kind: 'member' };

/** What {@link createOwnRequests} needs. */
export type OwnRequestDependencies = Pick<FeatureDependencies, 'secrets' | 'clock' | 'random'> &
  StaffUpdateDependencies;

const textOfMark = ({ updatedAt, id }: Pick<RequestRow, 'updatedAt' | 'id'>) =>
  `${updatedAt.getTime()}-${id}`;
const dayMark = ({ confirmedDate, id }: Pick<RequestRow, 'confirmedDate' | 'id'>) =>
  `${Date.parse(confirmedDate ?? '')}-${id}`;

/** Creates the service of what members do with their own requests. Another member's request counts as missing (api/requests-9). */
export function createOwnRequests(dependencies: OwnRequestDependencies) {
  const { secrets, clock, random, branding } = dependencies;
  const messages = createOwnMessages(dependencies);

  /** Returns a request of the member with the lines that they may read, and no other (api/requests-10). */
  const detailOf = async (
    queries: Queries,
    memberId: string,
    id: string,
    before?: string,
  ): Promise<MemberRequestDetail> => {
    const row = orNotFound(await findOwnRequest(queries, memberId, id), NOT_FOUND);
    const { request } = row;
    const [subject, { entries, hasEarlier }, files, links, mergedInto] = await readTogether(
      queries,
      [
        () => findSubject(queries, request, memberId),
        () => findEntries(queries, id, 'member', before),
        () => findSentFiles(queries, id),
        () => findLinks(queries, id),
        () => findMergedInto(queries, request),
      ],
    );
    return presentOwnDetail(branding, row, {
      details: presentDetails(request, subject?.context ?? { kind: 'general' }),
      entries: presentEntries(secrets, entries, files),
      hasEarlierEntries: hasEarlier,
      mergedInto,
      links,
    });
  };
  const lock = async (transaction: Transaction, memberId: string, id: string) =>
    orNotFound(await lockOwnRequest(transaction, memberId, id), NOT_FOUND);

  return {
    /** Returns a page of the member's requests: open or past, the last changed first, or booked, by day (api/requests-19). */
    async list(
      queries: Queries,
      memberId: string,
      { state, before }: MemberRequestQuery,
    ): Promise<MemberRequestPage> {
      const page = { after: parsePageMark(before), limit: PAGE_SIZE + 1 };
      const isBooked = state === 'booked';
      const since = earliestToday(clock.now().getTime());
      const rows = isBooked
        ? await findBookedRequests(queries, memberId, { ...page, since })
        : await findOwnRequests(queries, memberId, { ...page, state });
      const shown = rows.slice(0, PAGE_SIZE);
      const last = rows.length > PAGE_SIZE ? shown.at(-1) : undefined;
      return {
        requests: shown.map((row) => presentOwnRequest(branding, row)),
        next: last === undefined ? null : (isBooked ? dayMark : textOfMark)(last.request),
      };
    },
    detailOf,
    /** Adds the member's message, and returns the request that it ended in. */
    async sendMessage(
      transaction: Transaction,
      memberId: string,
      id: string,
      message: RequestMessage,
    ): Promise<MemberRequestDetail> {
      const sentTo = await messages.send(transaction, memberId, id, message);
      return detailOf(transaction, memberId, sentTo);
    },
    /** Cancels the request, or asks the concierge to where it is confirmed (api/requests-14). */
    async cancel(
      transaction: Transaction,
      memberId: string,
      id: string,
      { version, text = '' }: RequestCancellation,
    ): Promise<MemberRequestDetail> {
      const row = await lock(transaction, memberId, id);
      assertVersion({ version: shownVersionOf(row) }, version);
      const now = clock.now();
      const author = await getMember(transaction, memberId);
      const closedAt = row.closedAt?.toISOString() ?? null;
      const move = cancellationMove({ ...row, closedAt }) ?? 'cancel';
      const { toStatus, entry } = decideMove(row, move, member, now);
      const line = {
        ...entry,
        id: newId(clock, random),
        requestId: id,
        kind: 'move',
        authorKind: 'member',
        authorId: memberId,
        authorName: greetingName(author),
        text: text.trim() || null,
        createdAt: now,
      } as const;
      await addEntry(transaction, line);
      await tellOfMember(transaction, line, row);
      await changeRequest(transaction, row, { toStatus, by: 'member', isShown: true, now });
      await emailUpdateToStaff(transaction, dependencies, row, { text: text.trim() || null, move });
      return detailOf(transaction, memberId, id);
    },
    /** Stores that the member saw the thread up to a line, which needs no email any more (api/requests-28). */
    async markSeen(
      transaction: Transaction,
      memberId: string,
      id: string,
      { entryId }: SeenEntry,
    ): Promise<void> {
      orNotFound(await findOwnRequest(transaction, memberId, id), NOT_FOUND);
      await takeEmailsUpTo(transaction, id, entryId);
    },
    /** Stores the member's rating of a completed request, once (api/requests-15). */
    async rate(
      transaction: Transaction,
      memberId: string,
      id: string,
      { stars, words = '' }: RequestRatingPayload,
    ): Promise<MemberRequestDetail> {
      const row = await lock(transaction, memberId, id);
      const closedAt = row.closedAt?.toISOString() ?? null;
      if (!isRatable({ ...row, closedAt, rating: presentRating(row) })) {
        throw new ApiError('move_not_allowed', 'A request is rated once, after it is completed.');
      }
      await changeRequest(transaction, row, {
        toStatus: row.status,
        by: 'member',
        isShown: false,
        changes: { ratingStars: stars, ratingWords: words.trim() || null },
        now: clock.now(),
      });
      await emailLowRating(transaction, dependencies, row, { stars, words: words.trim() });
      return detailOf(transaction, memberId, id);
    },
  };
}
