import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { dataUrl, pdf } from '../../testing/documentFiles.ts';
import { startClubOfTwo } from '../../testing/clubOfTwo.ts';
import { MEMBER, SECOND_MEMBER } from '../../testing/constants.ts';

const { club, as } = await startClubOfTwo();

const run = (statement: string) => club.testDatabase.run(statement);
const idOf = async (query: string) => String((await run(query))[0]?.['id']);
const memberId = await idOf(`select id from members where email = '${MEMBER}'`);
const benefitId = await idOf('select id from benefits order by position limit 1');
const eventId = await idOf("select id from events where start_date > '2030-03-02' limit 1");

let lastSeq: number;
const startOver = async () => {
  const [last] = await run('select coalesce(max(seq), 0) as seq from audit_entries');
  lastSeq = Number(last?.['seq']);
};
beforeEach(startOver);
const newEntries = () => run(`select * from audit_entries where seq > ${lastSeq} order by seq`);

const CONTENT = 'Canary content';
const card = {
  description: CONTENT,
  cardholderName: CONTENT,
  brand: 'Visa',
  cardNumber: '4242424242424242',
  expiryDate: '05/32',
  cvv: '039',
  street: CONTENT,
  city: CONTENT,
  state: CONTENT,
  postalCode: '11201',
  purpose: null,
};
const request = { requestType: 'Other', subject: CONTENT, otherDescription: CONTENT };
const document = { file: dataUrl(pdf()), title: CONTENT, description: CONTENT };
const documentsUrl = '/api/profile/documents';
const cardsUrl = '/api/profile/payment-methods';

const post = (url: string, body?: object, headers: Record<string, string> = {}) =>
  club.call('POST', url, { as, headers, ...(body && { body }) });
const dataShape = z.object({ id: z.optional(z.string()), url: z.optional(z.string()) });
/** Reads the id or the URL of a response; neither where it has no data. */
const dataOf = ({ body }: { readonly body?: { readonly data?: unknown } }) =>
  dataShape.safeParse(body?.data).data ?? {};
const addedId = async (url: string, body: object) => String(dataOf(await post(url, body)).id);

/** Calls, and checks that it has appended one entry, of ids and names alone. */
async function expectEntry(
  call: () => ReturnType<typeof club.call>,
  action: string,
  subjectOf: (id: string) => string,
  fields?: readonly string[],
) {
  const response = await call();
  const { status, headers } = response;
  expect(status).toBeLessThan(300);
  const entries = await newEntries();
  expect(entries).toEqual([
    {
      seq: expect.any(String),
      at: club.now(),
      actor: `member:${memberId}`,
      on_behalf_of: null,
      action,
      subject: subjectOf(String(dataOf(response).id)),
      reason: null,
      details: fields === undefined ? {} : { fields },
      request_id: headers['x-request-id'],
    },
  ]);
  expect(JSON.stringify(entries)).not.toMatch(/canary|club\.example|4242424242424242/i);
}

test('api/http/audit-1, api/http/audit-2: a request is an entry', () =>
  expectEntry(
    () => post('/api/requests', request),
    'request.submitted',
    (id) => `request:${id}`,
  ));

test('api/http/audit-1, api/http/audit-2: a change request is an entry that names its field', () =>
  expectEntry(
    () =>
      post('/api/profile/change-requests', {
        field: 'legalName',
        requestedValue: CONTENT,
        note: CONTENT,
      }),
    'change-request.submitted',
    (id) => `change-request:${id}`,
    ['legalName'],
  ));

test('api/http/audit-1, api/http/audit-2: a change of the profile is an entry that names what changed', async () => {
  const body = {
    phone: '+1 555 0100',
    professional: { title: CONTENT },
    address: { city: CONTENT },
  };
  const update = () => club.call('PUT', '/api/profile', { as, body });
  const fields = ['phone', 'professional.title', 'address.city'];
  await expectEntry(update, 'profile.updated', () => `member:${memberId}`, fields);
  await startOver();
  await expectEntry(update, 'profile.updated', () => `member:${memberId}`, []);
});

