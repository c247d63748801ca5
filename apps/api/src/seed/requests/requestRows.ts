import { createHash } from 'node:crypto';
import { isOpenRequest, moveRequest, moveVisibility, type RequestActor } from '@parlour/core';
import { mayDo } from '@parlour/core/staff';
import type {
  inboxItems,
  requestEntries,
  requestReaders,
  requests,
} from '../../platform/postgres/schema/index.ts';
import { after, DAY, HOUR, MINUTE } from '../../platform/process/clock.ts';
import type { SampleAuthor, SampleReader, SampleRequest, SampleStep } from './sampleRequest.ts';

type RequestInsert = typeof requests.$inferInsert;
type EntryInsert = typeof requestEntries.$inferInsert;
type InboxInsert = typeof inboxItems.$inferInsert;
type ReaderInsert = typeof requestReaders.$inferInsert;

/** A person as the author of lines. */
export interface SamplePerson {
  readonly id: string;
  readonly firstName: string;
}

/** What the rows of a sample request need. */
export interface SampleContext {
  /** The day that the club is loaded, `YYYY-MM-DD`. */
  readonly today: string;
  /** Counts the requests from 0. */
  readonly index: number;
  readonly member: SamplePerson;
  readonly staff: Readonly<Record<SampleReader, SamplePerson>>;
}

// Without letters and digits that are taken for each other.
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

const referenceOf = (key: string): string => {
  const bytes = createHash('sha256').update(key).digest().subarray(0, 8);
  return `RQ-${[...bytes].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')}`;
};

function actorOf(author: SampleAuthor): RequestActor {
  if (author === 'member' || author === 'system') return { kind: author };
  const permissions = (['desk.reply', 'desk.assign'] as const).filter((permission) =>
    mayDo([author], permission),
  );
  return { kind: 'staff', permissions };
}

/** Returns who has a request after a line. */
function assigneeAfter({ move, by }: SampleStep, { staff }: SampleContext) {
  if (move === 'assign') return { assigneeId: staff.concierge.id };
  return move === 'take' && (by === 'concierge' || by === 'manager')
    ? { assigneeId: staff[by].id }
    : {};
}

function authorOf({ by, move }: SampleStep, { member, staff }: SampleContext) {
  if (by === 'system') return { authorKind: 'system' } as const;
  if (by === 'member') {
    return { authorKind: 'member', authorId: member.id, authorName: member.firstName } as const;
  }
  const named = move === 'assign' ? staff.concierge : staff[by];
  return { authorKind: 'staff', authorId: staff[by].id, authorName: named.firstName } as const;
}

/** Returns the status after a line, and what the line has of the move. Throws where it is not allowed then. */
function moved(step: SampleStep, { subject, status, closedAt }: RequestInsert, at: Date) {
  if (step.move === undefined)
    return { status, visibility: step.isNote ? 'staff' : 'member' } as const;
  const request = { status, closedAt: closedAt?.getTime() ?? null, isMerged: false };
  const result = moveRequest(request, step.move, actorOf(step.by), at.getTime());
  if (!result.ok) throw new Error(`${subject}: ${step.move} is not possible from ${status}.`);
  return {
    status: result.value,
    visibility: moveVisibility(step.move, status),
    line: { move: step.move, fromStatus: status, toStatus: result.value },
  } as const;
}

const kindOf = ({ move, isNote }: SampleStep) => {
  if (isNote) return 'note';
  return move === undefined || move === 'ask' || move === 'reply' || move === 'reopen'
    ? 'message'
    : 'move';
};

/** Returns whose inbox a line is in, and why: it mentions them, gives them the request, or their member wrote it. */
function inboxOf(
  { by, move, mentions = [] }: SampleStep,
  { assigneeId }: Pick<RequestInsert, 'assigneeId'>,
  { staff }: SampleContext,
): readonly Pick<InboxInsert, 'staffId' | 'kind'>[] {
  if (by === 'member') return assigneeId ? [{ staffId: assigneeId, kind: 'answered' }] : [];
  if (move === 'assign') return [{ staffId: staff.concierge.id, kind: 'assigned' }];
  return mentions.map((reader) => ({ staffId: staff[reader].id, kind: 'mentioned' }));
}

