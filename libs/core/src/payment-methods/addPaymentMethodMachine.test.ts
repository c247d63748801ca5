import type { PaymentMethod } from '@parlour/contract';
import { createActor, fromPromise, type SnapshotFrom } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { expect, test, vi } from 'vitest';
import { callError } from '../fixtures/callError.ts';
import { isEventPossible } from '../fixtures/graphWalk.ts';
import {
  addPaymentMethodMachine,
  type AddPaymentMethodEvent,
  type PaymentMethodAddition,
} from './addPaymentMethodMachine.ts';
import { emptyCardDraft } from './cardDraft.ts';
import { completeCard } from './fixtures/card.ts';

const { street, city, state, postalCode, ...card } = completeCard;
const address = { street, city, state, postalCode };
const savedCard: PaymentMethod = {
  id: 'c1',
  brand: 'Visa',
  blurredCardNumber: '•••• 4242',
  expiryMonth: 5,
  expiryYear: 2030,
  cardholderName: 'Ada Marsh',
  purpose: 'primary',
  description: 'Travel',
};

const fieldError = (field: string) => callError(`${field} is not valid.`, field);

const walkedEvents = [
  { type: 'card.changed', change: card },
  { type: 'card.changed', change: address },
  { type: 'form.submitted' },
  { type: 'step.back' },
  { type: 'failure.dismissed' },
  { type: 'form.closed' },
  { type: 'xstate.done.actor.adding', output: savedCard },
  { type: 'xstate.error.actor.adding', error: new Error('Not now.') },
  { type: 'xstate.error.actor.adding', error: fieldError('cvv') },
  { type: 'xstate.error.actor.adding', error: fieldError('city') },
] as AddPaymentMethodEvent[];

const cleared = { draft: emptyCardDraft, failure: null, idempotencyKey: null };

type Snapshot = SnapshotFrom<typeof addPaymentMethodMachine>;

const invariants: Record<string, (snapshot: Snapshot) => void> = {
  information: ({ context }) => {
    expect([undefined, 'securityCode']).toContain(context.failure?.field);
    expect(context.card).toBeNull();
  },
  billing: ({ context }) => {
    expect(context.draft.cardNumber).toBe(completeCard.cardNumber);
    expect([undefined, null, 'city']).toContain(context.failure?.field);
    expect(context.card).toBeNull();
  },
  adding: ({ context }) => {
    expect(context).toMatchObject({ draft: completeCard, failure: null, card: null });
    expect(context.idempotencyKey).toBe('key');
  },
  added: ({ context }) => expect(context).toMatchObject({ ...cleared, card: savedCard }),
  closed: ({ context, status }) => {
    expect(status).toBe('done');
    expect(context).toMatchObject(cleared);
  },
};

test('CA8, CA9, CA10, CA11, CA12: every state is reached, and each meets its invariant', () => {
  const reached = getShortestPaths(addPaymentMethodMachine, {
    input: { makeIdempotencyKey: () => 'key' },
    events: walkedEvents,
    filterEvents: isEventPossible,
    serializeState: ({ value, context }) => JSON.stringify([value, context]),
  }).map(({ state: snapshot }) => snapshot);
  expect(new Set(reached.map(({ value }) => value))).toEqual(new Set(Object.keys(invariants)));
  for (const snapshot of reached) invariants[snapshot.value]?.(snapshot);
});

const start = (addCard: (addition: PaymentMethodAddition) => Promise<PaymentMethod>) => {
  const added = vi.fn(addCard);
  let keys = 0;
  const actor = createActor(
    addPaymentMethodMachine.provide({
      actors: { addCard: fromPromise(({ input }) => added(input)) },
    }),
    { input: { makeIdempotencyKey: () => `key-${(keys += 1)}` } },
  ).start();
  const send = (...events: AddPaymentMethodEvent[]) => events.forEach((event) => actor.send(event));
  return { actor, added, send, value: () => actor.getSnapshot().value };
};
const fill: AddPaymentMethodEvent = { type: 'card.changed', change: completeCard };
const submit: AddPaymentMethodEvent = { type: 'form.submitted' };

