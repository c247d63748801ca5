import { useClient } from '@parlour/app/data-layout';
import type { Stored, StoredFields } from '@parlour/app/drafts';
import { type Attachment, useAttachment } from '@parlour/app/files';
import { send as sendCall } from '@parlour/client';
import { isSearchText, type RequestFile } from '@parlour/contract';
import {
  type DeskEntry,
  type DeskRequest,
  type DeskRequestDetail,
  type NamedPerson,
  writeDeskMessage,
  writeDeskNote,
} from '@parlour/contract/staff';
import {
  emptyReply,
  parseReplyChanges,
  recordOf,
  type ReplyDraft,
  replyPayload,
} from '@parlour/core';
import { mentionedIn } from '@parlour/core/staff';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isChangedMeanwhile } from '../../../app/isChangedMeanwhile.ts';
import { useStored } from '../../../app/session/useStored.ts';
import { assigneesQuery, queueQuery } from '../queries.ts';
import { defaultChoice } from '../queue/queueChoice.ts';
import { fileCallsOf } from './fileCalls.ts';
import { isSame, linesAfter } from './sentCalls.ts';
import { useAnnounce } from './useAnnounce.ts';
import type { SentUntilSure } from './useSentUntilSure.ts';

/** What is written: a message to the member, or a note among staff. */
export type WritingKind = 'message' | 'note';

/** Something that is being written. */
interface Writing extends ReplyDraft {
  /** The last line of the thread when it was begun; null for none. */
  readonly begunAfter: string | null;
}

/** What is being written about one request; null for nothing. */
type Writings = Readonly<Record<WritingKind, Writing | null>>;

const writingOf = (value: unknown): Writing | null => {
  const stored = recordOf(value);
  if (stored === undefined) return null;
  const { begunAfter } = stored;
  return {
    ...emptyReply,
    ...parseReplyChanges(stored),
    begunAfter: typeof begunAfter === 'string' ? begunAfter : null,
  };
};

/** Parses what a person had written about a request before the page was reloaded (`desk/requests-14`). */
const writingsOf = (fields: StoredFields): Writings => ({
  message: writingOf(fields?.['message']),
  note: writingOf(fields?.['note']),
});

/** The composer of a request. */
export interface Composer {
  readonly shown: WritingKind;
  readonly texts: Readonly<Record<WritingKind, string>>;
  /** The files that go with the shown text. */
  readonly files: readonly RequestFile[];
  /** What adds and removes files of the shown text. */
  readonly attachment: Attachment;
  /** Whether there is enough to send, and no file is under way. */
  readonly maySubmit: boolean;
  /** What others added since the shown text was begun (`desk/requests-8`). */
  readonly since: readonly DeskEntry[];
  /** The colleagues that a note can mention. */
  readonly colleagues: readonly NamedPerson[];
  /** The requests that were found for what is typed after a number sign. */
  readonly found: readonly DeskRequest[];
  readonly pending: WritingKind | null;
  /** Why the shown text was not sent. */
  readonly failure: string | null;
  readonly onShow: (kind: WritingKind) => void;
  readonly onChange: (text: string) => void;
  /** Searches for requests that the note can mention. */
  readonly onSearch: (text: string) => void;
  /** Sends what is shown, and then calls what it is given with the request after that. */
  readonly onSubmit: (then?: (request: DeskRequestDetail) => void) => void;
}

/** The composer with what the rest of the page tells it. */
export interface LinkedComposer extends Composer {
  /** Shows why something beside the message failed; null to show nothing more. */
  readonly showFailure: (message: string | null) => void;
}

type Content = Pick<Writing, 'text' | 'files'>;
const emptyWriting: Content = { text: '', files: [] };
const isEmpty = ({ text, files }: Content) => text === '' && files.length === 0;

const noFailures: Readonly<Record<WritingKind, string | null>> = { message: null, note: null };

/** Says that a message was not sent because others wrote first (`desk/requests-8`). */
const WRITTEN_MEANWHILE =
  'Your message was not sent, because others wrote first. Please read it, then send yours again.';

/**
 * Writes messages and notes into the thread of a request (`desk/requests-6`, `desk/requests-8`, `desk/requests-9`). What is written survives a reload (`desk/requests-14`).
 *
 * @param staffId - the id of who writes.
 */
