import type { CardSubmission, PaymentMethod } from '@parlour/contract';
import { assign, fromPromise, setup } from 'xstate';
import {
  type CardChange,
  type CardDraft,
  cardSubmission,
  changeCard,
  emptyCardDraft,
  isAddressComplete,
  isCardComplete,
} from './cardDraft.ts';

/** What says that a card was added (spec section 4). */
export const CARD_ADDED = 'Card added successfully!';

/** What a failure says that has no sentence of its own (spec section 8). */
export const CARD_NOT_ADDED = 'Failed to add card.';

/** Why a card was not added: the sentence for the member and what the caller threw. */
export interface CardFailure {
  readonly message: string;
  readonly cause: unknown;
}

/** What the form shows; `card` is there once it was added. */
export interface AddCardContext {
  readonly draft: CardDraft;
  readonly failure: CardFailure | null;
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
  context?: AddCardContext;
  events?: AddCardEvent;
  output?: PaymentMethod | null;
} = {};

const submissionOf = (draft: CardDraft): CardSubmission => {
  const submission = cardSubmission(draft);
  if (submission === null) throw new Error('A card is sent only once both steps are complete.');
  return submission;
};

const messageOf = (cause: unknown): string =>
  cause instanceof Error && cause.message.trim() !== '' ? cause.message : CARD_NOT_ADDED;

/**
 * The form for a new card (spec section 4): `information`, `billing`, `adding`, `added` with its confirmation, and
 * `closed`, where it ends with the new card if there is one. Closing drops what was typed. The app provides `addCard`.
 */
export const addCardMachine = setup({
  types,
  actors: {
    addCard: fromPromise<PaymentMethod, CardSubmission>(() =>
      Promise.reject(new Error('The app provides the actor addCard.')),
    ),
  },
  actions: {
    change: assign(({ context }, change: CardChange) => ({
      draft: changeCard(context.draft, change),
    })),
    clearFailure: assign({ failure: null }),
    keepFailure: assign((_, { cause }: { cause: unknown }) => ({
      failure: { message: messageOf(cause), cause },
    })),
    keepCard: assign((_, card: PaymentMethod) => ({ card })),
    dropDraft: assign({ draft: emptyCardDraft, failure: null }),
  },
  guards: {
    isCardComplete: ({ context }) => isCardComplete(context.draft),
    isAddressComplete: ({ context }) => isAddressComplete(context.draft),
  },
}).createMachine({
  id: 'addCard',
  initial: 'information',
  context: { draft: emptyCardDraft, failure: null, card: null },
  states: {
    information: {
      on: {
        'card.changed': {
          actions: { type: 'change', params: ({ event }) => event.change },
        },
        'form.submitted': { guard: 'isCardComplete', target: 'billing' },
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
      entry: 'clearFailure',
      invoke: {
        id: 'adding',
        src: 'addCard',
        input: ({ context }) => submissionOf(context.draft),
        onDone: {
          target: 'added',
          actions: ['dropDraft', { type: 'keepCard', params: ({ event }) => event.output }],
        },
        onError: {
          target: 'billing',
          actions: { type: 'keepFailure', params: ({ event }) => ({ cause: event.error }) },
        },
      },
    },
    added: { on: { 'form.closed': 'closed' } },
    closed: { entry: 'dropDraft', type: 'final' },
  },
  output: ({ context }) => context.card,
});
