import type { CallFailure, Profile, Result } from '@parlour/contract';
import { assign, fromPromise } from 'xstate';
import { callResultOf } from '../forms/callResult.ts';
import { setup } from '../setupMachine.ts';
import { LINK_NOT_COPIED } from './messages.ts';
import { type PageLocation, shareUrl } from './shareUrl.ts';

/** How long the button confirms the copy, in milliseconds (core/sharing-2). */
export const COPIED_TIME = 2000;

/** The share button's data. */
interface ShareMachineContext {
  /** The page of the last press; null before the first. */
  readonly page: PageLocation | null;
  /** The link of the last press; null until the member's `ref` is known. */
  readonly url: string | null;
  /** Why the last copy failed: the message for the member, and the failed call or what the clipboard threw. */
  readonly failure: { readonly message: string; readonly cause: unknown } | null;
}

/** What the member does with the share button. `page` is the one to share. */
export type ShareMachineEvent =
  | { type: 'share.pressed'; page: PageLocation }
  /** The member has dismissed the failure. */
  | { type: 'share.dismissed' };

const types: { context?: ShareMachineContext; events?: ShareMachineEvent } = {};

type SharePressed = Extract<ShareMachineEvent, { type: 'share.pressed' }>;

const pressed = {
  target: 'copying',
  actions: {
    type: 'setPage',
    params: ({ event }: { event: SharePressed }) => ({ page: event.page }),
  },
} as const;

/** The profile whose `ref` the link needs. */
type FoundRef = Result<Pick<Profile, 'ref'>, CallFailure>;

const failureOf = (cause: unknown) => ({ message: LINK_NOT_COPIED, cause });

const foundRef = ({ event }: { event: { output: FoundRef } }) => callResultOf(event.output);

const failed = {
  target: '#share.idle',
  actions: {
    type: 'setFailure',
    params: ({ event }: { event: { error: unknown } }) => ({ cause: event.error }),
  },
} as const;

/**
 * The share button (core/sharing-2, core/sharing-3): `idle`, `copying`, `copied` for 2 seconds, `idle`. The app provides `findRef`, which gets
 * the member's profile with the `ref`, and `copy`, which writes a text to the clipboard.
 */
export const shareMachine = setup({
  types,
  actors: {
    /** Resolves to a result with the `ref` of the member, such as that of `getProfile`. */
    findRef: fromPromise<FoundRef>(() =>
      Promise.reject(new Error('The app provides the actor findRef.')),
    ),
    /** Writes the text to the clipboard. It rejects where that fails. */
    copy: fromPromise<unknown, string>(() =>
      Promise.reject(new Error('The app provides the actor copy.')),
    ),
  },
  actions: {
    setPage: assign((_, { page }: { page: PageLocation }) => ({ page, url: null })),
    setFound: assign(({ context: { page } }, found: FoundRef) =>
      found.ok
        ? { url: page === null ? null : shareUrl(page, found.value.ref) }
        : { failure: failureOf(found.failure) },
    ),
    setFailure: assign((_, { cause }: { cause: unknown }) => ({ failure: failureOf(cause) })),
    clearFailure: assign({ failure: null }),
  },
  guards: { isOk: (_, { ok }: FoundRef) => ok },
  delays: { copiedTime: COPIED_TIME },
}).createMachine({
  id: 'share',
  initial: 'idle',
  context: { page: null, url: null, failure: null },
  states: {
    idle: { on: { 'share.pressed': pressed, 'share.dismissed': { actions: 'clearFailure' } } },
    copying: {
      entry: 'clearFailure',
      initial: 'findingRef',
      states: {
        findingRef: {
          invoke: {
            id: 'findRef',
            src: 'findRef',
            onDone: [
              {
                guard: { type: 'isOk', params: foundRef },
                target: 'writing',
                actions: { type: 'setFound', params: foundRef },
              },
              { target: '#share.idle', actions: { type: 'setFound', params: foundRef } },
            ],
            onError: failed,
          },
        },
        writing: {
          invoke: {
            id: 'copy',
            src: 'copy',
            input: ({ context }) => context.url ?? '',
            onDone: '#share.copied',
            onError: failed,
          },
        },
      },
    },
    copied: { after: { copiedTime: 'idle' }, on: { 'share.pressed': pressed } },
  },
});
