import { type CardSubmission, fieldLabelOf } from '@parlour/contract';
import { beforeEach, expect, test } from 'vitest';
import { openSealed } from '../../platform/crypto/sealing/sealedBox.ts';
import { startClubOfTwo } from '../../testing/clubOfTwo.ts';
import { MEMBER } from '../../testing/constants.ts';
import type { Tokens } from '../../testing/testClub.ts';
import { visaCard } from '../../testing/visaCard.ts';

const { club, as, other } = await startClubOfTwo();
beforeEach(async () => {
  await club.testDatabase.run('delete from payment_methods');
});

const add = (changed: object = {}, by = as, headers: Record<string, string> = {}) =>
  club.api.addPaymentMethod({ body: { ...visaCard, ...changed } }, { as: by, headers });
const remove = (id: string, by = as, headers: Record<string, string> = {}) =>
  club.api.deletePaymentMethod({ params: { id } }, { as: by, headers });
const list = async (by = as) =>
  (await club.api.listPaymentMethods({}, { as: by }))
    .data()
    .map(({ id, description, purpose }) => ({ id, description, purpose }));
const rows = () => club.testDatabase.run('select * from payment_methods order by created_at');

test('api/payment-methods-1: a card is added and returned without its number', async () => {
  const { status, body, data, text } = await add({ description: ' Travel ', purpose: 'primary' });
  expect(status).toBe(201);
  expect(body.data).toEqual({
    id: data().id,
    brand: 'Visa',
    blurredCardNumber: '•••• 4242',
    expiryMonth: 5,
    expiryYear: 2032,
    cardholderName: 'Rosalind Ashe',
    purpose: 'primary',
    description: 'Travel',
  });
  expect(text).not.toContain('42424');
});

test('api/payment-methods-2: the preferred card comes first, then the newest', async () => {
  expect(await list()).toEqual([]);
  for (const [description, purpose] of [
    ['first', null],
    ['second', 'primary'],
    ['third', null],
  ]) {
    club.passTime(1000);
    await add({ description, purpose });
  }
  await add({ description: 'theirs' }, other);
  expect((await list()).map(({ description }) => description)).toEqual([
    'second',
    'third',
    'first',
  ]);
  expect((await list(other)).map(({ description }) => description)).toEqual(['theirs']);
});

test('api/payment-methods-3, api/payment-methods-4: the stored number is sealed with the club’s key and bound to its row, and the code is not stored', async () => {
  await add({ cardNumber: '378282246310005', brand: 'American Express', cvv: '0391' });
  await add({}, other);
  const [amex, theirs] = await rows();
  const open = (row: typeof amex, boundRow: typeof amex) =>
    openSealed(club.cardPrivateKey, String(row?.['sealed_number']), [
      String(boundRow?.['member_id']),
      String(boundRow?.['id']),
    ]);
  expect(await open(amex, amex)).toBe('378282246310005');
  expect(await open(theirs, theirs)).toBe('4242424242424242');
  // Swapping rows in the database can't charge another member's card.
  await expect(open(theirs, amex)).rejects.toThrow('belongs to something else');
  expect(amex).toMatchObject({ last_four: '0005', brand: 'American Express', expiry_year: 2032 });
  expect(Object.keys(amex ?? {}).filter((name) => /cvv|code|security/.test(name))).toEqual([
    'postal_code',
  ]);
});

test.each([
  ['Visa', '039', 201],
  ['Visa', '0391', 400],
  ['Mastercard', '0391', 400],
  ['Discover', '0391', 400],
  ['American Express', '0391', 201],
  ['American Express', '039', 201],
  ['American Express', '03912', 400],
  ['Visa', '03', 400],
])('api/payment-methods-4: for %s the code %s gets %i', async (brand, cvv, status) => {
  const response = await add({ brand, cvv });
  expect(response.status).toBe(status);
  if (status === 400) expect(response.body).toMatchObject({ field: 'cvv' });
  if (status === 400) expect(response.body.message).toMatch(/^Cvv must be 3 /);
  expect(await rows()).toHaveLength(status === 201 ? 1 : 0);
});

