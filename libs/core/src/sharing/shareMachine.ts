import { assign, fromPromise, setup } from 'xstate';

/** How long the button says that the link was copied, in milliseconds (spec section 9). */
export const COPIED_TIME = 2000;

/** What the share button knows beside its state. */
export interface ShareMachineContext {
  /** The link of the last press; empty before any. */
  readonly address: string;
  /** What kept the last copy from being made. */
  readonly failure: { readonly cause: unknown } | null;
}

/** What the member does with the share button; `address` is the link to copy. */
export type ShareMachineEvent =
  | { type: 'share.pressed'; address: string }
  /** The member has read why the link was not copied. */
  | { type: 'share.dismissed' };

/** What the compiler is told of the machine. */
const types: { context?: ShareMachineContext; events?: ShareMachineEvent } = {};

/** Every press keeps the link that it is for. */
const pressed = {
  target: 'copying',
  actions: {
    type: 'keepAddress',
    params: ({ event }: { event: { address: string } }) => ({ address: event.address }),
  },
} as const;

/**
 * The share button (spec section 4): `idle`, `copying`, `copied` for 2 seconds, `idle`. The app provides `copy`, which
 * puts a text on the clipboard.
 */
export const shareMachine = setup({
  types,
  actors: {
    copy: fromPromise<unknown, string>(() =>
      Promise.reject(new Error('The app provides the actor copy.')),
    ),
  },
  actions: {
    keepAddress: assign((_, { address }: { address: string }) => ({ address })),
    keepFailure: assign((_, { cause }: { cause: unknown }) => ({ failure: { cause } })),
    clearFailure: assign({ failure: null }),
  },
  delays: { copiedTime: COPIED_TIME },
}).createMachine({
  id: 'share',
  initial: 'idle',
  context: { address: '', failure: null },
  states: {
    idle: { on: { 'share.pressed': pressed, 'share.dismissed': { actions: 'clearFailure' } } },
    copying: {
      entry: 'clearFailure',
      invoke: {
        id: 'copy',
        src: 'copy',
        input: ({ context }) => context.address,
        onDone: 'copied',
        onError: {
          target: 'idle',
          actions: { type: 'keepFailure', params: ({ event }) => ({ cause: event.error }) },
        },
      },
    },
    copied: { after: { copiedTime: 'idle' }, on: { 'share.pressed': pressed } },
  },
});
