import { type Stored, storedAt, type StoredFields, type StoredPlace } from '@parlour/app/drafts';
import type { DeskEntry, DeskRequestDetail, NamedPerson } from '@parlour/contract/staff';
import { recordOf } from '@parlour/core';

/** What a call was made for: the request as it was shown then. */
export interface SeenRequest extends Pick<
  DeskRequestDetail,
  'version' | 'status' | 'assignee' | 'snoozedUntil'
> {
  /** The id of the last line; null for none. */
  readonly lastEntry: string | null;
}

/** A call as it was sent. */
export interface SentCall {
  /** What it does, besides what it was made for. */
  readonly content: unknown;
  readonly seen: SeenRequest;
  readonly idempotencyKey: string;
  /** Whether it is unknown if it was done. */
  readonly isLost: boolean;
}

/** The calls of a request whose response is not sure, by their names. */
export type SentCalls = Readonly<Record<string, SentCall>>;

/** Returns what a call is made for now. A row of the queue has no lines. */
export function seenOf(
  request: Omit<SeenRequest, 'lastEntry'> & Partial<Pick<DeskRequestDetail, 'entries'>>,
): SeenRequest {
  const { version, status, assignee, snoozedUntil, entries = [] } = request;
  return { version, status, assignee, snoozedUntil, lastEntry: entries.at(-1)?.id ?? null };
}

/** Whether two values are the same once they are stored. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Returns the lines of a request after the last one that was seen. */
export function linesAfter(
  entries: readonly DeskEntry[],
  lastEntry: string | null,
): readonly DeskEntry[] {
  return entries.slice(entries.findIndex(({ id }) => id === lastEntry) + 1);
}

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null);

const personOf = (value: unknown): NamedPerson | null => {
  const { id, name } = recordOf(value) ?? {};
  return typeof id === 'string' && typeof name === 'string' ? { id, name } : null;
};

const callOf = (value: unknown): SentCall | null => {
  const { content, seen, idempotencyKey, isLost } = recordOf(value) ?? {};
  const { version, status, assignee, snoozedUntil, lastEntry } = recordOf(seen) ?? {};
  if (typeof idempotencyKey !== 'string') return null;
  if (typeof version !== 'number' || typeof status !== 'string') return null;
  return {
    content,
    seen: {
      version,
      status,
      assignee: personOf(assignee),
      snoozedUntil: textOrNull(snoozedUntil),
      lastEntry: textOrNull(lastEntry),
    },
    idempotencyKey,
    isLost: isLost === true,
  };
};

const callsOf = (fields: StoredFields): SentCalls =>
  Object.fromEntries(
    Object.entries(fields ?? {}).flatMap(([name, value]) => {
      const call = callOf(value);
      return call === null ? [] : [[name, call]];
    }),
  );

/** Returns the calls of a request whose response was not sure when the page was left. */
export function storedCalls(place: StoredPlace, requestId: string): Stored<SentCalls> {
  return storedAt(place, `sent:${requestId}`, callsOf);
}

/** Returns the calls with another one under a name; null for none. */
export function withCall(calls: SentCalls, name: string, call: SentCall | null): SentCalls {
  const { [name]: _, ...others } = calls;
  return call === null ? others : { ...others, [name]: call };
}

/** Stores a call whose response is not sure, and drops any other one. */
export function storeIfLost(
  { read, store }: Stored<SentCalls>,
  name: string,
  call: SentCall | null,
): void {
  const calls = withCall(read(), name, call?.isLost === true ? call : null);
  store(Object.keys(calls).length === 0 ? null : calls);
}
