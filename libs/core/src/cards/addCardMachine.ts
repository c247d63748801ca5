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
import { cardFailureOf, type CardField, isOnCardStep } from './cardFields.ts';

/** One try to add a card. A repeat of the same draft carries the same key, so that the server keeps the card once. */
export interface CardAddition {
  readonly submission: CardSubmission;
  readonly idempotencyKey: string;
}

/** What the form is opened with. */
interface AddCardInput {
  /** Makes a key that no other addition has. */
  readonly makeIdempotencyKey: () => string;
}

/** What the form shows; `card` is there once it was added. */
export interface AddCardContext extends AddCardInput {
  readonly draft: CardDraft;
  /** That of the draft as it stands; null until it is first sent. */
  readonly idempotencyKey: string | null;
  readonly failure: FormFailure<CardField> | null;
  readonly card: PaymentMethod | null;
}

/** What the member does in the form. */
export type AddCardEvent =
  | { type: 'card.changed'; change: CardChange }
  | { type: 'form.submitted' }
  | { type: 'step.back' }
  | { type: 'failure.dismissed' }
  /** The cross, Escape, Cancel, and the end of the confirmation. */
  | { type: 'form.closed' };

/** What the compiler is told of the machine. */
const types: {
  input?: AddCardInput;
  context?: AddCardContext;
  events?: AddCardEvent;
  output?: PaymentMethod | null;
} = {};

const additionOf = ({ draft, idempotencyKey }: AddCardContext): CardAddition => {
  const submission = cardSubmission(draft);
  if (submission === null || idempotencyKey === null) {
    throw new Error('A card is sent only once both steps are complete.');
  }
  return { submission, idempotencyKey };
};

/** A failure goes once the field that it names is changed; one that names none stays until the next try. */
const failureAfter = (
  failure: FormFailure<CardField> | null,
  change: CardChange,
): FormFailure<CardField> | null =>
  failure !== null && failure.field !== null && failure.field in change ? null : failure;

/**
 * The form for a new card (spec section 4): `information`, `billing`, `adding`, `added` with its confirmation, and
 * `closed`, where it ends with the new card if there is one. A failure leads to the step of the field that it names. Closing
 * drops what was typed. The app provides `addCard`.
 */
export const addCardMachine = setup({
  types,
  actors: {
    addCard: fromPromise<PaymentMethod, CardAddition>(() =>
      Promise.reject(new Error('The app provides the actor addCard.')),
    ),
  },
  actions: {
    change: assign(({ context }, change: CardChange) => ({
      draft: changeCard(context.draft, change),
      failure: failureAfter(context.failure, change),
      idempotencyKey: null,
    })),
    takeKey: assign(({ context }) => ({
      idempotencyKey: context.idempotencyKey ?? context.makeIdempotencyKey(),
    })),
    clearFailure: assign({ failure: null }),
    keepFailure: assign((_, { cause }: { cause: unknown }) => ({
      failure: cardFailureOf(cause),
    })),
    keepCard: assign((_, card: PaymentMethod) => ({ card })),
    dropDraft: assign({ draft: emptyCardDraft, failure: null, idempotencyKey: null }),
  },
  guards: {
    isCardComplete: ({ context }) => isCardComplete(context.draft),
    isAddressComplete: ({ context }) => isAddressComplete(context.draft),
    isAboutCard: (_, { cause }: { cause: unknown }) => {
      const { field } = cardFailureOf(cause);
      return field !== null && isOnCardStep(field);
    },
  },
}).createMachine({
  id: 'addCard',
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
      entry: ['clearFailure', 'takeKey'],
      invoke: {
        id: 'adding',
        src: 'addCard',
        input: ({ context }) => additionOf(context),
        onDone: {
          target: 'added',
          actions: ['dropDraft', { type: 'keepCard', params: ({ event }) => event.output }],
        },
        onError: [
          {
            guard: { type: 'isAboutCard', params: ({ event }) => ({ cause: event.error }) },
            target: 'information',
            actions: { type: 'keepFailure', params: ({ event }) => ({ cause: event.error }) },
          },
          {
            target: 'billing',
            actions: { type: 'keepFailure', params: ({ event }) => ({ cause: event.error }) },
          },
        ],
      },
    },
    added: { on: { 'form.closed': 'closed' } },
    closed: { entry: 'dropDraft', type: 'final' },
  },
  output: ({ context }) => context.card,
});