test('CA8: Next waits for the first step, and Back keeps the draft', () => {
  const { send, value, actor } = start(() => Promise.resolve(savedCard));
  send(submit);
  expect(value()).toBe('information');
  send({ type: 'card.changed', change: card }, submit);
  expect(value()).toBe('billing');
  send({ type: 'card.changed', change: address }, { type: 'step.back' });
  expect(value()).toBe('information');
  expect(actor.getSnapshot().context.draft).toEqual(completeCard);
});

test('CA9, CA10: the card is sent once, and the form ends with the new card', async () => {
  const { send, value, actor, added } = start(() => Promise.resolve(savedCard));
  send(fill, submit, submit);
  expect(value()).toBe('adding');
  send(submit, { type: 'card.changed', change: { city: 'Paris' } }, { type: 'form.closed' });
  expect(value()).toBe('adding');
  await vi.waitFor(() => expect(value()).toBe('added'));
  expect(
    added.mock.calls.map(([{ submission }]) => [submission.cardNumber, submission.city]),
  ).toEqual([['4242424242424242', 'London']]);
  send({ type: 'form.closed' });
  expect(actor.getSnapshot().output).toEqual(savedCard);
});

test.each([
  [new Error('Card name must be one line.'), 'Card name must be one line.'],
  [new Error(' '), 'Failed to add card.'],
  ['no', 'Failed to add card.'],
])('CA11: %j shows %j, and nothing typed is lost', async (cause, message) => {
  const { send, value, actor } = start(() => {
    // oxlint-disable-next-line typescript/only-throw-error -- callers may throw anything
    throw cause;
  });
  send(fill, submit, submit);
  await vi.waitFor(() => expect(value()).toBe('billing'));
  expect(actor.getSnapshot().context).toMatchObject({ draft: completeCard, failure: { message } });
  send({ type: 'failure.dismissed' });
  expect(actor.getSnapshot().context.failure).toBeNull();
});

test('CA12: closing drops the draft', () => {
  const { send, actor } = start(() => Promise.resolve(savedCard));
  send(fill, submit, { type: 'form.closed' });
  expect(actor.getSnapshot()).toMatchObject({ status: 'done', context: { draft: emptyCardDraft } });
  expect(actor.getSnapshot().output).toBeNull();
});

test.each([
  ['cvv', 'information', 'securityCode', 'Security code is not valid.'],
  ['description', 'information', 'description', 'Card name is not valid.'],
  ['postalCode', 'billing', 'postalCode', 'Postal code is not valid.'],
  ['body', 'billing', null, 'body is not valid.'],
])('CA11, CA14: a failure of %s leads to the step %s', async (name, step, field, message) => {
  const { send, value, actor } = start(() => Promise.reject(fieldError(name)));
  send(fill, submit, submit);
  await vi.waitFor(() => expect(value()).toBe(step));
  expect(actor.getSnapshot().context).toMatchObject({
    draft: completeCard,
    failure: { field, message },
  });
});

test('CA14: the failure stays until its field is changed', async () => {
  const { send, value, actor } = start(() => Promise.reject(fieldError('cvv')));
  send(fill, submit, submit);
  await vi.waitFor(() => expect(value()).toBe('information'));
  const failure = () => actor.getSnapshot().context.failure?.field;
  send({ type: 'card.changed', change: { description: 'Home' } });
  expect(failure()).toBe('securityCode');
  send({ type: 'card.changed', change: { securityCode: '321' } });
  expect(failure()).toBeUndefined();
});

test('CA13: a retry of the same card uses the same key, a changed one another', async () => {
  const { send, value, added } = start(() => Promise.reject(new Error('Not now.')));
  const keys = () => added.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey);
  send(fill, submit);
  for (const attempt of [1, 2]) {
    send(submit);
    await vi.waitFor(() => expect(value()).toBe('billing'));
    expect(keys()).toHaveLength(attempt);
  }
  send({ type: 'step.back' }, submit, submit);
  await vi.waitFor(() => expect(value()).toBe('billing'));
  send({ type: 'card.changed', change: { city: 'Paris' } }, submit);
  await vi.waitFor(() => expect(value()).toBe('billing'));
  expect(keys()).toEqual(['key-1', 'key-1', 'key-1', 'key-2']);
});
