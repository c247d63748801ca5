import { calls, type CallName } from '@parlour/contract';
import { expect, test } from 'vitest';
import { responseData } from './fixtures/responseData.ts';
import { examples } from './fixtures/calls.ts';
import { successResponse, createTestClient, member } from './fixtures/server.ts';
import * as functions from './index.ts';

// Does not compile when a call of the contract has no function.
functions satisfies Readonly<Record<CallName, unknown>>;

const sentCalls = Object.keys(calls).filter(
  (name) => name !== 'proxyImage' && name !== 'getRequestFile',
) as (keyof typeof examples)[];

test.each(sentCalls)('CL1: %s sends its method, URL and body', async (name) => {
  const { make, method, url, body } = examples[name];
  const { client, received } = createTestClient(() => successResponse(responseData[name]));
  await make(client);
  expect(received).toHaveLength(1);
  expect(received[0]).toMatchObject({ method, url });
  expect(received[0]!.body).toBe(body === undefined ? '' : JSON.stringify(body));
});

test.each(sentCalls)('CL9: %s returns the data of a valid response', async (name) => {
  const { client } = createTestClient(() => successResponse(responseData[name]));
  const value =
    name === 'previewDocument'
      ? { kind: 'url', url: responseData.previewDocument.url }
      : responseData[name];
  expect(await examples[name].make(client)).toEqual({ ok: true, value });
});

test.each(sentCalls)('CL9: %s fails on invalid data', async (name) => {
  const { client } = createTestClient(() => successResponse('nonsense'));
  expect(await examples[name].make(client)).toMatchObject({
    ok: false,
    failure: { kind: 'contract', status: 200 },
  });
});

test.each(sentCalls)('CL2, CL6: %s sends the headers of its kind', async (name) => {
  const { client, received } = createTestClient(() => successResponse(responseData[name]));
  await examples[name].make(client);
  const { headers } = received[0]!;
  const isPublic = calls[name].access.kind === 'public';
  expect(headers.get('content-type')).toBe('application/json');
  expect(headers.get('authorization')).toBe(isPublic ? null : 'Bearer session-token');
  expect(headers.get('x-crm-token')).toBe(isPublic ? null : member.crmToken);
  expect(headers.get('idempotency-key')).toBe(calls[name].method === 'GET' ? null : 'key-1');
});

test('CL6: a write sends the given key, or a new one each time', async () => {
  const { client, received } = createTestClient(() => successResponse(responseData.redeemBenefit));
  await functions.redeemBenefit(client, { params: { id: 'b1' } }, { idempotencyKey: 'mine' });
  await functions.redeemBenefit(client, { params: { id: 'b1' } });
  await functions.redeemBenefit(client, { params: { id: 'b1' } });
  const keys = received.map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toEqual(['mine', 'key-1', 'key-2']);
});

test('CL2: calls accept JSON, and a preview accepts any type', async () => {
  const { client, received } = createTestClient(() => successResponse(responseData.getProfile));
  await functions.getProfile(client, {});
  await functions.previewDocument(client, { params: { id: 'f1' } });
  expect(received.map(({ headers }) => headers.get('accept'))).toEqual(['application/json', '*/*']);
});

const visitorCalls = sentCalls.filter((name) => calls[name].access.kind === 'shared');

test.each(visitorCalls)('CL3: %s sends the referral of a visitor, without tokens', async (name) => {
  const { client, received } = createTestClient(() => successResponse(responseData[name]), {
    credentials: () => null,
    referral: () => 'm 1',
  });
  await examples[name].make(client);
  const { url, headers } = received[0]!;
  expect(new URL(url, 'https://club.example').searchParams.get('ref')).toBe('m 1');
  expect(headers.get('authorization')).toBeNull();
  expect(headers.get('x-crm-token')).toBeNull();
});

test.each(sentCalls)('CL3: %s of a member sends no referral', async (name) => {
  const { client, received } = createTestClient(() => successResponse(responseData[name]), {
    referral: () => 'm1',
  });
  await examples[name].make(client);
  expect(received[0]!.url).toBe(examples[name].url);
});

test('CL3: a visitor without a referral sends none', async () => {
  const { client, received } = createTestClient(() => successResponse(responseData.getEvent), {
    credentials: () => null,
    referral: () => '',
  });
  await functions.getEvent(client, { params: { id: 'e1' } });
  expect(received[0]!.url).toBe('/api/events/e1');
});

