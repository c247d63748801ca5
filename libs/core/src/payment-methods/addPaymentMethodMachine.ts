import type { CardSubmission, PaymentMethod } from '@parlour/contract';
import { assign, fromPromise, setup } from 'xstate';
import type { FormFailure } from '../forms/formFailure.ts';
import {
  type CardChange,
  type CardDraft,
  cardSubmission,
  changeCard,
  emptyCardDraft,
  isAddressComplete,
  isCardComplete,
} from './cardDraft.ts';
import {
  paymentMethodFailureOf,
  type PaymentMethodField,
  isOnCardStep,
} from './paymentMethodFields.ts';

/**
 * One attempt to add a card. A retry of the same draft reuses the key, so that the server stores the card once (CA13).
 */
export interface PaymentMethodAddition {
  readonly submission: CardSubmission;
  readonly idempotencyKey: string;
}

interface AddCardInput {
  /** Returns a key that is unique to each attempt. */
  readonly makeIdempotencyKey: () => string;
}

/** What the form shows. `card` is set once it was added. */
interface AddPaymentMethodContext extends AddCardInput {
  readonly draft: CardDraft;
  /** The key of the current draft; null until it is first sent. */
  readonly idempotencyKey: string | null;
  readonly failure: FormFailure<PaymentMethodField> | null;
  readonly card: PaymentMethod | null;
}

/** What the member does in the form. */
export type AddPaymentMethodEvent =
  | { type: 'card.changed'; change: CardChange }
  | { type: 'form.submitted' }
  | { type: 'step.back' }
  | { type: 'failure.dismissed' }
  /** The cross, Escape, Cancel, or the end of the confirmation. */
  | { type: 'form.closed' };

const types: {
  input?: AddCardInput;
  context?: AddPaymentMethodContext;
  events?: AddPaymentMethodEvent;
  output?: PaymentMethod | null;
} = {};

const additionOf = ({ draft, idempotencyKey }: AddPaymentMethodContext): PaymentMethodAddition => {
  const submission = cardSubmission(draft);
  if (submission === null || idempotencyKey === null) {
    throw new Error('A card is sent only once both steps are complete.');
  }
  return { submission, idempotencyKey };
};

/** Clears a failure once its field is changed. A failure without a field stays until the next attempt (CA14). */
const failureAfter = (
  failure: FormFailure<PaymentMethodField> | null,
  change: CardChange,
): FormFailure<PaymentMethodField> | null =>
  failure !== null && failure.field !== null && failure.field in change ? null : failure;

/**
 * The form for a new payment method (CA8 to CA14): `information`, `billing`, `adding`, `added` with its confirmation,
 * and `closed`. A failure leads to the step of its field. Closing drops the draft; the output is the new card or null.
 * The app provides `addCard`.
 */
export const addPaymentMethodMachine = setup({
  types,
  actors: {
    addCard: fromPromise<PaymentMethod, PaymentMethodAddition>(() =>
      Promise.reject(new Error('The app provides the actor addCard.')),
    ),
  },
  actions: {
    change: assign(({ context }, change: CardChange) => ({
      draft: changeCard(context.draft, change),
      failure: failureAfter(context.failure, change),
      idempotencyKey: null,
    })),
    ensureKey: assign(({ context }) => ({
      idempotencyKey: context.idempotencyKey ?? context.makeIdempotencyKey(),
    })),
    clearFailure: assign({ failure: null }),
    setFailure: assign((_, { cause }: { cause: unknown }) => ({
      failure: paymentMethodFailureOf(cause),
    })),
    setCard: assign((_, card: PaymentMethod) => ({ card })),
    clearDraft: assign({ draft: emptyCardDraft, failure: null, idempotencyKey: null }),
  },
  guards: {
    isCardComplete: ({ context }) => isCardComplete(context.draft),
    isAddressComplete: ({ context }) => isAddressComplete(context.draft),
    belongsToCardStep: (_, { cause }: { cause: unknown }) => {
      const { field } = paymentMethodFailureOf(cause);
      return field !== null && isOnCardStep(field);
    },
  },
}).createMachine({
  id: 'addPaymentMethod',
  initial: 'information',
  context: ({ input }) => ({
    ...input,
    draft: emptyCardDraft,
    idempotencyKey: null,
    failure: null,
    card: null,
  }),
  states: {
    information: {
      on: {
        'card.changed': {
          actions: { type: 'change', params: ({ event }) => event.change },
        },
        'form.submitted': {
          guard: 'isCardComplete',
          target: 'billing',
          actions: 'clearFailure',
        },
        'failure.dismissed': { actions: 'clearFailure' },
        'form.closed': 'closed',
      },
    },
    billing: {
      on: {
        'card.changed': {
          actions: { type: 'change', params: ({ event }) => event.change },
        },
        'form.submitted': { guard: 'isAddressComplete', target: 'adding' },
        'step.back': { target: 'information', actions: 'clearFailure' },
        'failure.dismissed': { actions: 'clearFailure' },
        'form.closed': 'closed',
      },
    },
    adding: {
      entry: ['clearFailure', 'ensureKey'],
      invoke: {
        id: 'adding',
        src: 'addCard',
        input: ({ context }) => additionOf(context),
        onDone: {
          target: 'added',
          actions: ['clearDraft', { type: 'setCard', params: ({ event }) => event.output }],
        },
        onError: [
          {
            guard: { type: 'belongsToCardStep', params: ({ event }) => ({ cause: event.error }) },
            target: 'information',
            actions: { type: 'setFailure', params: ({ event }) => ({ cause: event.error }) },
          },
          {
            target: 'billing',
            actions: { type: 'setFailure', params: ({ event }) => ({ cause: event.error }) },
          },
        ],
      },
    },
    added: { on: { 'form.closed': 'closed' } },
    closed: { entry: 'clearDraft', type: 'final' },
  },
  output: ({ context }) => context.card,
});
