import { calls, type CallName } from '@parlour/contract';
import { expect, test } from 'vitest';
import { answers } from './fixtures/answers.ts';
import { examples } from './fixtures/calls.ts';
import { accepted, clientWith, member } from './fixtures/server.ts';
import * as functions from './index.ts';

// A call of the contract without a function does not compile.
functions satisfies Readonly<Record<CallName, unknown>>;

const sent = Object.keys(calls).filter(
  (name) => name !== 'proxyImage',
) as (keyof typeof examples)[];

test.each(sent)('CL1: %s sends what spec section 7 has', async (name) => {
  const { make, method, address, body } = examples[name];
  const { client, received } = clientWith(() => accepted(answers[name]));
  await make(client);
  expect(received).toHaveLength(1);
  expect(received[0]).toMatchObject({ method, address });
  expect(received[0]!.body).toBe(body === undefined ? '' : JSON.stringify(body));
});

test.each(sent)('CL9: %s gives the data of a right answer', async (name) => {
  const { client } = clientWith(() => accepted(answers[name]));
  const value =
    name === 'previewDocument'
      ? { kind: 'address', url: answers.previewDocument.url }
      : answers[name];
  expect(await examples[name].make(client)).toEqual({ ok: true, value });
});

test.each(sent)('CL9: %s fails on data that is not as agreed', async (name) => {
  const { client } = clientWith(() => accepted('nonsense'));
  expect(await examples[name].make(client)).toMatchObject({
    ok: false,
    failure: { kind: 'contract', status: 200 },
  });
});

test.each(sent)('CL2, CL6: %s sends the headers of its kind', async (name) => {
  const { client, received } = clientWith(() => accepted(answers[name]));
  await examples[name].make(client);
  const { headers } = received[0]!;
  const isPublic = calls[name].access === 'public';
  expect(headers.get('content-type')).toBe('application/json');
  expect(headers.get('authorization')).toBe(isPublic ? null : 'Bearer session-token');
  expect(headers.get('x-crm-token')).toBe(isPublic ? null : member.crmToken);
  expect(headers.get('idempotency-key')).toBe(calls[name].method === 'GET' ? null : 'key-1');
});

test('CL6: a write sends the key that it is given, or another one each time', async () => {
  const { client, received } = clientWith(() => accepted(answers.redeemBenefit));
  await functions.redeemBenefit(client, 'b1', { idempotencyKey: 'mine' });
  await functions.redeemBenefit(client, 'b1');
  await functions.redeemBenefit(client, 'b1');
  const keys = received.map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toEqual(['mine', 'key-1', 'key-2']);
});

test('CL2: JSON is asked for, and any type for a preview', async () => {
  const { client, received } = clientWith(() => accepted(answers.getProfile));
  await functions.getProfile(client);
  await functions.previewDocument(client, 'f1');
  expect(received.map(({ headers }) => headers.get('accept'))).toEqual(['application/json', '*/*']);
});

const visits = sent.filter((name) => calls[name].access === 'visitor');

test.each(visits)('CL3: %s carries the referral of a visitor, without tokens', async (name) => {
  const { client, received } = clientWith(() => accepted(answers[name]), {
    credentials: () => null,
    referral: () => 'm 1',
  });
  await examples[name].make(client);
  const { address, headers } = received[0]!;
  expect(new URL(address, 'https://club.example').searchParams.get('ref')).toBe('m 1');
  expect(headers.get('authorization')).toBeNull();
  expect(headers.get('x-crm-token')).toBeNull();
});

test.each(sent)('CL3: %s of a member carries no referral', async (name) => {
  const { client, received } = clientWith(() => accepted(answers[name]), { referral: () => 'm1' });
  await examples[name].make(client);
  expect(received[0]!.address).toBe(examples[name].address);
});

test('CL3: a visitor without a referral sends none', async () => {
  const { client, received } = clientWith(() => accepted(answers.getEvent), {
    credentials: () => null,
    referral: () => '',
  });
  await functions.getEvent(client, 'e1');
  expect(received[0]!.address).toBe('/api/events/e1');
});

test.each([
  [{}, '/api/vendors?benefitView=true'],
  [{ category: 'ALL' }, '/api/vendors?benefitView=true'],
  [{ category: '' }, '/api/vendors?benefitView=true'],
  [{ category: undefined }, '/api/vendors?benefitView=true'],
  [{ category: 'All day' }, '/api/vendors?benefitView=true&category=All+day'],
])('CL4: benefits with %j are asked for at %s', async (query, address) => {
  const { client, received } = clientWith(() => accepted(answers.listBenefits));
  await functions.listBenefits(client, query);
  expect(received[0]!.address).toBe(address);
});

test('CL4: calls without a filter have no query', async () => {
  const { client, received } = clientWith(() => accepted(null));
  await functions.listEvents(client);
  await functions.listDestinations(client);
  await functions.listGiftGuides(client);
  await functions.listRelatedVendors(client, 'v1');
  expect(received.map(({ address }) => address)).toEqual([
    '/api/events',
    '/api/destinations',
    '/api/gift-guides',
    '/api/destinations/vendors/v1/related',
  ]);
});

test.each([
  ['a/b', '/api/events/a%2Fb'],
  ['../profile', '/api/events/..%2Fprofile'],
  ['?ref=x', '/api/events/%3Fref%3Dx'],
  ['%2e%2e', '/api/events/%252e%252e'],
  ['é', '/api/events/%C3%A9'],
])('CL5: the event %j is asked for at %s', async (id, address) => {
  const { client, received } = clientWith(() => accepted(answers.getEvent));
  await functions.getEvent(client, id);
  expect(received[0]!.address).toBe(address);
});

test.each(['', '.', '..'])('CL5: the event %j is not asked for', async (id) => {
  const { client, received } = clientWith(() => accepted(answers.getEvent));
  const result = await functions.getEvent(client, id);
  expect(result).toMatchObject({
    ok: false,
    failure: { kind: 'contract', message: 'Failed to fetch event' },
  });
  expect(received).toEqual([]);
});

const memberCalls = sent.filter((name) => calls[name].access === 'member');

test.each(memberCalls)('CL7: %s is not sent without a session', async (name) => {
  const { client, received } = clientWith(() => accepted(answers[name]), {
    credentials: () => null,
    referral: () => 'm1',
  });
  expect(await examples[name].make(client)).toEqual({
    ok: false,
    failure: {
      kind: 'domain',
      status: 401,
      code: 'unauthenticated',
      message: 'Authentication required. Please log in again.',
      hasServerMessage: false,
      detail: 'Authentication required',
    },
  });
  expect(received).toEqual([]);
});

test('CL8: the address of a proxied image', () => {
  const { client } = clientWith(() => accepted(null));
  const url = 'https://crm.example/a b.jpg';
  expect(functions.proxyImage(client, { url })).toBe(
    'https://club.example/api/images/proxy?url=https%3A%2F%2Fcrm.example%2Fa+b.jpg',
  );
  expect(functions.proxyImage(client, { url: 'x', format: 'avif', quality: 60, width: 400 })).toBe(
    'https://club.example/api/images/proxy?url=x&format=avif&quality=60&width=400',
  );
});
