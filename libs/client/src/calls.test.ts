import { type Call, calls } from '@parlour/contract';
import { exampleOf } from '@parlour/contract/testing';
import { expect, test } from 'vitest';
import { exampleInput, makeExample, responseData, sentCalls } from './fixtures/examples.ts';
import { successResponse, createTestClient, member } from './fixtures/server.ts';
import { fetchPreview, send } from './index.ts';

/** A client whose server responds to each call with its example. */
const clientFor = (call: Call, options?: Parameters<typeof createTestClient>[1]) =>
  createTestClient(() => successResponse(exampleOf(call.data)), options);

/** The URL of a call's example, without its host. */
const urlOf = (call: Call) => {
  const { params, query } = exampleInput(call);
  const search = new URLSearchParams({
    ...call.fixedQuery,
    ...Object.fromEntries(Object.entries(query ?? {}).map(([name, value]) => [name, `${value}`])),
  });
  const path = call.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params?.[name] ?? ''),
  );
  return search.size === 0 ? path : `${path}?${search}`;
};

test.each(sentCalls)('client-1: %s sends its method, URL and body', async (_, call) => {
  const { client, received } = clientFor(call);
  await makeExample(client, call);
  const { body } = exampleInput(call);
  expect(received).toHaveLength(1);
  expect(received[0]).toMatchObject({ method: call.method, url: urlOf(call) });
  expect(received[0]!.body).toBe(body === undefined ? '' : JSON.stringify(body));
});

test.each(sentCalls)('client-13: %s returns the data of a valid response', async (name, call) => {
  const data = exampleOf(call.data);
  const { client } = clientFor(call);
  const value = name === 'previewDocument' ? { kind: 'url', ...Object(data) } : data;
  expect(await makeExample(client, call)).toEqual({ ok: true, value });
});

test.each(sentCalls)('client-13: %s fails on invalid data', async (_, call) => {
  const { client } = createTestClient(() => successResponse('nonsense'));
  expect(await makeExample(client, call)).toMatchObject({
    ok: false,
    failure: { kind: 'contract', status: 200 },
  });
});

/** Which calls of an access carry the tokens of a member who is signed in. */
const withTokens = new Set(['member', 'view', 'shared']);

test.each(sentCalls)(
  'client-2, client-6, client-8: %s sends the headers of its kind',
  async (_, call) => {
    const { client, received } = clientFor(call);
    await makeExample(client, call);
    const { headers } = received[0]!;
    const isOfMember = withTokens.has(call.access.kind);
    expect(headers.get('content-type')).toBe('application/json');
    expect(headers.get('authorization')).toBe(isOfMember ? 'Bearer session-token' : null);
    expect(headers.get('x-crm-token')).toBe(isOfMember ? member.crmToken : null);
    expect(headers.get('x-desk')).toBe(isOfMember || call.access.kind === 'public' ? null : '1');
    expect(headers.get('idempotency-key')).toBe(call.method === 'GET' ? null : 'key-1');
  },
);

test('client-6: a write sends the given key, or a new one each time', async () => {
  const { client, received } = createTestClient(() => successResponse(responseData.redeemBenefit));
  await send(client, calls.redeemBenefit, { params: { id: 'b1' } }, { idempotencyKey: 'mine' });
  await send(client, calls.redeemBenefit, { params: { id: 'b1' } });
  await send(client, calls.redeemBenefit, { params: { id: 'b1' } });
  const keys = received.map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toEqual(['mine', 'key-1', 'key-2']);
});

test('client-2: calls accept JSON, and a preview accepts any type', async () => {
  const { client, received } = createTestClient(() => successResponse(responseData.getProfile));
  await send(client, calls.getProfile, {});
  await fetchPreview(client, calls.previewDocument, { params: { id: 'f1' } });
  expect(received.map(({ headers }) => headers.get('accept'))).toEqual(['application/json', '*/*']);
});

const visitorCalls = sentCalls.filter(([, { access }]) => access.kind === 'shared');

test.each(visitorCalls)(
  'client-3: %s sends the referral of a visitor, without tokens',
  async (_, call) => {
    const options = { credentials: () => null, referral: () => 'm 1' };
    const { client, received } = clientFor(call, options);
    await makeExample(client, call);
    const { url, headers } = received[0]!;
    expect(new URL(url, 'https://club.example').searchParams.get('ref')).toBe('m 1');
    expect(headers.get('authorization')).toBeNull();
    expect(headers.get('x-crm-token')).toBeNull();
  },
);

test.each(sentCalls)('client-3: %s of a member sends no referral', async (_, call) => {
  const { client, received } = clientFor(call, { referral: () => 'm1' });
  await makeExample(client, call);
  expect(received[0]!.url).toBe(urlOf(call));
});

