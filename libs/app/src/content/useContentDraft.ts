import { newIdempotencyKey } from '@parlour/client';
import { callActor } from '@parlour/client/actors';
import type { CallFailure, Result } from '@parlour/contract';
import type { ContentDetail, ContentKind } from '@parlour/contract/staff';
import {
  AUTOSAVE_DELAY,
  type ContentDraftEvent,
  contentDraftMachine,
  type ContentPublish,
  type ContentSave,
} from '@parlour/core';
import {
  type ContentDraft,
  type EditedContent,
  isStored,
  type UnsavedContent,
} from '@parlour/core/content';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo } from 'react';

type Outcome = Promise<Result<ContentDetail, CallFailure>>;

/** The calls that change one item. */
export interface ContentCalls {
  readonly save: (save: ContentSave) => Outcome;
  readonly publish: (publication: ContentPublish) => Outcome;
  /** Gets the item after somebody else changed it. */
  readonly readTheirs: () => Outcome;
}

/** How far the draft of an item is. */
export type ContentStage =
  | 'opening'
  | 'clean'
  | 'dirty'
  | 'saving'
  | 'stored'
  | 'saved'
  | 'waiting'
  | 'comparing'
  | 'conflict'
  | 'publishing'
  | 'refused';

/** The draft of one item, and what can be done with it. */
export interface BoundContentDraft {
  readonly stage: ContentStage;
  readonly edited: EditedContent;
  readonly send: (event: ContentDraftEvent) => void;
}

/** Options of {@link useContentDraft}. */
export interface ContentDraftOptions {
  readonly kind: ContentKind;
  /** The item as it was read. Later ones are for its events. */
  readonly detail: ContentDetail;
  /** What was typed before the page was reloaded; null for nothing. */
  readonly unsaved: UnsavedContent | null;
  /** What a new item has before anything is typed. */
  readonly begunWith: ContentDraft;
  /** Must be the same in each render. */
  readonly calls: ContentCalls;
  /** Called with what is typed and not saved yet, at each change; null for nothing. Must be the same in each render. */
  readonly onUnsaved: (unsaved: UnsavedContent | null) => void;
}

/** Binds the editor of one item to its machine and to its calls (`core/content-6` to `core/content-11`). */
export function useContentDraft(options: ContentDraftOptions): BoundContentDraft {
  const { kind, detail, unsaved, begunWith, calls, onUnsaved } = options;
  const machine = useMemo(
    () =>
      contentDraftMachine.provide({
        actors: {
          save: callActor(calls.save),
          publish: callActor(calls.publish),
          readTheirs: callActor(calls.readTheirs),
        },
      }),
    [calls],
  );
  const [snapshot, send] = useMachine(machine, {
    input: {
      kind,
      detail,
      unsaved,
      begunWith,
      autosaveDelay: AUTOSAVE_DELAY,
      makeIdempotencyKey: newIdempotencyKey,
    },
  });
  const { context } = snapshot;
  useEffect(() => {
    onUnsaved(isStored(context) ? null : { body: context.body, seen: context.seen });
  }, [context, onUnsaved]);
  return { stage: snapshot.value, edited: context, send };
}