export function useComposer(
  request: DeskRequestDetail,
  staffId: string,
  { send, isOwn }: SentUntilSure,
): LinkedComposer {
  const client = useClient();
  const [shown, setShown] = useState<WritingKind>('message');
  const stored = useStored(request.id, writingsOf);
  const [writings, setWritings] = useState(stored.read);
  const [pending, setPending] = useState<WritingKind | null>(null);
  const [failures, setFailures] = useState(noFailures);
  const lastEntry = request.entries.at(-1)?.id ?? null;
  const { announce, finish } = useAnnounce(request.id);
  const assignees = useQuery({ ...assigneesQuery(client), enabled: shown === 'note' });
  const colleagues = (assignees.data ?? []).filter(({ id }) => id !== staffId);
  const [search, setSearch] = useState('');
  const hits = useQuery({
    ...queueQuery(client, { ...defaultChoice, search }),
    enabled: shown === 'note' && search !== '',
  });

  useEffect(() => {
    storeWritings(stored, writings);
  }, [stored, writings]);

  const fail = (kind: WritingKind, message: string | null) =>
    setFailures((latest) => ({ ...latest, [kind]: message }));

  const change = (kind: WritingKind, changes: Partial<Writing>) => {
    if (isEmpty({ ...emptyWriting, ...writings[kind], ...changes })) finish();
    else announce();
    fail(kind, null);
    setWritings((latest) => {
      const begun = latest[kind] ?? { ...emptyWriting, begunAfter: lastEntry };
      const draft = { ...begun, ...changes };
      return { ...latest, [kind]: isEmpty(draft) ? null : draft };
    });
  };

  const calls = fileCallsOf(client, request.id);
  const messageFiles = writings.message?.files ?? [];
  const noteFiles = writings.note?.files ?? [];
  // Each has its own, so that a file goes where it was chosen although the other one is shown meanwhile.
  const attachments = {
    message: useAttachment(calls, messageFiles, (files) => change('message', { files })),
    note: useAttachment(calls, noteFiles, (files) => change('note', { files })),
  };

  const writing = writings[shown];
  const payload = writing === null ? null : replyPayload(writing);
  const maySubmit =
    payload !== null &&
    (shown === 'message' || payload.text !== '') &&
    attachments[shown].upload === null;

  const submit = async (then?: (request: DeskRequestDetail) => void) => {
    if (writing === null || payload === null || !maySubmit || pending !== null) return;
    const params = { id: request.id };
    setPending(shown);
    fail(shown, null);
    const { result } = await send({
      name: shown,
      content: contentOf(writing),
      make: ({ seen: { lastEntry: lastSeenEntry }, idempotencyKey }) => {
        const options = { idempotencyKey };
        if (shown === 'message') {
          return sendCall(
            client,
            writeDeskMessage,
            { params, body: { ...payload, lastSeenEntry } },
            options,
          );
        }
        const mentions = [...mentionedIn(payload.text, colleagues)];
        const body = mentions.length === 0 ? payload : { ...payload, mentions };
        return sendCall(client, writeDeskNote, { params, body }, options);
      },
    });
    if (result.ok) {
      finish();
      // The page may have been left meanwhile, and stores nothing then.
      dropSent(stored, shown, writing);
      // What was changed while it was sent stays.
      setWritings((latest) => (latest[shown] === writing ? { ...latest, [shown]: null } : latest));
    } else {
      fail(shown, isChangedMeanwhile(result.failure) ? WRITTEN_MEANWHILE : result.failure.message);
    }
    setPending(null);
    if (result.ok) then?.(result.value);
  };

  return {
    shown,
    texts: { message: writings.message?.text ?? '', note: writings.note?.text ?? '' },
    files: writing?.files ?? [],
    attachment: attachments[shown],
    maySubmit,
    since:
      writing === null
        ? []
        : linesAfter(request.entries, writing.begunAfter).filter((entry) => !isOwn(entry)),
    colleagues,
    found: search === '' ? [] : (hits.data?.requests ?? []),
    pending,
    failure: failures[shown],
    onShow: setShown,
    onChange: (text) => change(shown, { text }),
    onSearch: (text) => setSearch(isSearchText(text.trim()) ? text.trim() : ''),
    onSubmit: (then) => void submit(then),
    showFailure: (message) => fail('message', message),
  };
}

/** Stores what a person has written about a request until it is sent. */
function storeWritings({ store }: Stored<Writings>, writings: Writings): void {
  store(writings.message === null && writings.note === null ? null : writings);
}

/** Drops what was sent, also after its page was left. What was changed since then stays. */
function dropSent(stored: Stored<Writings>, kind: WritingKind, sent: Writing): void {
  const writings = stored.read();
  const writing = writings[kind];
  if (writing === null || !isSame(contentOf(writing), contentOf(sent))) return;
  storeWritings(stored, { ...writings, [kind]: null });
}

/** Returns what is sent of a writing, and tells it from another one. */
function contentOf({ text, files }: Writing): object {
  return { text: text.trim(), files: files.map(({ id }) => id) };
}