test('api/http/audit-1, api/http/audit-2: an added card is an entry', () =>
  expectEntry(
    () => post(cardsUrl, card),
    'payment-method.added',
    (id) => `payment-method:${id}`,
  ));

test('api/http/audit-1, api/http/audit-2: a deleted card is an entry', async () => {
  const id = await addedId(cardsUrl, card);
  await startOver();
  const remove = () => club.call('DELETE', `${cardsUrl}/${id}`, { as });
  await expectEntry(remove, 'payment-method.deleted', () => `payment-method:${id}`);
});

test('api/http/audit-1, api/http/audit-2: a redemption is an entry', () =>
  expectEntry(
    () => post(`/api/vendors/${benefitId}/redeem`),
    'benefit.redeemed',
    () => `benefit:${benefitId}`,
  ));

test('api/http/audit-1, api/http/audit-2: a registration is an entry', () => {
  const attendeeInfo = { firstName: CONTENT, lastName: CONTENT, email: 'guest@club.example' };
  return expectEntry(
    () => post(`/api/events/${eventId}/register`, { eventId, attendeeInfo }),
    'registration.submitted',
    () => `event:${eventId}`,
  );
});

test('api/http/audit-1, api/http/audit-2: an uploaded document is an entry', () =>
  expectEntry(
    () => post(documentsUrl, document),
    'document.uploaded',
    (id) => `document:${id}`,
  ));

test('api/http/audit-1, api/http/audit-2: a deleted document is an entry', async () => {
  const id = await addedId(documentsUrl, document);
  await startOver();
  const remove = () => club.call('DELETE', `${documentsUrl}/${id}`, { as });
  await expectEntry(remove, 'document.deleted', () => `document:${id}`);
});

/** Opens one more session of a member, without an entry. */
async function openSession(email = MEMBER) {
  const { token, crmToken } = await club.signIn(email);
  const sessionId = await idOf('select id from sessions order by created_at desc, id desc limit 1');
  await startOver();
  return { token, crmToken, sessionId };
}

test('api/http/audit-1, api/http/audit-8: signing in is an entry of the session, and asking for a code or a wrong one is none', async () => {
  club.passTime(31_000);
  await club.call('POST', '/api/simple-auth/request-otp', { body: { email: MEMBER } });
  const code = await club.mailbox.nextCode(MEMBER);
  const tryCode = (tried: string) =>
    club.call('POST', '/api/simple-auth/verify-otp', { body: { email: MEMBER, code: tried } });
  expect((await tryCode(code === '000000' ? '111111' : '000000')).status).toBe(400);
  expect(await newEntries()).toEqual([]);
  const { headers } = await tryCode(code);
  const [session] = await run('select id from sessions order by created_at desc limit 1');
  expect(await newEntries()).toMatchObject([
    {
      actor: `member:${memberId}`,
      action: 'session.opened',
      subject: `session:${String(session?.['id'])}`,
      request_id: headers['x-request-id'],
    },
  ]);
});

test('api/http/audit-1, api/http/audit-2: an ended session is an entry', async () => {
  const { sessionId } = await openSession();
  const end = () => club.call('DELETE', `/api/profile/sessions/${sessionId}`, { as });
  await expectEntry(end, 'session.ended', () => `session:${sessionId}`);
});

test('api/http/audit-1, api/http/audit-2: signing out, and signing out everywhere, are entries', async () => {
  const one = await openSession();
  const signOut = () => club.call('POST', '/api/simple-auth/sign-out', { as: one });
  await expectEntry(signOut, 'session.ended', () => `session:${one.sessionId}`);
  const all = await openSession(SECOND_MEMBER);
  const endAll = () => club.call('DELETE', '/api/profile/sessions', { as: all });
  await startOver();
  expect((await endAll()).status).toBe(200);
  const actor = await idOf(`select id from members where email = '${SECOND_MEMBER}'`);
  expect(await newEntries()).toMatchObject([
    { actor: `member:${actor}`, action: 'sessions.ended', subject: `member:${actor}` },
  ]);
});

