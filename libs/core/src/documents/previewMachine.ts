import { assign, fromPromise } from 'xstate';
import { setup } from '../setupMachine.ts';

/** The message of a failed preview (DO11). */
export const PREVIEW_FAILED = 'Failed to preview document. Please try again.';

/** A fetched preview. `url` is an object URL of this browser. */
export interface FetchedPreview {
  readonly url: string;
  /** Its media type, for example `application/pdf`. */
  readonly mediaType: string;
}

/** The state of one document's preview. */
interface PreviewMachineContext {
  readonly preview: FetchedPreview | null;
  readonly failure: { readonly message: string; readonly cause: unknown } | null;
}

/** What the member does with the preview. */
export type PreviewMachineEvent = { type: 'preview.toggled' };

const types: { context?: PreviewMachineContext; events?: PreviewMachineEvent } = {};

/**
 * The preview of a stored document (DO10): `hidden`, `loading` and `shown`. Each opening fetches the file again, since
 * no copy is cached. The app provides `fetchPreview` and releases the object URL when the preview is hidden.
 */
export const previewMachine = setup({
  types,
  actors: {
    fetchPreview: fromPromise<FetchedPreview>(() =>
      Promise.reject(new Error('The app provides the actor fetchPreview.')),
    ),
  },
  actions: {
    setPreview: assign((_, preview: FetchedPreview) => ({ preview })),
    clearPreview: assign({ preview: null }),
    clearFailure: assign({ failure: null }),
    setFailure: assign((_, { cause }: { cause: unknown }) => ({
      failure: { message: PREVIEW_FAILED, cause },
    })),
  },
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
        onDone: {
          target: 'shown',
          actions: { type: 'setPreview', params: ({ event }) => event.output },
        },
        onError: {
          target: 'hidden',
          actions: { type: 'setFailure', params: ({ event }) => ({ cause: event.error }) },
        },
      },
      on: { 'preview.toggled': 'hidden' },
    },
    shown: { exit: 'clearPreview', on: { 'preview.toggled': 'hidden' } },
  },
});

/** The label of the button that toggles the preview (DO10). */
export const previewLabels = {
  hidden: 'View',
  loading: 'Loading...',
  shown: 'Hide',
} as const satisfies Record<'hidden' | 'loading' | 'shown', string>;