test.each([
  [{}, '/api/vendors?benefitView=true'],
  [{ category: 'ALL' }, '/api/vendors?benefitView=true'],
  [{ category: '' }, '/api/vendors?benefitView=true'],
  [{ category: undefined }, '/api/vendors?benefitView=true'],
  [{ category: 'All day' }, '/api/vendors?benefitView=true&category=All+day'],
])('CL4: benefits with %j are requested at %s', async (query, url) => {
  const { client, received } = createTestClient(() => successResponse(responseData.listBenefits));
  await functions.listBenefits(client, { query });
  expect(received[0]!.url).toBe(url);
});

test('CL4: calls without a filter have no query', async () => {
  const { client, received } = createTestClient(() => successResponse(null));
  await functions.listEvents(client, {});
  await functions.listDestinations(client, {});
  await functions.listGiftGuides(client, {});
  await functions.listRelatedVendors(client, { params: { id: 'v1' } });
  expect(received.map((request) => request.url)).toEqual([
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
])('CL5: the event %j is requested at %s', async (id, url) => {
  const { client, received } = createTestClient(() => successResponse(responseData.getEvent));
  await functions.getEvent(client, { params: { id } });
  expect(received[0]!.url).toBe(url);
});

test.each(['', '.', '..'])('CL5: the event %j is not requested', async (id) => {
  const { client, received } = createTestClient(() => successResponse(responseData.getEvent));
  const result = await functions.getEvent(client, { params: { id } });
  expect(result).toMatchObject({
    ok: false,
    failure: { kind: 'contract', message: 'Failed to fetch event' },
  });
  expect(received).toEqual([]);
});

const memberCalls = sentCalls.filter((name) => calls[name].access.kind === 'member');

test.each(memberCalls)('CL7: %s is not sent without a session', async (name) => {
  const { client, received } = createTestClient(() => successResponse(responseData[name]), {
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

test('CL34: a call of the desk carries its header, and no tokens of a member', async () => {
  const { client, received } = createTestClient(() => successResponse(null));
  for (const access of [{ kind: 'desk' }, { kind: 'staff', permission: 'desk.read' }] as const) {
    const messages = { fallback: 'No', forStatus: () => 'No' };
    await client.send({ ...calls.signOut, access }, {}, messages);
  }
  await client.send(calls.signOut, {}, { fallback: 'No', forStatus: () => 'No' });
  const sent = received.map(({ headers }) => [headers.get('x-desk'), headers.has('authorization')]);
  expect(sent).toEqual([
    ['1', false],
    ['1', false],
    [null, true],
  ]);
});

test('CL35: a client with an API key sends it with each call of staff, and with no other', async () => {
  const { client, received } = createTestClient(() => successResponse(null), {
    apiKey: () => 'parlour_key',
  });
  const messages = { fallback: 'No', forStatus: () => 'No' };
  for (const access of [
    { kind: 'staff', permission: 'desk.read', apiKeys: true },
    { kind: 'staff', permission: 'account.own' },
    { kind: 'desk' },
    { kind: 'public' },
    { kind: 'member', viewable: false },
  ] as const) {
    await client.send({ ...calls.signOut, access }, {}, messages);
  }
  const sent = received.map(({ headers }) => [headers.get('x-desk'), headers.get('authorization')]);
  expect(sent.slice(0, 4)).toEqual([
    [null, 'Bearer parlour_key'],
    [null, 'Bearer parlour_key'],
    ['1', null],
    [null, null],
  ]);
  expect(sent[4]![1]).not.toContain('parlour_key');
});

test('CL27: signing out sends the tokens that it is given, and outlives its page', async () => {
  const { client, received } = createTestClient(() => successResponse(null), {
    credentials: () => null,
  });
  const credentials = { token: 'ended', crmToken: 'ended-crm' };
  await functions.signOut(client, {}, { credentials, keepalive: true });
  const [{ headers, keepalive }] = received as [(typeof received)[0]];
  expect(headers.get('authorization')).toBe('Bearer ended');
  expect(headers.get('x-crm-token')).toBe('ended-crm');
  expect(keepalive).toBe(true);
});

test('CL8: the URL of a proxied image', () => {
  const { client } = createTestClient(() => successResponse(null));
  const url = 'https://crm.example/a b.jpg';
  expect(functions.proxyImage(client, { query: { url } })).toBe(
    'https://club.example/api/images/proxy?url=https%3A%2F%2Fcrm.example%2Fa+b.jpg',
  );
  expect(
    functions.proxyImage(client, { query: { url: 'x', format: 'avif', quality: 60, width: 400 } }),
  ).toBe('https://club.example/api/images/proxy?url=x&format=avif&quality=60&width=400');
});
