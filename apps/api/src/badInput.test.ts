import { sampleId } from '@parlour/sample-club';
import { calls, fieldLabelOf, type Call } from '@parlour/contract';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MEMBER, SECOND_MEMBER } from './testing/constants.ts';
import { startTestClub, type TestClub, type Tokens } from './testing/testClub.ts';
import { preHydrationScriptSource } from './web/preHydrationScript.ts';

let club: TestClub;
let stop: () => Promise<void>;
let as: Tokens;
let port: number;
beforeAll(async () => {
  ({ club, stop } = await startTestClub());
  as = await club.signIn();
  port = Number(new URL(await club.app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(() => stop());

const post = (body: string, type = 'application/json') =>
  club.call('POST', '/api/requests', { as, body, headers: { 'content-type': type } });

const deepLists = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;

for (const [what, body, status, field] of [
  ['malformed JSON', '{"requestType":', 400, 'body'],
  ['a body that is no object', '[1]', 400, 'body'],
  ['null', 'null', 400, 'body'],
  ['no body', '', 400, 'body'],
  ['lists in lists', deepLists, 400, 'body'],
  ['a prototype', '{"__proto__":{"a":1}}', 400, 'body'],
  ['too much', JSON.stringify({ subject: 'a'.repeat(1024 * 1024) }), 413, 'body'],
  ['an unknown type', '{"requestType":"Spa","subject":"A"}', 400, 'requestType'],
  ['a number for a text', '{"requestType":"Other","subject":5}', 400, 'subject'],
  [
    'an object for a number',
    '{"requestType":"Hotel","subject":"A","numberOfGuests":{}}',
    400,
    'numberOfGuests',
  ],
  [
    'a huge number',
    '{"requestType":"Hotel","subject":"A","numberOfGuests":1e300}',
    400,
    'numberOfGuests',
  ],
  [
    'a NUL character',
    '{"requestType":"Other","subject":"A","otherDescription":"a\\u0000b"}',
    400,
    'otherDescription',
  ],
  [
    'half a character',
    '{"requestType":"Other","subject":"\\ud800","otherDescription":"a"}',
    400,
    'subject',
  ],
  ['a text without end', `{"requestType":"Other","subject":"${'a'.repeat(201)}"}`, 400, 'subject'],
] as const) {
  test(`api/http-1: ${what} is rejected with ${status} and a message that names ${field}`, async () => {
    const response = await post(body);
    expect(response.status).toBe(status);
    expect(response.body).toMatchObject({ success: false, data: null, field });
    expect(response.body.message).toMatch(new RegExp(`\\b${fieldLabelOf(field)}\\b`, 'i'));
    expect(response.body.requestId).toBe(response.headers['x-request-id']);
    expect(response.text).not.toMatch(/\.ts:|node_modules|\bat \S+ \(/);
  });
}

test('api/http-1: a body that is not UTF-8 is rejected, rather than stored with its characters replaced', async () => {
  const body = { requestType: 'Other', subject: 'Café', otherDescription: 'A table' };
  const { statusCode, json } = await club.app.inject({
    method: 'POST',
    url: '/api/requests',
    headers: {
      authorization: `Bearer ${as.token}`,
      'x-crm-token': as.crmToken,
      'content-type': 'application/json; charset=iso-8859-1',
    },
    payload: Buffer.from(JSON.stringify(body), 'latin1'),
  });
  expect(statusCode).toBe(400);
  expect(json()).toMatchObject({ field: 'body', message: 'The body is not valid UTF-8.' });
});

test('api/http-1: a value of the wrong format is rejected by a message that says what is required', async () => {
  const errorMessage = async (url: string, body?: object) =>
    (await club.call(body ? 'POST' : 'GET', url, { as, ...(body && { body }) })).body.message;
  const car = { requestType: 'Car', subject: 'A' };
  expect(await errorMessage('/api/destinations?limit=-1')).toBe('Limit must be at least 1.');
  expect(await errorMessage('/api/destinations?limit=6.5')).toBe('Limit must be a whole number.');
  expect(await errorMessage('/api/requests', { ...car, pickupTime: '8:30' })).toBe(
    'Pickup time must be a time such as 18:30.',
  );
  expect(await errorMessage('/api/requests', { ...car, subject: 'A\nBcc: b' })).toBe(
    'Subject must be one line.',
  );
  expect(
    await errorMessage('/api/simple-auth/verify-otp', { email: 'a@club.example', code: 'abcdef' }),
  ).toBe('Code must be digits.');
});

test('api/http-1: a body that is not JSON is rejected by its type', async () => {
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'nonsense',
  ]) {
    expect(await post('a=b', type)).toMatchObject({ status: 415, body: { field: 'Content-Type' } });
  }
});

test('api/http-14: a malformed URL gets the page that says there is nothing', async () => {
  const { status, headers, text } = await club.call('GET', '/vendors/%E0%A4%A?ref=a');
  expect(status).toBe(404);
  expect(text).toContain('<title>The member app</title>');
  expect(headers['content-security-policy']).toContain("script-src 'self'");
  expect((await club.call('GET', '/api/vendors/%E0%A4%A', { as })).status).toBe(400);
});

test('api/http-1: odd ids and broken URLs are rejected, never an error of the server', async () => {
  const oddIds = [
    '%zz',
    '%',
    '%00',
    '%ff',
    '%ud800',
    '%ED%A0%80',
    'paris%00',
    '%2f',
    '%5c',
    'a%0d%0aSet-Cookie:%20a=b',
    '東京'.repeat(300),
    'a'.repeat(300),
    '..%2f..',
    "';--",
    '%F0%9F%8E%81',
    'a'.repeat(101),
    'a'.repeat(5000),
    '{}',
    ' ',
  ];
  for (const id of oddIds) {
    for (const url of [
      `/api/events/${id}`,
      `/api/vendors/${id}?benefitView=true`,
      `/api/events?category=${id}`,
      `/api/vendors/${id}`,
      `/api/destinations/${id}`,
      `/api/destinations/vendors/${id}/related`,
      `/api/destinations/vendors/vendor-x/related?limit=${id}`,
      `/api/gift-guides/${id}`,
      `/api/gift-guides/products/${id}`,
      `/api/gift-guides?viewMode=${id}`,
      `/api/destinations?limit=${id}`,
      `/api/destinations/${sampleId('destination', 'paris')}?ref=${id}`,
    ]) {
      const { status, body } = await club.call('GET', url, { as });
      expect([url, status >= 200 && status < 500]).toEqual([url, true]);
      if (status >= 400) expect(body).toMatchObject({ success: false, data: null });
    }
  }
});

test('api/http-1: what is not HTTP gets the envelope too', async () => {
  const send = (text: string) =>
    new Promise<string>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      let response = '';
      socket.on('data', (chunk) => (response += chunk.toString()));
      socket.on('close', () => resolve(response));
      socket.write(text);
    });
  for (const head of ['host: a\r\nbroken header', 'connection: close']) {
    const response = await send(`GET /api/health HTTP/1.1\r\n${head}\r\n\r\n`);
    expect(response).toMatch(/^HTTP\/1.1 400 /);
    expect(response).toContain('"success":false');
  }
  expect(await send('GET /api/health HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1.1 200 /);
});

for (const path of ['/api/requests', '/api/profile/payment-methods']) {
  const dial = (length: number) => {
    const socket = connect(port, '127.0.0.1');
    const responses = socket.setEncoding('utf8')[Symbol.asyncIterator]();
    const read = async (): Promise<string> => String((await responses.next()).value);
    const headers = [
      'host: club',
      `authorization: Bearer ${as.token}`,
      `x-crm-token: ${as.crmToken}`,
      'content-type: application/json',
      `content-length: ${length}`,
    ];
    socket.write(`POST ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
    // The parser refuses some bodies by their length alone, others as soon as too much of them arrived.
    socket.write('a'.repeat(100_000));
    return { socket, read };
  };

  test(`api/http-20: the sender of a body that is too long for ${path} reads the response, and calls again`, async () => {
    const length = 1_400_000;
    const { socket, read } = dial(length);
    const refused = await read();
    expect(refused).toMatch(/^HTTP\/1.1 413 /);
    expect(refused.toLowerCase()).not.toContain('connection: close');
    socket.write('a'.repeat(length - 100_000));
    socket.write('GET /api/health HTTP/1.1\r\nhost: club\r\n\r\n');
    expect(await read()).toMatch(/^HTTP\/1.1 200 /);
    socket.destroy();
  });

  test(`api/http-20: a body of more than 4 MB for ${path} ends its connection`, async () => {
    const { socket, read } = dial(4 * 1024 * 1024 + 1);
    expect((await read()).toLowerCase()).toMatch(/^http\/1.1 413 [^]*\nconnection: close\r/);
    socket.destroy();
  });
}

test('api/http-2: a known path with another method says which it accepts', async () => {
  const responses = await Promise.all([
    club.call('DELETE', '/api/events', { as }),
    club.call('GET', '/api/profile/change-requests', { as }),
    club.call('PUT', '/api/vendors/a/redeem', { as }),
    club.call('POST', '/api/health'),
    club.call('POST', '/dashboard'),
  ]);
  expect(responses.map(({ status, headers }) => [status, headers['allow']])).toEqual([
    [405, 'GET, HEAD'],
    [405, 'POST'],
    [405, 'POST'],
    [405, 'GET, HEAD'],
    [405, 'GET, HEAD'],
  ]);
});

test('api/http-3: an unknown path below /api is a JSON 404', async () => {
  for (const url of ['/api', '/api/', '/api/nothing', '/api//events']) {
    const { status, body } = await club.call('GET', url, { as });
    expect([url, status, body.success, body.code]).toEqual([url, 404, false, 'not_found']);
  }
});

test('api/http-4: no call lets a stranger past what it declares, and no member is ever forbidden', async () => {
  const sessionEnds: readonly Call[] = [calls.signOut, calls.endAllSessions];
  for (const call of Object.values<Call>(calls)) {
    const query = new URLSearchParams(call.fixedQuery).toString();
    const url = `${call.path.replaceAll(/:\w+/g, 'x')}?${query}`;
    const stranger = await club.call(call.method, url, { body: call.body && {} });
    expect([url, stranger.status === 401]).toEqual([url, call.access.kind !== 'public']);
    const caller = sessionEnds.includes(call) ? await club.signIn(SECOND_MEMBER) : as;
    const member = await club.call(call.method, url, { as: caller, body: call.body && {} });
    const isClosed = call.access.kind === 'view';
    expect([url, [401, 403].includes(member.status)]).toEqual([url, isClosed]);
  }
});

test('api/http-22: a request’s id is random, and no caller chooses it', async () => {
  const ids = [];
  for (const name of ['accept', 'x-request-id', 'request-id']) {
    const { headers } = await club.call('GET', '/api/health', { headers: { [name]: 'mine' } });
    ids.push(headers['x-request-id']);
  }
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f-]{17}$/);
  expect(new Set(ids.map((id) => String(id).slice(0, 8))).size).toBe(ids.length);
});

test('api/http-5: every response carries the security headers and its request’s id', async () => {
  const [call, page] = [
    await club.call('GET', '/api/health'),
    await club.call('GET', '/dashboard'),
  ];
  for (const { headers } of [call, page]) {
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-request-id']).toMatch(/^[0-9a-z-]+$/);
  }
  expect(call.headers['content-security-policy']).toContain("default-src 'none'");
  for (const url of ['/api/events/%zz', `/api/events/${'a'.repeat(101)}`]) {
    const { status, headers, body } = await club.call('GET', url, { as });
    expect(status).toBe(400);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['x-request-id']).toBe(body.requestId);
  }
  for (const spelling of [
    '/%61pi/events',
    `/ap%69/destinations/${sampleId('destination', 'paris')}`,
  ]) {
    const response = await club.call('GET', spelling, { as });
    expect(response.status).toBe(200);
    expect(response.headers['content-security-policy']).toContain("default-src 'none'");
  }
  expect(page.headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  const policy = String(page.headers['content-security-policy']);
  for (const rule of [
    "default-src 'self'",
    `script-src 'self' ${preHydrationScriptSource}`,
    "style-src 'self'",
    "frame-ancestors 'self'",
    "object-src 'none'",
    "base-uri 'none'",
  ]) {
    expect(policy.split('; ')).toContain(rule);
  }
  // Hashes allow two known style attributes alone.
  expect(policy.replace("style-src-attr 'unsafe-hashes'", '')).not.toContain('unsafe');
});

test('api/http-6, api/access-5: a client without a session that calls without end is asked to wait; others are not', async () => {
  const paths = ['/api/configuration', '/api/ready', '/api/docs', '/api/openapi.json'];
  const from = '2001:db8:1:2::1';
  let last = await club.call('GET', '/api/configuration', { from });
  for (let count = 0; count < 3000; count += 1) {
    const ip = `2001:db8:1:2::${count.toString(16)}`;
    // The first of each path, then of the one that takes the least time.
    last = await club.call('GET', paths[count] ?? '/api/configuration', { from: ip });
    if (count === 2998) expect(last.status).toBe(200);
  }
  expect(last).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
  expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
  for (const path of paths) {
    expect((await club.call('GET', path, { from })).status).toBe(429);
    expect((await club.call('GET', path, { from: '2001:db8:1:3::1' })).status).toBe(200);
  }
  expect((await club.call('GET', '/api/health', { from })).status).toBe(200);
});

test('api/http-7: parts of a list count towards the limit of a session, the whole list does not', async () => {
  const own = await club.signIn();
  const path = '/api/vendors?benefitView=true';
  for (let count = 0; count < 6000; count += 1) {
    await club.call('GET', `${path}&category=Dining`, { as: own });
  }
  const statusOf = async (url: string) => (await club.call('GET', url, { as: own })).status;
  expect(await statusOf(`${path}&category=Dining`)).toBe(429);
  expect(await statusOf('/api/destinations?limit=1&offset=1')).toBe(429);
  expect(await statusOf(path)).toBe(200);
  expect(await statusOf('/api/destinations')).toBe(200);
}, 120_000);

test('api/http-8: secrets stay out of the log, and each line names its request', async () => {
  const { headers } = await post('{');
  const { token, crmToken } = as;
  const logged = club.logged();
  expect(logged).toContain(String(headers['x-request-id']));
  expect(logged).not.toContain(token);
  expect(logged).not.toContain(crmToken);
});

test('api/http-17, api/http/audit-10: a log line names principal, session and client, and no principal without a session', async () => {
  const [member] = await club.testDatabase.run('select id from members where email = $1', [MEMBER]);
  const lineOf = (requestId: unknown) =>
    club
      .logged()
      .split('\n')
      .filter((line) => line.includes(`"requestId":"${String(requestId)}"`));
  const { headers } = await club.call('PUT', '/api/profile', { as, body: {} });
  const [, claims = ''] = as.token.split('.');
  const { jti } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  const names = `"principal":"member:${String(member?.['id'])}","session":"${jti}","client":"127.0.0.0/24"`;
  expect(lineOf(headers['x-request-id'])).toEqual([expect.stringContaining(names)]);
  const from = '2001:db8:1:2::3';
  const stranger = await club.call('PUT', '/api/profile', { body: {}, from });
  const lines = lineOf(stranger.headers['x-request-id']);
  expect(lines).toHaveLength(2);
  for (const line of lines) {
    expect(line).not.toMatch(/principal|"session"/);
    expect(line).toContain('"client":"2001:db8:1::/48"');
  }
});

test('api/http-8: text of a client in a known path is not in the log', async () => {
  const path = '/api/profile/documents/P7654321';
  expect((await club.call('DELETE', path, { as })).status).toBe(404);
  expect(club.logged()).toContain('"path":"/api/profile/documents/:id"');
  expect(club.logged()).not.toContain('P7654321');
});
