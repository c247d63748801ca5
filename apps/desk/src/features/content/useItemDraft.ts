import { type BoundContentDraft, useContentDraft } from '@parlour/app/content';
import { useClient } from '@parlour/app/data-layout';
import { newIdempotencyKey, send as sendCall } from '@parlour/client';
import type { CallFailure, Result } from '@parlour/contract';
import {
  type ContentDetail,
  type ContentKind,
  getContent,
  publishContent,
  saveContentDraft,
} from '@parlour/contract/staff';
import type { ContentPublish, ContentSave } from '@parlour/core';
import {
  type ContentNames,
  isStored,
  newContentValues,
  toContentDraft,
  type UnsavedContent,
  versionsOf,
} from '@parlour/core/content';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useServices } from '../../app/services.ts';
import type { StoredForm } from '../../app/storedForms.ts';
import { contentListKey, contentQuery } from './queries.ts';
import { unsavedContent } from './unsavedContent.ts';

/** How often an open item is read again, to see whether a colleague edits it, in milliseconds (`desk/content-15`). */
const READ_EVERY = 10_000;

interface ItemDraftOptions {
  readonly kind: ContentKind;
  readonly detail: ContentDetail;
  readonly unsaved: UnsavedContent | null;
  /** The club's time zone, an IANA name, which a new event begins with. */
  readonly timeZone: string;
  readonly staffId: string;
  /** Whether somebody uses the page now. */
  readonly isInUse: boolean;
}

/** The draft of an item, and how it is told of what a call gave. */
export interface ItemDraft extends BoundContentDraft {
  /** Stores what another call gave: shows it, and reads the lists anew. */
  readonly take: (detail: ContentDetail) => void;
  /** The item as it was read last, also by who only looks. */
  readonly latest: ContentDetail;
}

/** What all dialogs of the editor get. */
export type ContentDialogProps = {
  /** The kind of content. */
  kind: ContentKind;
  /** What the item is called. */
  title: string;
  /** The draft of the item. */
  draft: ItemDraft;
  /** The names of what the documents refer to. */
  names: ContentNames;
  /** The club's time zone, an IANA name. */
  timeZone: string;
  /** The current time. */
  now: Date;
  /** What the tab stores of it. */
  form: StoredForm;
  /** Closes the dialog. */
  onClose: () => void;
};

/** Binds the draft of an item to its calls, to the cache and to what this tab stores. */
export function useItemDraft(options: ItemDraftOptions): ItemDraft {
  const { kind, detail, unsaved, timeZone, staffId, isInUse } = options;
  const client = useClient();
  const cache = useQueryClient();
  const { tabStorage } = useServices();
  const { id } = detail;
  const query = useMemo(() => contentQuery(client, kind, id), [client, kind, id]);
  const store = useCallback(
    (result: Result<ContentDetail, CallFailure>) => {
      if (!result.ok) return result;
      cache.setQueryData(query.queryKey, result.value);
      void cache.invalidateQueries({ queryKey: contentListKey(kind) });
      return result;
    },
    [cache, query, kind],
  );
  const calls = useMemo(() => {
    const params = { kind, id };
    return {
      save: async ({ idempotencyKey, ...body }: ContentSave) =>
        store(
          await sendCall(
            client,
            saveContentDraft,
            // What is typed and no value yet is not sent.
            { params, body: { ...body, body: toContentDraft(kind, body.body) } },
            { idempotencyKey },
          ),
        ),
      publish: async ({ idempotencyKey, ...body }: ContentPublish) =>
        store(await sendCall(client, publishContent, { params, body }, { idempotencyKey })),
      readTheirs: () => sendCall(client, getContent, { params }),
    };
  }, [client, kind, id, store]);
  const onUnsaved = useCallback(
    (typed: UnsavedContent | null) =>
      unsavedContent(tabStorage, { staffId, kind, id }).store(typed),
    [tabStorage, staffId, kind, id],
  );
  const begunWith = newContentValues(kind, timeZone);
  const draft = useContentDraft({ kind, detail, unsaved, begunWith, calls, onUnsaved });
  const latestDraft = useRef(draft);
  useLayoutEffect(() => {
    latestDraft.current = draft;
  });
  useEffect(
    () => () => {
      const { edited, stage } = latestDraft.current;
      // What is being saved, or has to be compared first, is not sent again.
      if (isStored(edited) || (stage !== 'dirty' && stage !== 'waiting')) return;
      const { body, seen } = edited;
      void calls.save({ body, ...seen, idempotencyKey: newIdempotencyKey() });
    },
    [calls],
  );
  const isKnown = detail.draft !== null || detail.published !== null;
  const { data: latest = draft.edited.detail } = useQuery({
    ...query,
    enabled: isKnown || draft.edited.seen.version > 0,
    // A page that was left open keeps no session alive.
    refetchInterval: isInUse ? READ_EVERY : false,
  });
  const { send } = draft;
  const seen = versionsOf(draft.edited.detail);
  const found = versionsOf(latest);
  const isNewer = found.version > seen.version || found.baseVersion > seen.baseVersion;
  useEffect(() => {
    // Only what nobody types into takes it. Otherwise the next save finds the conflict.
    if (isNewer) send({ type: 'detail.received', detail: latest });
  }, [isNewer, latest, send]);
  return {
    ...draft,
    latest,
    take: (given) => {
      store({ ok: true, value: given });
      send({ type: 'detail.received', detail: given });
    },
  };
}
