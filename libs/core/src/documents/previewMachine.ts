import type { CallFailure, previewDocument, Result } from '@parlour/contract';
import { assign, fromPromise } from 'xstate';
import { callResultOf, failedResult } from '../forms/callResult.ts';
import { setup } from '../setupMachine.ts';

/** The message of a failed preview (core/documents-11). */
export const PREVIEW_FAILED: (typeof previewDocument)['failure'] =
  'Failed to preview document. Please try again.';

/** A fetched preview. `url` is an object URL of this browser. */
export interface FetchedPreview {
  /** Where this browser finds the file. */
  readonly url: string;
  /** Its media type, for example `application/pdf`. */
  readonly mediaType: string;
}

/** The state of one document's preview. */
interface PreviewMachineContext {
  readonly preview: FetchedPreview | null;
  readonly failure: { readonly message: string; readonly cause: CallFailure } | null;
}

/** What the member does with the preview. */
export type PreviewMachineEvent = { type: 'preview.toggled' };

type Outcome = Result<FetchedPreview, CallFailure>;

const outcomeOf = ({ event }: { event: { output: Outcome } }) => callResultOf(event.output);

const types: { context?: PreviewMachineContext; events?: PreviewMachineEvent } = {};

/**
 * The preview of a stored document (core/documents-10): `hidden`, `loading` and `shown`. Each opening fetches the file again, since
 * no copy is cached. The app provides `fetchPreview` and releases the object URL when the preview is hidden.
 */
export const previewMachine = setup({
  types,
  actors: {
    /** Fetches the file, such as by `fetchPreview` of the client, and resolves to a result with its URL. The program releases the URL. */
    fetchPreview: fromPromise<Outcome>(() =>
      Promise.reject(new Error('The app provides the actor fetchPreview.')),
    ),
  },
  actions: {
    setOutcome: assign((_, outcome: Outcome) =>
      outcome.ok
        ? { preview: outcome.value }
        : { failure: { message: PREVIEW_FAILED, cause: outcome.failure } },
    ),
    clearPreview: assign({ preview: null }),
    clearFailure: assign({ failure: null }),
  },
  guards: { isOk: (_, { ok }: Outcome) => ok },
}).createMachine({
  id: 'preview',
  initial: 'hidden',
  context: { preview: null, failure: null },
  states: {
    hidden: { on: { 'preview.toggled': 'loading' } },
    loading: {
      entry: 'clearFailure',
      invoke: {
        id: 'fetching',
        src: 'fetchPreview',
        onDone: [
          {
            guard: { type: 'isOk', params: outcomeOf },
            target: 'shown',
            actions: { type: 'setOutcome', params: outcomeOf },
          },
          {
            target: 'hidden',
            actions: { type: 'setOutcome', params: outcomeOf },
          },
        ],
        onError: {
          target: 'hidden',
          actions: { type: 'setOutcome', params: ({ event }) => failedResult(event.error) },
        },
      },
      on: { 'preview.toggled': 'hidden' },
    },
    shown: { exit: 'clearPreview', on: { 'preview.toggled': 'hidden' } },
  },
});

/** The label of the button that toggles the preview (core/documents-10). */
export const previewLabels = {
  hidden: 'View',
  loading: 'Loading...',
  shown: 'Hide',
} as const satisfies Record<'hidden' | 'loading' | 'shown', string>;
