import type { CardSubmission, PaymentMethod } from '@parlour/contract';
import { createActor, fromPromise, type SnapshotFrom } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { expect, test, vi } from 'vitest';
import { isPossible } from '../fixtures/walking.ts';
import { addCardMachine, type AddCardEvent } from './addCardMachine.ts';
import { emptyCardDraft } from './cardDraft.ts';
import { wholeCard } from './fixtures/card.ts';

const { street, city, state, postalCode, ...card } = wholeCard;
const address = { street, city, state, postalCode };
const method: PaymentMethod = {
  id: 'c1',
  brand: 'Visa',
  blurredCardNumber: '•••• 4242',
  expiryMonth: 5,
  expiryYear: 2030,
  cardholderName: 'Ada Marsh',
  purpose: 'primary',
  description: 'Travel',
};

const walkedEvents = [
  { type: 'card.changed', change: card },
  { type: 'card.changed', change: address },
  { type: 'form.submitted' },
  { type: 'step.back' },
  { type: 'failure.dismissed' },
  { type: 'form.closed' },
  { type: 'xstate.done.actor.adding', output: method },
  { type: 'xstate.error.actor.adding', error: new Error('Not now.') },
] as AddCardEvent[];

type Snapshot = SnapshotFrom<typeof addCardMachine>;

const invariants: Record<string, (snapshot: Snapshot) => void> = {
  information: ({ context }) => expect(context).toMatchObject({ failure: null, card: null }),
  billing: ({ context }) => {
    expect(context.draft.cardNumber).toBe(wholeCard.cardNumber);
    expect(context.card).toBeNull();
  },
  adding: ({ context }) => {
    expect(context).toMatchObject({ draft: wholeCard, failure: null, card: null });
  },
  added: ({ context }) =>
    expect(context).toEqual({ draft: emptyCardDraft, failure: null, card: method }),
  closed: ({ context, status }) => {
    expect(status).toBe('done');
    expect(context).toMatchObject({ draft: emptyCardDraft, failure: null });
  },
};

test('CA8, CA9, CA10, CA11, CA12: every state is reached, and each holds what it promises', () => {
  const reached = getShortestPaths(addCardMachine, {
    events: walkedEvents,
    filterEvents: isPossible,
    serializeState: ({ value, context }) => JSON.stringify([value, context]),
  }).map(({ state: snapshot }) => snapshot);
  expect(new Set(reached.map(({ value }) => value))).toEqual(new Set(Object.keys(invariants)));
  for (const snapshot of reached) invariants[snapshot.value]?.(snapshot);
});

const start = (addCard: (submission: CardSubmission) => Promise<PaymentMethod>) => {
  const added = vi.fn(addCard);
  const actor = createActor(
    addCardMachine.provide({ actors: { addCard: fromPromise(({ input }) => added(input)) } }),
  ).start();
  const send = (...events: AddCardEvent[]) => events.forEach((event) => actor.send(event));
  return { actor, added, send, value: () => actor.getSnapshot().value };
};
const fill: AddCardEvent = { type: 'card.changed', change: wholeCard };
const submit: AddCardEvent = { type: 'form.submitted' };

test('CA8: Next waits for the first step, and Back keeps what was typed', () => {
  const { send, value, actor } = start(() => Promise.resolve(method));
  send(submit);
  expect(value()).toBe('information');
  send({ type: 'card.changed', change: card }, submit);
  expect(value()).toBe('billing');
  send({ type: 'card.changed', change: address }, { type: 'step.back' });
  expect(value()).toBe('information');
  expect(actor.getSnapshot().context.draft).toEqual(wholeCard);
});

test('CA9, CA10: the card is sent once and ends as the new one', async () => {
  const { send, value, actor, added } = start(() => Promise.resolve(method));
  send(fill, submit, submit);
  expect(value()).toBe('adding');
  send(submit, { type: 'card.changed', change: { city: 'Paris' } }, { type: 'form.closed' });
  expect(value()).toBe('adding');
  await vi.waitFor(() => expect(value()).toBe('added'));
  expect(added.mock.calls.map(([{ cardNumber, city: where }]) => [cardNumber, where])).toEqual([
    ['4242424242424242', 'London'],
  ]);
  send({ type: 'form.closed' });
  expect(actor.getSnapshot().output).toEqual(method);
});

test.each([
  [new Error('Card name must be one line.'), 'Card name must be one line.'],
  [new Error(' '), 'Failed to add card.'],
  ['no', 'Failed to add card.'],
])('CA11: %j is told as %j, and nothing typed is lost', async (cause, message) => {
  const { send, value, actor } = start(() => {
    // oxlint-disable-next-line typescript/only-throw-error -- what is thrown elsewhere need not be an error
    throw cause;
  });
  send(fill, submit, submit);
  await vi.waitFor(() => expect(value()).toBe('billing'));
  expect(actor.getSnapshot().context).toMatchObject({ draft: wholeCard, failure: { message } });
  send({ type: 'failure.dismissed' });
  expect(actor.getSnapshot().context.failure).toBeNull();
});

test('CA12: closing drops what was typed', () => {
  const { send, actor } = start(() => Promise.resolve(method));
  send(fill, submit, { type: 'form.closed' });
  expect(actor.getSnapshot()).toMatchObject({ status: 'done', context: { draft: emptyCardDraft } });
  expect(actor.getSnapshot().output).toBeNull();
});
