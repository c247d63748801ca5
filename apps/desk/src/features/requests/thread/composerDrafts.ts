import type { KeyValueStorage } from '@parlour/app/session';
import { readThreadDraft, storeThreadDraft } from '@parlour/app/thread';
import { emptyReply, parseReplyChanges, recordOf, type ReplyDraft } from '@parlour/core';
import { storageKeys } from '../../../app/storageKeys.ts';

/** What is written: a message to the member, or a note among staff. */
export type WritingKind = 'message' | 'note';

/** Something that is being written. */
export interface Writing extends ReplyDraft {
  /** The last line of the thread when it was begun; null for none. */
  readonly begunAfter: string | null;
  /** The ids of the colleagues that a note mentions. */
  readonly mentions: readonly string[];
  /** The key that it is sent with, and sent again (`DKR8`). */
  readonly idempotencyKey: string;
  /** The last line that was seen when it was first sent with that key; undefined for what was not sent. */
  readonly lastSeenEntry?: string | null | undefined;
}

/** What is being written about one request; null for nothing. */
export type Writings = Readonly<Record<WritingKind, Writing | null>>;

/** What the texts belong to. */
interface WritingOwner {
  /** The id of the author. */
  readonly staffId: string;
  readonly requestId: string;
}

const draftsOf = (storage: KeyValueStorage, { staffId }: WritingOwner) => ({
  storage,
  key: storageKeys.drafts,
  author: { staffId },
});

const writingOf = (value: unknown): Writing | null => {
  const stored = recordOf(value) ?? {};
  const { begunAfter, idempotencyKey, mentions, lastSeenEntry } = stored;
  if (typeof idempotencyKey !== 'string') return null;
  return {
    ...emptyReply,
    ...parseReplyChanges(stored),
    begunAfter: typeof begunAfter === 'string' ? begunAfter : null,
    mentions: Array.isArray(mentions) ? mentions.filter((id) => typeof id === 'string') : [],
    idempotencyKey,
    lastSeenEntry:
      typeof lastSeenEntry === 'string' || lastSeenEntry === null ? lastSeenEntry : undefined,
  };
};

/** Returns what a person had written about a request before the page was reloaded (`DKR13`). */
export function readWritings(storage: KeyValueStorage, owner: WritingOwner): Writings {
  const stored = readThreadDraft(draftsOf(storage, owner), owner.requestId);
  return { message: writingOf(stored?.['message']), note: writingOf(stored?.['note']) };
}

/** Stores what a person has written about a request until it is sent. */
export function storeWritings(
  storage: KeyValueStorage,
  owner: WritingOwner,
  writings: Writings,
): void {
  const isEmpty = writings.message === null && writings.note === null;
  storeThreadDraft(draftsOf(storage, owner), owner.requestId, isEmpty ? null : writings);
}

/** Drops what was sent, also after its page was left. What was written since then, with another key, stays. */
export function dropSentWriting(
  storage: KeyValueStorage,
  owner: WritingOwner,
  kind: WritingKind,
  idempotencyKey: string,
): void {
  const writings = readWritings(storage, owner);
  if (writings[kind]?.idempotencyKey !== idempotencyKey) return;
  storeWritings(storage, owner, { ...writings, [kind]: null });
}
