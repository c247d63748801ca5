import type { CallFailure, Result } from '@parlour/contract';
import { assign, fromPromise } from 'xstate';
import { isGone, messageOf } from '../failures/failureFacts.ts';
import { callResultOf, failedResult } from '../forms/callResult.ts';
import { setup } from '../setupMachine.ts';

/** The input of the machine. */
interface DeletionMachineInput {
  /** Shown for a failure without a message from the server, such as `DOCUMENT_NOT_DELETED`. */
  readonly failureMessage: string;
}

/** The data of the deletions in one list. */
interface DeletionMachineContext extends DeletionMachineInput {
  /** The id of the item that the last question is about; null before the first. */
  readonly id: string | null;
  /** Why it was not deleted. */
  readonly failure: { readonly message: string; readonly cause: CallFailure } | null;
}

/** What the member does. */
export type DeletionMachineEvent =
  | { type: 'deletion.requested'; id: string }
  | { type: 'deletion.confirmed' }
  /** The member has left the question or the failure. */
  | { type: 'deletion.declined' };

type Outcome = Result<unknown, CallFailure>;

const outcomeOf = ({ event }: { event: { output: Outcome } }) => callResultOf(event.output);

const requested = {
  target: 'asking',
  actions: {
    type: 'setId',
    params: ({ event: { id } }: { event: { id: string } }) => ({ id }),
  },
} as const;

const choices = {
  'deletion.requested': requested,
  'deletion.confirmed': 'deleting',
  'deletion.declined': 'idle',
} as const;

const types: {
  context?: DeletionMachineContext;
  events?: DeletionMachineEvent;
  input?: DeletionMachineInput;
} = {};

/**
 * The deletions in one list, one at a time (core/deletion-1 to core/deletion-5): `idle`, the question `asking`, `deleting`, and the outcomes
 * `deleted` and `failed`. The app provides `delete`, which makes the call for an id.
 */
export const deletionMachine = setup({
  types,
  actors: {
    /** Deletes the item of the id, and resolves to the call's result, such as `deletionActor` of the client. */
    delete: fromPromise<Outcome, string>(() =>
      Promise.reject(new Error('The app provides the actor delete.')),
    ),
  },
  actions: {
    setId: assign((_, { id }: { id: string }) => ({ id })),
    setFailure: assign(({ context: { failureMessage } }, outcome: Outcome) =>
      outcome.ok
        ? {}
        : {
            failure: {
              message: messageOf(outcome.failure, failureMessage),
              cause: outcome.failure,
            },
          },
    ),
    clearFailure: assign({ failure: null }),
  },
  guards: { isDeleted: (_, outcome: Outcome) => outcome.ok || isGone(outcome.failure) },
}).createMachine({
  id: 'deletion',
  initial: 'idle',
  context: ({ input: { failureMessage } }) => ({ failureMessage, id: null, failure: null }),
  states: {
    idle: { on: { 'deletion.requested': requested } },
    asking: { on: choices },
    deleting: {
      invoke: {
        id: 'delete',
        src: 'delete',
        input: ({ context }) => context.id ?? '',
        onDone: [
          { guard: { type: 'isDeleted', params: outcomeOf }, target: 'deleted' },
          { target: 'failed', actions: { type: 'setFailure', params: outcomeOf } },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'setFailure', params: ({ event }) => failedResult(event.error) },
        },
      },
    },
    deleted: { on: { 'deletion.requested': requested } },
    failed: { exit: 'clearFailure', on: choices },
  },
});
