import type { CallFailure, CardSubmission, PaymentMethod, Result } from '@parlour/contract';
import { createActor, fromPromise } from 'xstate';
import { expect, test, vi } from 'vitest';
import { domainFailure, lostResponse } from '../fixtures/failures.ts';
import { walkForm } from '../fixtures/walkForm.ts';
import type { FormEvent, FormSubmission } from '../forms/formMachine.ts';
import { addPaymentMethodMachine } from './addPaymentMethodMachine.ts';
import { type CardDraft, emptyCardDraft } from './cardDraft.ts';
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

const notNow = domainFailure('Not now.');
const fieldFailure = (field: string) => domainFailure(`${field} is not valid.`, field);

const cleared = { draft: emptyCardDraft, issues: [], failure: null, idempotencyKey: null };
const [information, billing] = [0, 1];

test('core/payment-methods-11, core/payment-methods-12, core/payment-methods-13, core/payment-methods-14, core/payment-methods-15: every state is reached, and each meets its invariant', () => {
  walkForm(
    addPaymentMethodMachine,
    {
      input: {},
      changes: [card, address],
      stored: savedCard,
      failures: [notNow, fieldFailure('cvv'), fieldFailure('city')],
      emptyDraft: emptyCardDraft,
    },
    {
      editing: ({ context }) => {
        const [issue] = context.issues;
        if (context.step === information) {
          expect([undefined, 'securityCode']).toContain(issue?.field);
          expect(context.failure).toBeNull();
        } else {
          expect(context.draft.cardNumber).toBe(completeCard.cardNumber);
          expect([undefined, 'city']).toContain(issue?.field);
        }
      },
      submitting: ({ context }) => expect(context).toMatchObject({ draft: completeCard }),
      succeeded: ({ context }) => expect(context).toMatchObject(cleared),
      closed: ({ context }) => expect(context).toMatchObject(cleared),
    },
  );
});

type Event = FormEvent<CardDraft>;

const start = (
  send: (submission: FormSubmission<CardSubmission>) => Promise<Result<PaymentMethod, CallFailure>>,
) => {
  const added = vi.fn(send);
  let keys = 0;
  const actor = createActor(
    addPaymentMethodMachine.provide({
      actors: { submit: fromPromise(({ input }) => added(input)) },
    }),
    { input: { makeIdempotencyKey: () => `key-${(keys += 1)}` } },
  ).start();
  return {
    actor,
    added,
    send: (...events: Event[]) => events.forEach((event) => actor.send(event)),
    value: () => actor.getSnapshot().value,
    step: () => actor.getSnapshot().context.step,
  };
};
const change = (changes: Partial<CardDraft>): Event => ({ type: 'draft.changed', change: changes });
const success = () => Promise.resolve({ ok: true, value: savedCard } as const);
const fail = (failure: CallFailure) => () => Promise.resolve({ ok: false, failure } as const);
const fill = change(completeCard);
const submit: Event = { type: 'form.submitted' };

test('core/payment-methods-11: Next waits for the first step, and Back keeps the draft', () => {
  const { send, step, actor } = start(success);
  send(submit);
  expect(step()).toBe(information);
  send(change(card), submit);
  expect(step()).toBe(billing);
  expect(actor.getSnapshot().can(submit)).toBe(false);
  send(change(address));
  expect(actor.getSnapshot().can(submit)).toBe(true);
  send({ type: 'step.back' });
  expect(step()).toBe(information);
  expect(actor.getSnapshot().context.draft).toEqual(completeCard);
});

test('core/payment-methods-12, core/payment-methods-13: the card is sent once, and the form ends with the new card', async () => {
  const { send, value, actor, added } = start(success);
  send(fill, submit, submit);
  expect(value()).toBe('submitting');
  send(submit, change({ city: 'Paris' }), { type: 'form.closed' });
  expect(value()).toBe('submitting');
  await vi.waitFor(() => expect(value()).toBe('succeeded'));
  expect(added.mock.calls.map(([{ payload }]) => [payload.cardNumber, payload.city])).toEqual([
    ['4242424242424242', 'London'],
  ]);
  send({ type: 'form.closed' });
  expect(actor.getSnapshot().output).toEqual(savedCard);
});

test.each([
  [domainFailure('Card name must be one line.'), 'Card name must be one line.'],
  [domainFailure(' '), 'Failed to add card.'],
  [lostResponse, 'Failed to add card.'],
])('core/payment-methods-14: %j shows %j, and nothing typed is lost', async (failure, message) => {
  const { send, value, step, actor } = start(fail(failure));
  send(fill, submit, submit);
  await vi.waitFor(() => expect(value()).toBe('editing'));
  expect(step()).toBe(billing);
  expect(actor.getSnapshot().context).toMatchObject({ draft: completeCard, failure: { message } });
  send({ type: 'failure.dismissed' });
  expect(actor.getSnapshot().context.failure).toBeNull();
});