const invalidFields: [keyof CardSubmission, unknown][] = [
  ['cardNumber', '42424242424242'],
  ['cardNumber', '4'.repeat(20)],
  ['cardNumber', 4242424242424242],
  ['cardNumber', undefined],
  ['cvv', 39],
  ['cvv', null],
  ['expiryDate', '13/32'],
  ['expiryDate', '00/32'],
  ['brand', 'amex'],
  ['purpose', 'secondary'],
  ['purpose', undefined],
  ['description', ''],
  ['description', 'a'.repeat(201)],
  ['cardholderName', ' '],
  ['cardholderName', 'A\nB'],
  ['street', 'a\u0000b'],
  ['city', {}],
  ['state', undefined],
  ['postalCode', []],
];
test.each(invalidFields)(
  'api/payment-methods-6: %s of %j is refused by its name',
  async (field, value) => {
    const { status, body } = await add({ [field]: value });
    expect({ status, field: body.field }).toEqual({ status: 400, field });
    expect(body.message).toContain(fieldLabelOf(field));
    expect(body.message).not.toContain('4242');
    expect(await rows()).toEqual([]);
  },
);

test.each([
  { expiryDate: '01/20' },
  { cardNumber: '4242424242424241' },
  { cardNumber: '5555555555554444' },
  { cardNumber: '6'.repeat(19) },
])('api/payment-methods-6: a card with %j is accepted', async (changed) => {
  expect((await add(changed)).status).toBe(201);
});

test.each([
  ['description', 'My Visa 4242 4242 4242 4242'],
  ['cardholderName', '4242424242424242'],
  ['street', '4242-4242-4242-4242'],
  ['city', '4242.4242.4242.4242'],
  ['state', '４２４２４２４２４２４２４２４２'],
  ['postalCode', '378282246310005'],
  ['description', '4242|4242+4242=4242'],
  ['description', '4242\u200b4242\u00ad4242\u00014242'],
  ['description', '⁴²⁴²⁴²⁴²④②④②④②④②'],
  ['description', '家 03-1234-5678 携帯 090-1234-5678'],
  ['street', '4242é4242ａ4242™4242'],
])('api/payment-methods-7: a number in %s is refused', async (field, value) => {
  const { status, body } = await add({ [field]: value });
  expect({ status, field: body.field }).toEqual({ status: 400, field });
  expect(body.message).toBe(`${fieldLabelOf(field)} must not hold a card number.`);
  expect((await add({ [field]: '12 Row 345, 11201-1234' })).status).toBe(201);
});

test.each([
  ['an escape', JSON.stringify(visaCard).replace('1 Garden Row', '\\u30001234-5678-9012')],
  ['two fields', JSON.stringify(visaCard).replace('Brooklyn', '12345678","1":"90123456')],
  ['a second number', JSON.stringify(visaCard).replace('{', '{"cardNumber":"4242424242424241",')],
])(
  'api/payment-methods-7: digits that make a sequence with %s are refused, and nothing is stored',
  async (_, body) => {
    const response = await club.call('POST', '/api/profile/payment-methods', { as, body });
    expect(response.status).toBe(400);
    expect(await rows()).toEqual([]);
  },
);

test('api/payment-methods-14: a number with escaped digits is refused before it becomes a text', async () => {
  const escaped = visaCard.cardNumber.replaceAll(/\d/g, (digit) => `\\u003${digit}`);
  const body = JSON.stringify(visaCard).replace(visaCard.cardNumber, escaped);
  const response = await club.call('POST', '/api/profile/payment-methods', { as, body });
  expect(response.status).toBe(400);
  expect(response.body).toMatchObject({ field: 'body', message: 'Digits must not be escaped.' });
});

test('api/payment-methods-7: a text that is accepted is stored as it was sent', async () => {
  const description = '家 03-1234-5678 携帯 mobile 090-1234-5678';
  expect((await add({ description })).status).toBe(201);
  expect(await rows()).toMatchObject([{ description }]);
});

test('api/payment-methods-8: a new preferred card replaces the former one, of its own member alone', async () => {
  await add({ description: 'theirs', purpose: 'primary' }, other);
  await add({ description: 'former', purpose: 'primary' });
  await add({ description: 'plain' });
  await add({ description: 'new', purpose: 'primary' });
  const preferredOf = async (by: Tokens) =>
    (await list(by)).filter(({ purpose }) => purpose !== null).map((card) => card.description);
  expect(await preferredOf(as)).toEqual(['new']);
  expect(await preferredOf(other)).toEqual(['theirs']);
});