test('client-3: a visitor without a referral sends none', async () => {
  const { client, received } = createTestClient(() => successResponse(responseData.getEvent), {
    credentials: () => null,
    referral: () => '',
  });
  await send(client, calls.getEvent, { params: { id: 'e1' } });
  expect(received[0]!.url).toBe('/api/events/e1');
});

test.each([
  [{}, '/api/vendors?benefitView=true'],
  [{ category: 'ALL' }, '/api/vendors?benefitView=true'],
  [{ category: '' }, '/api/vendors?benefitView=true'],
  [{ category: undefined }, '/api/vendors?benefitView=true'],
  [{ category: 'All day' }, '/api/vendors?benefitView=true&category=All+day'],
])('client-4: benefits with %j are requested at %s', async (query, url) => {
  const { client, received } = createTestClient(() => successResponse(responseData.listBenefits));
  await send(client, calls.listBenefits, { query });
  expect(received[0]!.url).toBe(url);
});

test('client-4: calls without a filter have no query', async () => {
  const { client, received } = createTestClient(() => successResponse(null));
  await send(client, calls.listEvents, {});
  await send(client, calls.listDestinations, {});
  await send(client, calls.listGiftGuides, {});
  await send(client, calls.listRelatedVendors, { params: { id: 'v1' } });
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
])('client-5: the event %j is requested at %s', async (id, url) => {
  const { client, received } = createTestClient(() => successResponse(responseData.getEvent));
  await send(client, calls.getEvent, { params: { id } });
  expect(received[0]!.url).toBe(url);
});

test.each(['', '.', '..'])('client-5: the event %j is not requested', async (id) => {
  const { client, received } = createTestClient(() => successResponse(responseData.getEvent));
  const result = await send(client, calls.getEvent, { params: { id } });
  expect(result).toMatchObject({
    ok: false,
    failure: { kind: 'contract', message: 'Failed to fetch event' },
  });
  expect(received).toEqual([]);
});

const memberCalls = sentCalls.filter(([, { access }]) => access.kind === 'member');

test.each(memberCalls)('client-7: %s is not sent without a session', async (_, call) => {
  const { client, received } = clientFor(call, { credentials: () => null, referral: () => 'm1' });
  expect(await makeExample(client, call)).toEqual({
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

test('client-8: a call of the desk carries its header, and no tokens of a member', async () => {
  const { client, received } = createTestClient(() => successResponse(null));
  for (const access of [{ kind: 'desk' }, { kind: 'staff', permission: 'desk.read' }] as const) {
    await send(client, { ...calls.signOut, access }, {});
  }
  await send(client, calls.signOut, {});
  const sent = received.map(({ headers }) => [headers.get('x-desk'), headers.has('authorization')]);
  expect(sent).toEqual([
    ['1', false],
    ['1', false],
    [null, true],
  ]);
});

test('client-9: a client with an API key sends it with each call of staff, and with no other', async () => {
  const { client, received } = createTestClient(() => successResponse(null), {
    apiKey: () => 'parlour_key',
  });
  for (const access of [
    { kind: 'staff', permission: 'desk.read', apiKeys: true },
    { kind: 'staff', permission: 'account.own' },
    { kind: 'desk' },
    { kind: 'public' },
    { kind: 'member', viewable: false },
  ] as const) {
    await send(client, { ...calls.signOut, access }, {});
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

test('client-10: signing out sends the tokens that it is given, and outlives its page', async () => {
  const { client, received } = createTestClient(() => successResponse(null), {
    credentials: () => null,
  });
  const credentials = { token: 'ended', crmToken: 'ended-crm' };
  await send(client, calls.signOut, {}, { credentials, keepalive: true });
  const [{ headers, keepalive }] = received as [(typeof received)[0]];
  expect(headers.get('authorization')).toBe('Bearer ended');
  expect(headers.get('x-crm-token')).toBe('ended-crm');
  expect(keepalive).toBe(true);
});

test('client-12: the URL of a proxied image', () => {
  const { client } = createTestClient(() => successResponse(null));
  const url = 'https://crm.example/a b.jpg';
  expect(client.url(calls.proxyImage, { query: { url } })).toBe(
    'https://club.example/api/images/proxy?url=https%3A%2F%2Fcrm.example%2Fa+b.jpg',
  );
  expect(
    client.url(calls.proxyImage, { query: { url: 'x', format: 'avif', quality: 60, width: 400 } }),
  ).toBe('https://club.example/api/images/proxy?url=x&format=avif&quality=60&width=400');
});
