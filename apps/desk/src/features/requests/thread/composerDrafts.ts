import { emptyReply, parseReplyChanges, recordOf, type ReplyDraft } from '@parlour/core';
import { type DeskDrafts, readDraft, storeDraft } from '../../../app/deskDrafts.ts';
import { isSame } from './sentCalls.ts';

/** What is written: a message to the member, or a note among staff. */
export type WritingKind = 'message' | 'note';

/** Something that is being written. */
export interface Writing extends ReplyDraft {
  /** The last line of the thread when it was begun; null for none. */
  readonly begunAfter: string | null;
  /** The ids of the colleagues that a note mentions. */
  readonly mentions: readonly string[];
}

/** What is being written about one request; null for nothing. */
export type Writings = Readonly<Record<WritingKind, Writing | null>>;

const writingOf = (value: unknown): Writing | null => {
  const stored = recordOf(value);
  if (stored === undefined) return null;
  const { begunAfter, mentions } = stored;
  return {
    ...emptyReply,
    ...parseReplyChanges(stored),
    begunAfter: typeof begunAfter === 'string' ? begunAfter : null,
    mentions: Array.isArray(mentions) ? mentions.filter((id) => typeof id === 'string') : [],
  };
};

/** Returns what a person had written about a request before the page was reloaded (`DKR13`). */
export function readWritings(drafts: DeskDrafts, requestId: string): Writings {
  const stored = readDraft(drafts, requestId);
  return { message: writingOf(stored?.['message']), note: writingOf(stored?.['note']) };
}

/** Stores what a person has written about a request until it is sent. */
export function storeWritings(drafts: DeskDrafts, requestId: string, writings: Writings): void {
  const isEmpty = writings.message === null && writings.note === null;
  storeDraft(drafts, requestId, isEmpty ? null : writings);
}

/** Drops what was sent, also after its page was left. What was changed since then stays. */
export function dropSentWriting(
  drafts: DeskDrafts,
  requestId: string,
  kind: WritingKind,
  sent: Writing,
): void {
  const writings = readWritings(drafts, requestId);
  const stored = writings[kind];
  if (stored === null || !isSame(contentOf(stored), contentOf(sent))) return;
  storeWritings(drafts, requestId, { ...writings, [kind]: null });
}

/** Returns what is sent of a writing, and tells it from another one. */
export function contentOf({ text, files, mentions }: Writing): object {
  return { text: text.trim(), files: files.map(({ id }) => id), mentions };
}