test('api/http/audit-3: a write that is rejected or fails leaves no entry', async () => {
  expect((await post('/api/requests', { ...request, otherDescription: '' })).status).toBe(400);
  expect((await post('/api/requests', { ...request, vendorId: 'nowhere' })).status).toBe(400);
  expect((await club.call('DELETE', `${documentsUrl}/nowhere`, { as })).status).toBe(404);
  await run('alter table documents add constraint broken check (size < 0) not valid');
  expect((await post(documentsUrl, document)).status).toBe(500);
  await run('alter table documents drop constraint broken');
  expect(await newEntries()).toEqual([]);
});

test('api/http/audit-3: a write whose entry can not be stored is not stored, and a document is not sent', async () => {
  const id = await addedId(documentsUrl, document);
  const countRows = async () =>
    run(
      'select (select count(*) from requests) requests, (select count(*) from documents) documents',
    );
  const before = await countRows();
  await run('alter table audit_entries add constraint broken check (seq < 0) not valid');
  expect((await post('/api/requests', request)).status).toBe(500);
  expect((await post(documentsUrl, document)).status).toBe(500);
  expect((await club.call('GET', `${documentsUrl}/${id}/preview`, { as })).status).toBe(500);
  await run('alter table audit_entries drop constraint broken');
  expect(await countRows()).toEqual(before);
});

test('api/http/audit-5: an entry can not be changed or removed', async () => {
  await post('/api/requests', request);
  const before = await run('select * from audit_entries order by seq');
  for (const statement of [
    "update audit_entries set actor = 'member:other'",
    'delete from audit_entries',
    'truncate audit_entries',
    'truncate audit_entries cascade',
  ]) {
    await expect(run(statement)).rejects.toThrow('audit_entries is append-only');
  }
  expect(await run('select * from audit_entries order by seq')).toEqual(before);
});

test.each([
  ['/api/requests', request],
  [documentsUrl, document],
])(
  'api/http/audit-6: a repeated POST %s with its key appends no second entry',
  async (url, body) => {
    const send = () => post(url, body, { 'idempotency-key': url });
    const [first, second] = [await send(), await send()];
    expect(dataOf(second)).toEqual({ id: expect.any(String) });
    expect(dataOf(second).id).toBe(dataOf(first).id);
    expect(await newEntries()).toHaveLength(1);
  },
);

test('api/http/audit-7, api/http/audit-8: an opened document is an entry, and its signed URL one when it is made', async () => {
  const id = await addedId(documentsUrl, document);
  await startOver();
  const previewUrl = `${documentsUrl}/${id}/preview`;
  await expectEntry(
    () => club.call('GET', previewUrl, { as }),
    'document.opened',
    () => `document:${id}`,
  );
  await startOver();
  const headers = { accept: 'application/json' };
  let signedUrl = '';
  const link = async () => {
    const response = await club.call('GET', previewUrl, { as, headers });
    signedUrl = String(dataOf(response).url);
    return response;
  };
  await expectEntry(link, 'document.linked', () => `document:${id}`);
  await startOver();
  expect((await club.call('GET', signedUrl)).status).toBe(200);
  expect((await club.call('GET', `/api/events/${eventId}?ref=${memberId}`)).status).toBe(200);
  expect((await club.call('GET', `${documentsUrl}/nowhere/preview`, { as })).status).toBe(404);
  expect(await newEntries()).toEqual([]);
});

test('api/http/audit-7: a HEAD request for a document opens nothing', async () => {
  const id = await addedId(documentsUrl, document);
  await startOver();
  const { token, crmToken } = as;
  const { statusCode } = await club.app.inject({
    method: 'HEAD',
    url: `${documentsUrl}/${id}/preview`,
    headers: { authorization: `Bearer ${token}`, 'x-crm-token': crmToken },
  });
  expect(statusCode).toBe(200);
  expect(await newEntries()).toEqual([]);
});
