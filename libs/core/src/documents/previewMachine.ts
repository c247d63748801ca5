import { assign, fromPromise, setup } from 'xstate';

/** What a preview that fails says (spec section 8). */
export const PREVIEW_FAILED = 'Failed to preview document. Please try again.';

/** A fetched preview: an address of the file in this browser, and what kind of file it is. */
export interface FetchedPreview {
  readonly url: string;
  /** Its media type, for example `application/pdf`. */
  readonly mediaType: string;
}

/** What the preview of one document shows. */
export interface PreviewMachineContext {
  readonly preview: FetchedPreview | null;
  readonly failure: { readonly message: string; readonly cause: unknown } | null;
}

/** What the member does with it. */
export type PreviewMachineEvent = { type: 'preview.toggled' };

/** What the compiler is told of the machine. */
const types: { context?: PreviewMachineContext; events?: PreviewMachineEvent } = {};

/**
 * The preview of a stored document (spec section 4): `hidden`, `loading` while it is fetched, `shown`. It is fetched
 * anew each time, since no copy of it is kept. The app provides `fetchPreview`, and gives back what it made when the
 * preview is hidden.
 */
export const previewMachine = setup({
  types,
  actors: {
    fetchPreview: fromPromise<FetchedPreview>(() =>
      Promise.reject(new Error('The app provides the actor fetchPreview.')),
    ),
  },
  actions: {
    show: assign((_, preview: FetchedPreview) => ({ preview })),
    forget: assign({ preview: null }),
    clearFailure: assign({ failure: null }),
    keepFailure: assign((_, { cause }: { cause: unknown }) => ({
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
        onDone: { target: 'shown', actions: { type: 'show', params: ({ event }) => event.output } },
        onError: {
          target: 'hidden',
          actions: { type: 'keepFailure', params: ({ event }) => ({ cause: event.error }) },
        },
      },
      on: { 'preview.toggled': 'hidden' },
    },
    shown: { exit: 'forget', on: { 'preview.toggled': 'hidden' } },
  },
});

/** The label of the button that shows and hides the preview (spec section 4). */
export const previewLabels = {
  hidden: 'View',
  loading: 'Loading...',
  shown: 'Hide',
} as const satisfies Record<'hidden' | 'loading' | 'shown', string>;