/** Returns what a request says of its news after a line, as each line that is added is counted. */
function newsAfter(
  { newsAuthorId, newsPosition, otherNewsPosition }: RequestInsert,
  position: number,
  authorId: string | null,
) {
  return {
    newsPosition: position,
    newsAuthorId: authorId,
    otherNewsPosition: newsAuthorId === authorId ? otherNewsPosition : newsPosition,
  };
}

/** Returns how far the staff have read a request with this many lines. */
function readersOf(
  { unseen = {} }: SampleRequest,
  lines: number,
  { id, staff }: Pick<SampleContext, 'staff'> & { readonly id: string },
): ReaderInsert[] {
  return (['concierge', 'manager'] as const).map((reader) => ({
    staffId: staff[reader].id,
    requestId: id,
    seenPosition: lines - (unseen[reader] ?? 0),
  }));
}

/**
 * Plays a sample request to its rows: each line in its turn, by the machine of a request's life. No line waits for an
 * email.
 */
export function requestRows(sample: SampleRequest, context: SampleContext) {
  const { today, index, member } = context;
  const start = new Date(`${today}T00:00:00Z`);
  const dayOf = (offset: number) =>
    after(start, offset * DAY)
      .toISOString()
      .slice(0, 10);
  const id = `sample-request-${String(index + 1).padStart(2, '0')}`;
  let at = after(start, 8 * HOUR + index * MINUTE - sample.daysAgo * DAY);
  const { requestType, subject, description, confirmed, snoozedDays, rating, tags } = sample;
  let request: RequestInsert & { readonly version: number } = {
    id,
    reference: referenceOf(id),
    memberId: member.id,
    requestType,
    subject,
    description: description ?? null,
    details: sample.details(dayOf),
    status: 'received',
    version: 1,
    createdAt: at,
    updatedAt: at,
    changedAt: at,
    tags: [...(tags ?? [])],
    newsPosition: 0,
    newsAuthorId: member.id,
  };
  const entries: EntryInsert[] = [];
  const inbox: InboxInsert[] = [];
  for (const [line, step] of sample.steps.entries()) {
    at = after(at, step.hours * HOUR);
    const { status, visibility, line: move } = moved(step, request, at);
    const author = authorOf(step, context);
    const position = line + 1;
    const entry = { id: `${id}-${position}`, requestId: id, createdAt: at };
    entries.push({
      ...move,
      ...author,
      ...entry,
      position,
      kind: kindOf(step),
      visibility,
      text: step.text ?? null,
      mentions: step.mentions?.map((reader) => context.staff[reader].id) ?? null,
    });
    inbox.push(
      ...inboxOf(step, request, context).map((told) => ({
        ...told,
        entryId: entry.id,
        requestId: id,
        createdAt: at,
      })),
    );
    request = {
      ...request,
      ...assigneeAfter(step, context),
      ...newsAfter(request, position, author.authorId ?? null),
      status,
      closedAt: isOpenRequest(status) ? null : at,
      changedAt: at,
      ...(visibility === 'member' && { updatedAt: at }),
      version: request.version + (step.isNote ? 0 : 1),
    };
  }
  return {
    request: {
      ...request,
      ...(confirmed && {
        confirmedDate: dayOf(confirmed.day),
        confirmedTime: confirmed.time ?? null,
        confirmedEndDate: confirmed.endDay === undefined ? null : dayOf(confirmed.endDay),
      }),
      ...(snoozedDays !== undefined && {
        snoozedUntil: after(start, snoozedDays * DAY + 9 * HOUR),
      }),
      // Who joins later has nothing unseen but what somebody of the sample has not seen either.
      ...(sample.unseen === undefined && {
        newsPosition: null,
        newsAuthorId: null,
        otherNewsPosition: null,
      }),
      ...(rating && {
        ratingStars: rating.stars,
        ratingWords: rating.words ?? null,
        version: request.version + 1,
      }),
    },
    entries,
    inbox,
    readers: readersOf(sample, entries.length, { ...context, id }),
  };
}
