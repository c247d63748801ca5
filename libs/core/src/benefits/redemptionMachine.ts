import type { Redemption } from '@parlour/contract';
import { assign, fromPromise } from 'xstate';
import { setup } from '../setupMachine.ts';

/** The data of one benefit's redemption. */
interface RedemptionMachineContext {
  /** The code that was made or fetched last; null before. */
  readonly redemption: Redemption | null;
  /** Why the last try failed. */
  readonly failure: { readonly cause: unknown } | null;
}

/** What the member does. */
export type RedemptionMachineEvent =
  | { type: 'redemption.requested' }
  /** The member has closed the code or the failure. */
  | { type: 'redemption.dismissed' };

const types: { context?: RedemptionMachineContext; events?: RedemptionMachineEvent } = {};

/** Redeems one benefit (BN4, BN5). The app provides `redeem`, which makes the call. */
export const redemptionMachine = setup({
  types,
  actors: {
    redeem: fromPromise<Redemption>(() =>
      Promise.reject(new Error('The app provides the actor redeem.')),
    ),
  },
  actions: {
    setRedemption: assign((_, { redemption }: { redemption: Redemption }) => ({ redemption })),
    setFailure: assign((_, { cause }: { cause: unknown }) => ({ failure: { cause } })),
    clearFailure: assign({ failure: null }),
  },
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
        onDone: {
          target: 'shown',
          actions: {
            type: 'setRedemption',
            params: ({ event }) => ({ redemption: event.output }),
          },
        },
        onError: {
          target: 'idle',
          actions: { type: 'setFailure', params: ({ event }) => ({ cause: event.error }) },
        },
      },
    },
    shown: { on: { 'redemption.dismissed': 'idle' } },
  },
});
