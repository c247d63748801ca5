import { assign, fromPromise, setup } from 'xstate';

/** How long the button confirms the copy, in milliseconds (SR2). */
export const COPIED_TIME = 2000;

/** The share button's data. */
interface ShareMachineContext {
  /** The link of the last press; empty before the first. */
  readonly url: string;
  /** Why the last copy failed. */
  readonly failure: { readonly cause: unknown } | null;
}

/** What the member does with the share button. `url` is the link to copy. */
export type ShareMachineEvent =
  | { type: 'share.pressed'; url: string }
  /** The member has dismissed the failure. */
  | { type: 'share.dismissed' };

const types: { context?: ShareMachineContext; events?: ShareMachineEvent } = {};

type SharePressed = Extract<ShareMachineEvent, { type: 'share.pressed' }>;

const pressed = {
  target: 'copying',
  actions: {
    type: 'setUrl',
    params: ({ event }: { event: SharePressed }) => ({ url: event.url }),
  },
} as const;

/**
 * The share button (SR2, SR3): `idle`, `copying`, `copied` for 2 seconds, `idle`. The app provides `copy`, which writes
 * a text to the clipboard.
 */
export const shareMachine = setup({
  types,
  actors: {
    copy: fromPromise<unknown, string>(() =>
      Promise.reject(new Error('The app provides the actor copy.')),
    ),
  },
  actions: {
    setUrl: assign((_, { url }: { url: string }) => ({ url })),
    setFailure: assign((_, { cause }: { cause: unknown }) => ({ failure: { cause } })),
    clearFailure: assign({ failure: null }),
  },
  delays: { copiedTime: COPIED_TIME },
}).createMachine({
  id: 'share',
  initial: 'idle',
  context: { url: '', failure: null },
  states: {
    idle: { on: { 'share.pressed': pressed, 'share.dismissed': { actions: 'clearFailure' } } },
    copying: {
      entry: 'clearFailure',
      invoke: {
        id: 'copy',
        src: 'copy',
        input: ({ context }) => context.url,
        onDone: 'copied',
        onError: {
          target: 'idle',
          actions: { type: 'setFailure', params: ({ event }) => ({ cause: event.error }) },
        },
      },
    },
    copied: { after: { copiedTime: 'idle' }, on: { 'share.pressed': pressed } },
  },
});