test('core/payment-methods-15: closing drops the draft', () => {
  const { send, actor } = start(success);
  send(fill, submit, { type: 'form.closed' });
  expect(actor.getSnapshot()).toMatchObject({ status: 'done', context: { draft: emptyCardDraft } });
  expect(actor.getSnapshot().output).toBeNull();
});

test.each([
  ['cvv', information, 'securityCode', 'Security code is not valid.'],
  ['description', information, 'description', 'Card name is not valid.'],
  ['postalCode', billing, 'postalCode', 'Postal code is not valid.'],
])(
  'core/payment-methods-14, core/payment-methods-17: a failure of %s leads to the step %s',
  async (name, step, field, message) => {
    const form = start(fail(fieldFailure(name)));
    form.send(fill, submit, submit);
    await vi.waitFor(() => expect(form.value()).toBe('editing'));
    expect(form.step()).toBe(step);
    expect(form.actor.getSnapshot().context).toMatchObject({
      draft: completeCard,
      issues: [{ field, message }],
      failure: null,
    });
  },
);

test('core/payment-methods-14: a failure of no field of the form stays on the second step', async () => {
  const { actor, send, step, value } = start(fail(fieldFailure('body')));
  send(fill, submit, submit);
  await vi.waitFor(() => expect(value()).toBe('editing'));
  expect(step()).toBe(billing);
  expect(actor.getSnapshot().context).toMatchObject({
    draft: completeCard,
    issues: [],
    failure: { message: 'body is not valid.' },
  });
});

test('core/payment-methods-17: the failure stays until its field is changed', async () => {
  const { send, value, actor } = start(fail(fieldFailure('cvv')));
  send(fill, submit, submit);
  await vi.waitFor(() => expect(value()).toBe('editing'));
  const fields = () => actor.getSnapshot().context.issues.map(({ field }) => field);
  send(change({ description: 'Home' }));
  expect(fields()).toEqual(['securityCode']);
  send(change({ securityCode: '321' }));
  expect(fields()).toEqual([]);
});

test('core/payment-methods-16: a retry of the same card uses the same key, a changed one another', async () => {
  const { send, value, added } = start(fail(notNow));
  const keys = () => added.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey);
  send(fill, submit);
  for (const attempt of [1, 2]) {
    send(submit);
    await vi.waitFor(() => expect(value()).toBe('editing'));
    expect(keys()).toHaveLength(attempt);
  }
  send({ type: 'step.back' }, submit, submit);
  await vi.waitFor(() => expect(value()).toBe('editing'));
  send(change({ city: 'Paris' }), submit);
  await vi.waitFor(() => expect(value()).toBe('editing'));
  expect(keys()).toEqual(['key-1', 'key-1', 'key-1', 'key-2']);
});

const NUMBER = '4929 7358 0173 6642';

test.each([
  ['description', 'Card name'],
  ['cardholderName', 'Cardholder name'],
] as const)(
  'core/payment-methods-23: a card number as %s is refused on the first step',
  (field, label) => {
    const { send, step, actor } = start(success);
    send(fill, change({ [field]: `Travel ${NUMBER}` }), submit);
    expect(step()).toBe(information);
    expect(actor.getSnapshot().context.issues).toEqual([
      { field, message: `${label} must not hold a card number.` },
    ]);
    send(change({ [field]: 'Travel' }), submit);
    expect(step()).toBe(billing);
  },
);

test.each([
  ['street', 'Street'],
  ['city', 'City'],
  ['state', 'State'],
  ['postalCode', 'Postal code'],
] as const)(
  'core/payment-methods-23: a card number as %s is refused on the second step alone',
  (field, label) => {
    const { send, step, value, added, actor } = start(success);
    send(fill, change({ [field]: NUMBER }), submit);
    expect(step()).toBe(billing);
    send(submit);
    expect([value(), added.mock.calls.length]).toEqual(['editing', 0]);
    expect(actor.getSnapshot().context.issues).toEqual([
      { field, message: `${label} must not hold a card number.` },
    ]);
    send(change({ [field]: 'London' }), submit);
    expect(value()).toBe('submitting');
  },
);

test('core/payment-methods-23: an incomplete step names what it needs, not what is wrong', () => {
  const { send, actor } = start(success);
  send(change({ description: NUMBER }));
  expect(actor.getSnapshot().can(submit)).toBe(false);
});
