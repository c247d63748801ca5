import type { LastMessage, QueuedRequest, ViewCount, ViewCounts } from '@parlour/contract/staff';
import { orNotFound } from '../../../errors/apiError.ts';
import type { Queries, Transaction } from '../../../platform/postgres/database.ts';
import { readTogether } from '../../../platform/postgres/readTogether.ts';
import type { Clock } from '../../../platform/process/clock.ts';
import { lockRequest } from '../desk/queueRepository.ts';
import {
  countUnseen,
  countViews,
  findFirstUnseen,
  findLastMessages,
  findPosition,
  findReadings,
  storeMark,
  storeSeen,
  storeWatch,
} from './repository.ts';

type LastMessageRow = Awaited<ReturnType<typeof findLastMessages>>[number];
type Reading = Pick<QueuedRequest, 'isUnseen' | 'isWatched'>;

const SNIPPET_LENGTH = 120;
const nothingNew: Reading = { isUnseen: false, isWatched: false };

const graphemes = new Intl.Segmenter();

/** Returns the first letters of a text in one line. One that a reader sees as one is never cut. */
export function snippetOf(text: string | null): string {
  const line = (text ?? '').replaceAll(/\s+/g, ' ').trim();
  // To look for graphemes takes long, and none is shorter than a unit of the text.
  if (line.length <= SNIPPET_LENGTH) return line;
  let count = 0;
  for (const { index } of graphemes.segment(line)) {
    if (count === SNIPPET_LENGTH) return line.slice(0, index);
    count += 1;
  }
  return line;
}

/** Returns the last message as one of the staff reads it, otherwise what the member added to the request. */
function presentLastMessage(row: LastMessageRow, staffId: string | null): LastMessage | null {
  if (row.authorKind === null || row.createdAt === null) {
    const snippet = snippetOf(row.description);
    return snippet === ''
      ? null
      : { from: 'member', name: null, snippet, at: row.requestedAt.toISOString() };
  }
  const ofStaff = row.authorId === staffId ? 'you' : 'colleague';
  return {
    from: row.authorKind === 'member' ? 'member' : ofStaff,
    name: row.authorName,
    snippet: snippetOf(row.text),
    at: row.createdAt.toISOString(),
  };
}

/** Returns how far somebody has read some requests and the last message of each, by the requests' ids. An API key reads nothing itself. */
export async function readingsOf(
  queries: Queries,
  staffId: string | null,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Pick<QueuedRequest, 'isUnseen' | 'isWatched' | 'lastMessage'>>> {
  if (ids.length === 0) return new Map();
  const [readings, messages] = await readTogether(queries, [
    () => (staffId === null ? Promise.resolve([]) : findReadings(queries, staffId, ids)),
    () => findLastMessages(queries, ids),
  ]);
  const byId = new Map(readings.map((reading) => [reading.id, reading]));
  return new Map(
    messages.map((row) => {
      const { isUnseen, isWatched } = byId.get(row.id) ?? nothingNew;
      return [row.id, { isUnseen, isWatched, lastMessage: presentLastMessage(row, staffId) }];
    }),
  );
}

/** Returns how far somebody has read one request, with the first line that they have not seen. */
export async function readingOf(
  queries: Queries,
  staffId: string | null,
  id: string,
): Promise<Reading & { readonly firstUnseen: string | null }> {
  const [reading] = staffId === null ? [] : await findReadings(queries, staffId, [id]);
  if (staffId === null || reading === undefined) return { ...nothingNew, firstUnseen: null };
  const { isUnseen, isWatched, seenPosition } = reading;
  // Who comes across a thread that is none of theirs has no news in it.
  if (!isUnseen && seenPosition === null) return { isUnseen, isWatched, firstUnseen: null };
  const since = { staffId, seenPosition: seenPosition ?? 0 };
  return { isUnseen, isWatched, firstUnseen: (await findFirstUnseen(queries, id, since)) ?? null };
}

/** Creates what staff store and count of what they have read. */
export function createReading({ clock }: { readonly clock: Clock }) {
  /** Waits for who writes into the request now, so that the position of each line is known. */
  const lock = async (transaction: Transaction, id: string) =>
    orNotFound(await lockRequest(transaction, id), 'Request not found');
  return {
    /** Stores that somebody saw a thread up to a line, or the request alone (api/requests/reading-1). */
    async markSeen(
      transaction: Transaction,
      reader: { readonly staffId: string; readonly requestId: string },
      entryId: string | null,
    ): Promise<void> {
      await lock(transaction, reader.requestId);
      const position =
        entryId === null ? 0 : await findPosition(transaction, reader.requestId, entryId);
      await storeSeen(transaction, reader, orNotFound(position, 'Line not found'));
    },
    /** Marks a request as unread (api/requests/reading-3). */
    async markUnread(
      transaction: Transaction,
      reader: { readonly staffId: string; readonly requestId: string },
    ): Promise<void> {
      await lock(transaction, reader.requestId);
      await storeMark(transaction, reader);
    },
    /** Stores whether somebody watches a request (api/requests/reading-8). */
    async watch(
      transaction: Transaction,
      reader: { readonly staffId: string; readonly requestId: string },
      isWatched: boolean,
    ): Promise<void> {
      await lock(transaction, reader.requestId);
      await storeWatch(transaction, reader, isWatched);
    },
    /** Counts each view, and what is unseen there (api/requests/reading-6). */
    async count(queries: Queries, staffId: string): Promise<Omit<ViewCounts, 'inbox'>> {
      const now = clock.now();
      const [totals, unseen] = await readTogether(queries, [
        () => countViews(queries, staffId, now),
        () => countUnseen(queries, staffId, now),
      ]);
      const of = (view: Exclude<keyof ViewCounts, 'inbox'>): ViewCount => ({
        total: totals?.[view] ?? 0,
        unseen: unseen?.[view] ?? 0,
      });
      return {
        mine: of('mine'),
        unassigned: of('unassigned'),
        open: of('open'),
        waiting: of('waiting'),
        snoozed: of('snoozed'),
      };
    },
  };
}
