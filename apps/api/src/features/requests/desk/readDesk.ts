import { isBooked } from '@parlour/core';
import type {
  DeskEntry,
  DeskQuery,
  DeskRequest,
  DeskRequestDetail,
  DeskRequestPage,
  DeskSearch,
  NamedPerson,
} from '@parlour/contract/staff';
import { mayDo, referencesIn } from '@parlour/core/staff';
import { needsPerson, orNotFound } from '../../../errors/apiError.ts';
import { parsePageMark } from '../../../http/parsing/pageMark.ts';
import type { Queries } from '../../../platform/postgres/database.ts';
import { readTogether } from '../../../platform/postgres/readTogether.ts';
import type { FeatureDependencies } from '../../dependencies.ts';
import {
  confirmedDateOf,
  occasionOf,
  presentBooking,
  presentDetails,
  presentEntries,
  presentRating,
  suggestedConfirmation,
} from '../present.ts';
import { named } from '../../staff/people/present.ts';
import { findSubject } from '../subject.ts';
import { findEntries, findLinks, findSentFiles, findMergedInto } from '../threadRepository.ts';
import { readingOf, readingsOf } from '../reading/service.ts';
import {
  type DeskRow,
  findByReferences,
  findDeskRequest,
  findQueue,
  orderColumn,
  searchRequests,
} from './queueRepository.ts';
import { findActiveStaff, findStaffNames } from './staffRepository.ts';

const PAGE_SIZE = 25;
/** How many requests the notes of a thread are shown to mention. */
const REFERENCE_LIMIT = 200;

/** What reading the desk needs. */
export type ReadDeskDependencies = Pick<FeatureDependencies, 'secrets' | 'clock' | 'branding'>;

/** Converts a row to a request of the queue. */
export function presentDeskRequest({
  request,
  member,
  assignee,
}: Pick<DeskRow, 'member' | 'assignee'> & {
  readonly request: Omit<DeskRow['request'], 'details' | 'arrangement' | 'confirmedEndDate'>;
}): DeskRequest {
  const { id, reference, requestType, subject, status, version, tags } = request;
  return {
    id,
    reference,
    requestType,
    subject,
    status,
    member: named(member),
    assignee: assignee === null ? null : named(assignee),
    version,
    tags,
    snoozedUntil: request.snoozedUntil?.toISOString() ?? null,
    confirmedOn: isBooked(request) ? request.confirmedDate : null,
    createdAt: request.createdAt.toISOString(),
    changedAt: request.changedAt.toISOString(),
    closedAt: request.closedAt?.toISOString() ?? null,
  };
}

const notRead = { isUnseen: false, isWatched: false, lastMessage: null };

/** Converts rows, one more than a page where there is another, to a page as one of the staff finds it. */
async function presentPage(
  queries: Queries,
  staffId: string | null,
  { rows, timeOf }: { rows: readonly DeskRow[]; timeOf: (row: DeskRow) => Date | null },
): Promise<DeskRequestPage> {
  const page = rows.slice(0, PAGE_SIZE);
  const last = rows.length > PAGE_SIZE ? page.at(-1) : undefined;
  const ids = page.map(({ request }) => request.id);
  const readings = await readingsOf(queries, staffId, ids);
  return {
    requests: page.map((row) => ({
      ...presentDeskRequest(row),
      ...(readings.get(row.request.id) ?? notRead),
      occasion: occasionOf(row),
    })),
    next: last === undefined ? null : `${timeOf(last)?.getTime() ?? 0}-${last.request.id}`,
  };
}

