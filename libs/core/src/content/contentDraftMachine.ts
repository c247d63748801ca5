import type { ContentDetail, Publication } from '@parlour/contract/staff';
import { assign, fromPromise } from 'xstate';
import { callResultOf, failedResult } from '../forms/callResult.ts';
import { setup } from '../setupMachine.ts';
import type { ContentDraft } from './contentDraft.ts';
import { contentIssues } from './contentIssues.ts';
import {
  changedContent,
  type ChosenPublication,
  comparedContent,
  type ContentDraftInput,
  type ContentOutcome,
  type EditedContent,
  isChangedMeanwhile,
  isOwnDraft,
  isStored,
  isTemporary,
  openedContent,
  readContent,
  refusedContent,
  storedContent,
  theirBody,
} from './editedContent.ts';
import { bodyOf, isSameBody, type SeenVersions, versionsOf } from './seenVersions.ts';

/** How long nothing is typed before a draft is saved, in milliseconds (core/content-6). */
export const AUTOSAVE_DELAY = 1000;
/** How long a draft waits that could not be saved for want of the server, in milliseconds (core/content-8). */
export const SAVE_RETRY_DELAY = 5000;

/** The input of the actor that saves a draft. */
export interface ContentSave extends SeenVersions {
  /** The values of the fields. */
  readonly body: ContentDraft;
  /** A retry of the same draft reuses it. */
  readonly idempotencyKey: string;
}

/** The input of the actor that publishes a draft. */
export interface ContentPublish extends Publication {
  /** A retry of the same publication reuses it. */
  readonly idempotencyKey: string;
}

/** What an editor does with an item. */
export type ContentDraftEvent =
  | { type: 'draft.changed'; change: ContentDraft }
  | { type: 'save.requested' }
  | {
      type: 'publish.requested';
      wordsToHolders: string | null;
      /** Whether it is published alone and leaves its release (core/content-16). */
      leavesRelease?: boolean;
    }
  /** The item as another call or a later read has it. */
  | { type: 'detail.received'; detail: ContentDetail }
  | { type: 'mine.kept' }
  | { type: 'theirs.taken' };

const types: { context?: EditedContent; events?: ContentDraftEvent; input?: ContentDraftInput } =
  {};

type Named<Type extends ContentDraftEvent['type']> = {
  event: Extract<ContentDraftEvent, { type: Type }>;
};

const outcomeOf = ({ event }: { event: { output: ContentOutcome } }) => callResultOf(event.output);
const errorOf = ({ event }: { event: { error: unknown } }) => failedResult(event.error);
const change = {
  type: 'change',
  params: ({ event }: Named<'draft.changed'>) => event.change,
} as const;
const edited = { target: 'dirty', reenter: true, actions: change } as const;
const receive = {
  target: 'clean',
  actions: { type: 'receive', params: ({ event }: Named<'detail.received'>) => event.detail },
} as const;
const setPublication = {
  type: 'setPublication',
  params: ({ event: { wordsToHolders, leavesRelease = false } }: Named<'publish.requested'>) => ({
    wordsToHolders,
    ...(leavesRelease ? { leavesRelease } : {}),
  }),
} as const;
const incomplete = { guard: 'isIncomplete', actions: 'showIssues' } as const;
const published = [incomplete, { target: 'publishing', actions: setPublication }] as const;
const savedAndPublished = [incomplete, { target: 'saving', actions: setPublication }] as const;

const differs = {
  guard: { type: 'isChangedMeanwhile', params: outcomeOf },
  target: 'comparing',
} as const;
const refused = { target: 'refused', actions: { type: 'refuse', params: outcomeOf } } as const;
const unreached = { target: 'waiting', actions: { type: 'refuse', params: outcomeOf } } as const;
const unexpected = { target: 'waiting', actions: { type: 'refuse', params: errorOf } } as const;

const notProvided = () => Promise.reject(new Error('The app provides the actors of a draft.'));

/**
 * The draft of one item with its version (core/content-6 to core/content-11). The app provides `save`, `publish` and `readTheirs`, which gets
 * the item after somebody else changed it.
 */
