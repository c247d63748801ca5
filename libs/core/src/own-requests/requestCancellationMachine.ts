import type { CallFailure, MemberRequestDetail, Result } from '@parlour/contract';
import { assign, fromPromise } from 'xstate';
import { messageOf } from '../failures/failureFacts.ts';
import { callResultOf, failedResult } from '../forms/callResult.ts';
import { setup } from '../setupMachine.ts';
import { REQUEST_CHANGED_MEANWHILE, REQUEST_NOT_CANCELED } from './messages.ts';

/** Why the last try failed. */
interface CancellationContext {
  readonly failure: { readonly message: string; readonly cause: CallFailure } | null;
}

/** What the member does. */
export type RequestCancellationEvent =
  | { type: 'cancellation.requested' }
  | { type: 'cancellation.confirmed' }
  | { type: 'cancellation.declined' };

type Outcome = Result<MemberRequestDetail, CallFailure>;

const outcomeOf = ({ event }: { event: { output: Outcome } }) => callResultOf(event.output);

const messageOfFailure = (cause: CallFailure): string =>
  cause.kind === 'domain' && cause.code === 'changed_meanwhile'
    ? REQUEST_CHANGED_MEANWHILE
    : messageOf(cause, REQUEST_NOT_CANCELED);

const types: { context?: CancellationContext; events?: RequestCancellationEvent } = {};

/**
 * The cancellation of one request (core/own-requests-6, core/own-requests-7): `idle`, the question `asking`, and `canceling`. The app provides `cancel`,
 * which makes the call with the version of the request that is shown then.
 */
export const requestCancellationMachine = setup({
  types,
  actors: {
    /** Makes the call `cancelRequest` with the version of the request that is shown, and resolves to its result. */
    cancel: fromPromise<Outcome>(() =>
      Promise.reject(new Error('The app provides the actor cancel.')),
    ),
  },
  actions: {
    clearFailure: assign({ failure: null }),
    setFailure: assign((_, outcome: Outcome) =>
      outcome.ok
        ? {}
        : { failure: { message: messageOfFailure(outcome.failure), cause: outcome.failure } },
    ),
  },
  guards: { isOk: (_, { ok }: Outcome) => ok },
}).createMachine({
  id: 'requestCancellation',
  initial: 'idle',
  context: { failure: null },
  states: {
    idle: {
      entry: 'clearFailure',
      on: { 'cancellation.requested': 'asking' },
    },
    asking: {
      on: { 'cancellation.declined': 'idle', 'cancellation.confirmed': 'canceling' },
    },
    canceling: {
      entry: 'clearFailure',
      invoke: {
        id: 'cancel',
        src: 'cancel',
        onDone: [
          { guard: { type: 'isOk', params: outcomeOf }, target: 'idle' },
          { target: 'asking', actions: { type: 'setFailure', params: outcomeOf } },
        ],
        onError: {
          target: 'asking',
          actions: { type: 'setFailure', params: ({ event }) => failedResult(event.error) },
        },
      },
    },
  },
});
