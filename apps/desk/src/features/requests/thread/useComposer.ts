import { newIdempotencyKey } from '@parlour/client';
import { useClient } from '@parlour/app/data-layout';
import { writeDeskMessage, writeDeskNote } from '@parlour/client/staff';
import type { RequestEntry } from '@parlour/contract';
import type { DeskRequestDetail } from '@parlour/contract/staff';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { requestQuery } from '../queries.ts';
import { storeRequest } from '../storeRequest.ts';
import { isChangedMeanwhile } from './changedMeanwhile.ts';

/** What is written: a message to the member, or a note among staff. */
export type WritingKind = 'message' | 'note';

/** Something that is being written. */
interface Writing {
  readonly text: string;
  /** The last line of the thread when it was begun; null for none. */
  readonly begunAfter: string | null;
  /** The key with which it is sent, and sent again (`DKR8`). */
  readonly idempotencyKey: string;
}

/** The composer of a request. */
export interface Composer {
  readonly shown: WritingKind;
  readonly texts: Readonly<Record<WritingKind, string>>;
  /** What others added since the shown text was begun (`DKR7`). */
  readonly since: readonly RequestEntry[];
  readonly pending: WritingKind | null;
  readonly failure: string | null;
  readonly onShow: (kind: WritingKind) => void;
  readonly onChange: (text: string) => void;
  readonly onSubmit: () => void;
}

/** Says that a message was not sent because others wrote first (`DKR7`). */
const WRITTEN_MEANWHILE =
  'Your message was not sent, because others wrote first. Please read it, then send yours again.';

const none = { message: null, note: null } as const;

/** Writes messages and notes into the thread of a request (`DKR6` to `DKR8`). */
export function useComposer(request: DeskRequestDetail): Composer {
  const client = useClient();
  const cache = useQueryClient();
  const [shown, setShown] = useState<WritingKind>('message');
  const [writings, setWritings] = useState<Readonly<Record<WritingKind, Writing | null>>>(none);
  const [pending, setPending] = useState<WritingKind | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  /** The ids of the lines written here. */
  const [ownEntries, setOwnEntries] = useState<readonly (string | undefined)[]>([]);
  const lastEntry = request.entries.at(-1)?.id ?? null;

  const change = (text: string) => {
    setFailure(null);
    setWritings({
      ...writings,
      [shown]:
        text === ''
          ? null
          : {
              text,
              begunAfter: writings[shown]?.begunAfter ?? lastEntry,
              idempotencyKey: newIdempotencyKey(),
            },
    });
  };

  const submit = async () => {
    const writing = writings[shown];
    const text = writing?.text.trim() ?? '';
    if (writing === null || text === '' || pending !== null) return;
    const params = { id: request.id };
    const { idempotencyKey } = writing;
    setPending(shown);
    setFailure(null);
    const result =
      shown === 'message'
        ? await writeDeskMessage(
            client,
            { params, body: { text, lastSeenEntry: lastEntry } },
            { idempotencyKey },
          )
        : await writeDeskNote(client, { params, body: { text } }, { idempotencyKey });
    if (result.ok) {
      storeRequest(cache, client, result.value);
      setWritings((latest) => ({ ...latest, [shown]: null }));
      setOwnEntries((latest) => [...latest, result.value.entries.at(-1)?.id]);
    } else if (isChangedMeanwhile(result.failure)) {
      await cache.invalidateQueries(requestQuery(client, request.id));
      // What was refused was not stored, and it goes with another last line the next time.
      setWritings((latest) => ({
        ...latest,
        [shown]: { ...writing, idempotencyKey: newIdempotencyKey() },
      }));
      setFailure(WRITTEN_MEANWHILE);
    } else {
      setFailure(result.failure.message);
    }
    setPending(null);
  };

  const begun = writings[shown];
  return {
    shown,
    texts: { message: writings.message?.text ?? '', note: writings.note?.text ?? '' },
    since: begun === null ? [] : entriesSince(request.entries, begun.begunAfter, ownEntries),
    pending,
    failure,
    onShow: (kind) => {
      setShown(kind);
      setFailure(null);
    },
    onChange: change,
    onSubmit: () => void submit(),
  };
}

/** Returns the lines after one, without those written here. */
function entriesSince(
  entries: readonly RequestEntry[],
  after: string | null,
  own: readonly (string | undefined)[],
): readonly RequestEntry[] {
  const first = entries.findIndex(({ id }) => id === after) + 1;
  return entries.slice(first).filter(({ id }) => !own.includes(id));
}