export const contentDraftMachine = setup({
  types,
  actors: {
    /** Saves the draft with its versions and its key, and resolves to the call's result. */
    save: fromPromise<ContentOutcome, ContentSave>(notProvided),
    /** Publishes the draft of the version, and resolves to the call's result. */
    publish: fromPromise<ContentOutcome, ContentPublish>(notProvided),
    /** Reads the item as the server has it now, after somebody else changed it. */
    readTheirs: fromPromise<ContentOutcome>(notProvided),
  },
  actions: {
    change: assign(({ context }, values: ContentDraft) => changedContent(context, values)),
    receive: assign(({ context }, detail: ContentDetail) => readContent(context.input, detail)),
    begin: assign(({ context: { body, unconfirmed, idempotencyKey, input } }) => ({
      sent: body,
      unconfirmed: unconfirmed.at(-1) === body ? unconfirmed : [...unconfirmed, body],
      message: null,
      idempotencyKey: idempotencyKey ?? input.makeIdempotencyKey(),
    })),
    store: assign((_, outcome: ContentOutcome) => (outcome.ok ? storedContent(outcome.value) : {})),
    refuse: assign((_, outcome: ContentOutcome) =>
      outcome.ok ? {} : refusedContent(outcome.failure),
    ),
    setPublication: assign((_, publication: ChosenPublication) => ({ publication, issues: [] })),
    showIssues: assign(({ context: { input, body } }) => ({
      issues: contentIssues(input.kind, body),
      publication: null,
    })),
    setPublished: assign(({ context }, outcome: ContentOutcome) =>
      outcome.ok
        ? {
            ...readContent(context.input, outcome.value),
            publishedVersion: outcome.value.published?.version ?? null,
          }
        : {},
    ),
    setTheirs: assign((_, outcome: ContentOutcome) =>
      outcome.ok ? { theirs: outcome.value, publication: null } : {},
    ),
    keepMine: assign(({ context: { theirs } }) => (theirs === null ? {} : comparedContent(theirs))),
    takeTheirs: assign(({ context: { input, theirs, body } }) =>
      theirs === null
        ? {}
        : {
            ...readContent(input, theirs),
            ...comparedContent(theirs),
            body: theirBody(input.kind, theirs, body),
          },
    ),
  },
  guards: {
    hasUnsaved: ({ context }) => context.input.unsaved !== null,
    isOutdated: ({ context: { input, seen } }) => {
      const stored = versionsOf(input.detail);
      return stored.version !== seen.version || stored.baseVersion !== seen.baseVersion;
    },
    isIncomplete: ({ context: { input, body } }) => contentIssues(input.kind, body).length > 0,
    isStored: ({ context }) => isStored(context),
    willPublish: ({ context }) => context.publication !== null && isStored(context),
    isOwnDraftTaken: ({ context: { input, theirs, body } }) =>
      theirs !== null && theirs.draft !== null && isSameBody(body, bodyOf(input.kind, theirs)),
    isOk: (_, { ok }: ContentOutcome) => ok,
    isChangedMeanwhile: (_, outcome: ContentOutcome) => isChangedMeanwhile(outcome),
    isTemporary: (_, outcome: ContentOutcome) => isTemporary(outcome),
    isOwn: ({ context }, outcome: ContentOutcome) => isOwnDraft(context, outcome),
  },
  delays: { autosave: ({ context }) => context.input.autosaveDelay, retry: SAVE_RETRY_DELAY },
}).createMachine({
  id: 'contentDraft',
  initial: 'opening',
  context: ({ input }) => openedContent(input),
  states: {
    opening: {
      always: [
        { guard: 'isOutdated', target: 'comparing' },
        { guard: 'hasUnsaved', target: 'dirty' },
        { target: 'clean' },
      ],
    },
    clean: {
      on: { 'draft.changed': edited, 'publish.requested': published, 'detail.received': receive },
    },
    dirty: {
      after: { autosave: 'saving' },
      on: {
        'draft.changed': edited,
        'save.requested': 'saving',
        'publish.requested': savedAndPublished,
      },
    },
    saving: {
      entry: 'begin',
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context: { body, seen, idempotencyKey } }) => ({
          body,
          ...seen,
          idempotencyKey: idempotencyKey ?? '',
        }),
        onDone: [
          differs,
          { guard: { type: 'isTemporary', params: outcomeOf }, ...unreached },
          {
            guard: { type: 'isOk', params: outcomeOf },
            target: 'stored',
            actions: { type: 'store', params: outcomeOf },
          },
          refused,
        ],
        onError: unexpected,
      },
      on: {
        'draft.changed': { actions: change },
        'publish.requested': [incomplete, { actions: setPublication }],
      },
    },
    stored: {
      always: [
        { guard: 'willPublish', target: 'publishing' },
        { guard: 'isStored', target: 'saved' },
        { target: 'dirty' },
      ],
    },
    saved: {
      on: { 'draft.changed': edited, 'publish.requested': published, 'detail.received': receive },
    },
    waiting: {
      after: { retry: 'saving' },
      on: {
        'draft.changed': edited,
        'save.requested': 'saving',
        'publish.requested': savedAndPublished,
      },
    },
    comparing: {
      invoke: {
        id: 'readTheirs',
        src: 'readTheirs',
        onDone: [
          {
            guard: { type: 'isOwn', params: outcomeOf },
            target: 'saving',
            actions: { type: 'store', params: outcomeOf },
          },
          {
            guard: { type: 'isOk', params: outcomeOf },
            target: 'conflict',
            actions: { type: 'setTheirs', params: outcomeOf },
          },
          unreached,
        ],
        onError: unexpected,
      },
      on: { 'draft.changed': { actions: change } },
    },
    conflict: {
      on: {
        'draft.changed': { actions: change },
        'mine.kept': { target: 'saving', actions: 'keepMine' },
        'theirs.taken': [
          { guard: 'isOwnDraftTaken', target: 'dirty', actions: 'takeTheirs' },
          { target: 'clean', actions: 'takeTheirs' },
        ],
      },
    },
    publishing: {
      entry: 'begin',
      invoke: {
        id: 'publish',
        src: 'publish',
        input: ({ context: { seen, publication, idempotencyKey } }) => ({
          version: seen.version,
          ...(publication ?? { wordsToHolders: null }),
          idempotencyKey: idempotencyKey ?? '',
        }),
        onDone: [
          differs,
          {
            guard: { type: 'isOk', params: outcomeOf },
            target: 'clean',
            actions: { type: 'setPublished', params: outcomeOf },
          },
          refused,
        ],
        onError: { target: 'refused', actions: { type: 'refuse', params: errorOf } },
      },
    },
    refused: {
      on: {
        'draft.changed': edited,
        'save.requested': 'saving',
        'publish.requested': savedAndPublished,
        'detail.received': { guard: 'isStored', ...receive },
      },
    },
  },
});