test('api/payment-methods-8: concurrent preferred cards are all stored, and one is preferred', async () => {
  const responses = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      // With keys, each call writes a row that references the member before it takes the lock.
      add({ purpose: 'primary' }, as, { 'idempotency-key': `burst ${index}` }),
    ),
  );
  expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 201));
  expect((await list()).map(({ purpose }) => purpose)).toEqual([
    'primary',
    ...Array.from({ length: 11 }, () => null),
  ]);
});

test('api/payment-methods-9: the limit holds for concurrent calls, and for each member alone', async () => {
  const responses = await Promise.all(Array.from({ length: 24 }, () => add()));
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(20);
  expect(responses.find(({ status }) => status !== 201)).toMatchObject({
    status: 400,
    body: {
      code: 'invalid_input',
      message: 'You can keep at most 20 cards. Please delete one first.',
    },
  });
  expect(await rows()).toHaveLength(20);
  expect((await add({}, other)).status).toBe(201);
  await remove((await list())[0]?.id ?? '');
  expect((await add()).status).toBe(201);
});

test('api/payment-methods-10: a card is deleted whole, and once', async () => {
  const { id } = (await add()).data();
  const key = { 'idempotency-key': `delete ${id}` };
  const deleted = await remove(id, as, key);
  expect(deleted).toMatchObject({ status: 200, body: { success: true, data: null } });
  expect(await rows()).toEqual([]);
  expect((await remove(id, as, key)).text).toBe(deleted.text);
  expect(await remove(id)).toMatchObject({
    status: 404,
    body: { code: 'not_found', message: 'Payment method not found' },
  });
});

test('api/payment-methods-10: another member’s id gets the response of an id that never existed', async () => {
  const { id } = (await add({ purpose: 'primary' })).data();
  const [theirs, nothing] = [await remove(id, other), await remove('never-was', other)];
  expect(theirs.status).toBe(404);
  expect({ ...theirs.body, requestId: '' }).toEqual({ ...nothing.body, requestId: '' });
  expect((await remove(id, other, { 'idempotency-key': 'theft' })).status).toBe(404);
  expect((await list()).map((card) => card.id)).toEqual([id]);
  expect(await list(other)).toEqual([]);
  expect((await club.api.deletePaymentMethod({ params: { id } })).status).toBe(401);
  const member = (
    await club.testDatabase.run('select id from members where email = $1', [MEMBER])
  )[0];
  expect((await club.api.listPaymentMethods({}, { ref: String(member?.['id']) })).status).toBe(401);
  const forged = await add({ memberId: member?.['id'], id: 'chosen', sealedNumber: 'x' }, other);
  expect(forged.data().id).not.toBe('chosen');
  expect(await list()).toHaveLength(1);
});

test('api/payment-methods-10: a card that is deleted while it is replayed stays deleted', async () => {
  const key = { 'idempotency-key': 'add then delete' };
  const { id } = (await add({}, as, key)).data();
  await remove(id);
  expect((await add({}, as, key)).data().id).toBe(id);
  expect(await rows()).toEqual([]);
});

test('api/payment-methods-11: an add that is repeated with its key is done once', async () => {
  const key = { 'idempotency-key': 'once' };
  const responses = await Promise.all(Array.from({ length: 6 }, () => add({}, as, key)));
  expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
  expect(await rows()).toHaveLength(1);
  expect((await add({ description: 'Another' }, as, key)).status).toBe(409);
  expect((await add({ cardNumber: '4000056655665556' }, as, key)).status).toBe(409);
  expect((await add({ purpose: 'primary' }, as, key)).status).toBe(409);
  expect((await add({}, other, key)).status).toBe(201);
});

test('api/payment-methods-11: neither the middle of the number nor the code is part of the stored fingerprint', async () => {
  const key = { 'idempotency-key': 'nothing to try' };
  const first = await add({}, as, key);
  const again = await add({ cvv: '391', cardNumber: '4000000000004242' }, as, key);
  expect(again.text).toBe(first.text);
  expect(await rows()).toHaveLength(1);
});
