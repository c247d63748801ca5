import type { CallFailure, Redemption, Result } from '@parlour/contract';
import { assign, fromPromise } from 'xstate';
import { callResultOf, failedResult } from '../forms/callResult.ts';
import { setup } from '../setupMachine.ts';

/** The data of one benefit's redemption. */
interface RedemptionMachineContext {
  /** The code that was made or fetched last; null before. */
  readonly redemption: Redemption | null;
  /** Why the last try failed. */
  readonly failure: CallFailure | null;
}

/** What the member does. */
export type RedemptionMachineEvent =
  | { type: 'redemption.requested' }
  /** The member has closed the code or the failure. */
  | { type: 'redemption.dismissed' };

type Outcome = Result<Redemption, CallFailure>;

const outcomeOf = ({ event }: { event: { output: Outcome } }) => callResultOf(event.output);

const types: { context?: RedemptionMachineContext; events?: RedemptionMachineEvent } = {};

/** Redeems one benefit (core/benefits-4, core/benefits-5). The app provides `redeem`, which makes the call. */
export const redemptionMachine = setup({
  types,
  actors: {
    /** Makes the call `redeemBenefit` for the benefit of the page, and resolves to its result. */
    redeem: fromPromise<Outcome>(() =>
      Promise.reject(new Error('The app provides the actor redeem.')),
    ),
  },
  actions: {
    setOutcome: assign((_, outcome: Outcome) =>
      outcome.ok ? { redemption: outcome.value } : { failure: outcome.failure },
    ),
    clearFailure: assign({ failure: null }),
  },
  guards: { isOk: (_, { ok }: Outcome) => ok },
}).createMachine({
  id: 'redemption',
  initial: 'idle',
  context: { redemption: null, failure: null },
  states: {
    idle: {
      on: {
        'redemption.requested': 'redeeming',
        'redemption.dismissed': { actions: 'clearFailure' },
      },
    },
    redeeming: {
      entry: 'clearFailure',
      invoke: {
        id: 'redeem',
        src: 'redeem',
        onDone: [
          {
            guard: { type: 'isOk', params: outcomeOf },
            target: 'shown',
            actions: { type: 'setOutcome', params: outcomeOf },
          },
          {
            target: 'idle',
            actions: { type: 'setOutcome', params: outcomeOf },
          },
        ],
        onError: {
          target: 'idle',
          actions: { type: 'setOutcome', params: ({ event }) => failedResult(event.error) },
        },
      },
    },
    shown: { on: { 'redemption.dismissed': 'idle' } },
  },
});
