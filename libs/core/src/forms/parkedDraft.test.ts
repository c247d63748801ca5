import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { uploadMachine } from '../documents/uploadMachine.ts';
import { addPaymentMethodMachine } from '../payment-methods/addPaymentMethodMachine.ts';
import {
  changedValues,
  parseParkedDraft,
  serializeParkedDraft,
  type ParkedDraft,
} from './parkedDraft.ts';
import { isParkedTimeOver } from './parkedTime.ts';

const HOUR = 60 * 60 * 1000;
const NOW = 1_900_000_000_000;
const makeIdempotencyKey = () => 'key';

test.each([
  ['card', addPaymentMethodMachine, { cardNumber: '4242', cardName: 'Travel' }],
  ['document', uploadMachine, { name: 'Passport', details: { passportNumber: 'C01X' } }],
] as const)('core/forms-6: the form of a %s takes nothing back', (_, machine, changes) => {
  const parked = { changes, idempotencyKey: 'key' };
  const read = (input: { makeIdempotencyKey: () => string; parked?: typeof parked }) => {
    const { draft, idempotencyKey } = createActor(machine, { input }).getSnapshot().context;
    return { draft, idempotencyKey };
  };
  expect(read({ makeIdempotencyKey, parked })).toEqual(read({ makeIdempotencyKey }));
});

test.each(['card', 'addPaymentMethod', 'upload', 'document', '', null, 7])(
  'core/forms-6: nothing parked under the name %j is read',
  (form) => {
    const text = JSON.stringify({
      form,
      about: null,
      changes: { name: 'x' },
      idempotencyKey: null,
    });
    expect(parseParkedDraft(text)).toBeNull();
  },
);

test('core/forms-7: what differs from the opened form is parked, and nothing else', () => {
  const opened = { subject: '', type: null, details: { a: '1' }, note: 'old' };
  expect(changedValues(opened, opened)).toEqual({});
  expect(changedValues(opened, { ...opened, details: { a: '1' } })).toEqual({});
  const draft = { subject: 'Opera', type: 'Tickets', details: { a: '1', b: '2' }, note: 'old' };
  expect(changedValues(opened, draft)).toEqual({
    subject: 'Opera',
    type: 'Tickets',
    details: { a: '1', b: '2' },
  });
});

test('core/forms-7: what is parked reads back the same', () => {
  const anyDraft: fc.Arbitrary<ParkedDraft> = fc.record({
    form: fc.constantFrom('request', 'profile', 'changeRequest', 'reply'),
    about: fc.constantFrom(null, { requestContext: { kind: 'general' } }),
    changes: fc.dictionary(fc.constantFrom('subject', 'note'), fc.string({ unit: 'binary' })),
    idempotencyKey: fc.option(fc.uuid()),
  });
  fc.assert(
    fc.property(anyDraft, (draft) => {
      expect(parseParkedDraft(serializeParkedDraft(draft))).toEqual(draft);
    }),
  );
});

test('core/forms-7: no text makes reading a parked draft throw', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
      expect(() => parseParkedDraft(text)).not.toThrow();
    }),
  );
});

test.each([
  ['at once', NOW, false],
  ['after 23 hours', NOW + 23 * HOUR, false],
  ['after a day', NOW + 24 * HOUR, true],
  ['after the clock was set back by 2 s', NOW - 2000, false],
  ['after the clock was set back by a day', NOW - 24 * HOUR, true],
])('core/forms-9: a draft parked now can be taken back %s: over %s', (_, now, isOver) => {
  expect(isParkedTimeOver(`${NOW}.a.b.c`, now)).toBe(isOver);
});

test.each(['', '.', 'soon.a.b', 'NaN'])('core/forms-9: the time of %j is over', (sealed) => {
  expect(isParkedTimeOver(sealed, NOW)).toBe(true);
});