/** Creates what staff read of requests. */
export function createReadDesk({ secrets, clock, branding }: ReadDeskDependencies) {
  /** Returns a request with what it is about, and the one that goes on in its place. */
  const requestOf = async (queries: Queries, id: string) => {
    const row = orNotFound(await findDeskRequest(queries, id), 'Request not found');
    const { request } = row;
    const [subject, mergedInto] = await readTogether(queries, [
      () => findSubject(queries, request, request.memberId),
      () => findMergedInto(queries, request),
    ]);
    return { row, subject, mergedInto };
  };
  /** Returns the newest lines of a thread with their files and the names that they mention. */
  const threadOf = async (queries: Queries, id: string, before: string | undefined) => {
    const [{ entries: rows, hasEarlier }, files] = await readTogether(queries, [
      () => findEntries(queries, id, 'staff', before),
      () => findSentFiles(queries, id),
    ]);
    const ids = [...new Set(rows.flatMap(({ mentions }) => mentions ?? []))];
    const people = ids.length === 0 ? [] : await findStaffNames(queries, ids);
    const mentionedBy = rows.map(({ kind, text }) =>
      kind === 'note' ? referencesIn(text ?? '') : [],
    );
    const mentioned = [...new Set(mentionedBy.flat())].slice(0, REFERENCE_LIMIT);
    const links = mentioned.length === 0 ? [] : await findByReferences(queries, mentioned);
    const entries = presentEntries(secrets, rows, files).map((entry, index): DeskEntry => {
      const tellsOf = rows[index]?.mentions ?? [];
      return {
        ...entry,
        mentions: people.filter(({ id }) => tellsOf.includes(id)).map(named),
        references: links.filter(({ reference }) => mentionedBy[index]?.includes(reference)),
      };
    });
    return { entries, hasEarlierEntries: hasEarlier };
  };
  return {
    /** Returns a page of the queue (api/requests/desk-1). An API key has no requests of its own. */
    async list(
      queries: Queries,
      staffId: string | null,
      query: DeskQuery,
    ): Promise<DeskRequestPage> {
      if (staffId === null && query.view === 'mine') throw needsPerson();
      const after = parsePageMark(query.before);
      const now = clock.now();
      const rows = await findQueue(queries, { query, staffId, now, after, limit: PAGE_SIZE + 1 });
      const { name } = orderColumn(query);
      const timeOf = ({ request }: DeskRow) => {
        if (name === 'createdAt') return request.createdAt;
        return name === 'closedAt' ? request.closedAt : request.changedAt;
      };
      return presentPage(queries, staffId, { rows, timeOf });
    },
    /** Returns a page of the requests that a text occurs in (api/requests/desk-2). */
    async search(
      queries: Queries,
      staffId: string | null,
      { text, before }: DeskSearch,
    ): Promise<DeskRequestPage> {
      const limit = PAGE_SIZE + 1;
      const rows = await searchRequests(queries, { text, after: parsePageMark(before), limit });
      return presentPage(queries, staffId, { rows, timeOf: ({ request }) => request.changedAt });
    },
    /** Returns a request with its thread (api/requests/desk-3). */
    async detailOf(
      queries: Queries,
      staffId: string | null,
      { id, before }: { readonly id: string; readonly before?: string | undefined },
    ): Promise<DeskRequestDetail> {
      const [{ row, subject, mergedInto }, thread, links, reading] = await readTogether(queries, [
        () => requestOf(queries, id),
        () => threadOf(queries, id, before),
        () => findLinks(queries, id),
        () => readingOf(queries, staffId, id),
      ]);
      const { request } = row;
      const vendor = subject?.vendor ?? null;
      return {
        ...presentDeskRequest(row),
        ...reading,
        details: presentDetails(request, subject?.context ?? { kind: 'general' }),
        ...thread,
        confirmedDate: confirmedDateOf(presentBooking(branding, { request, vendor })),
        suggestedConfirmation: suggestedConfirmation({ request, vendor }),
        rating: presentRating(request),
        mergedInto,
        links,
      };
    },
    /** Returns the staff who work on requests. */
    async assignees(queries: Queries): Promise<NamedPerson[]> {
      const staff = await findActiveStaff(queries);
      return staff.filter(({ roles }) => mayDo(roles, 'desk.reply')).map(named);
    },
  };
}
