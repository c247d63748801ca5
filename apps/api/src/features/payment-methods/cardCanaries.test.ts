import { createHash } from 'node:crypto';
import { type Call, calls } from '@parlour/contract';
import { sampleId } from '@parlour/sample-club';
import { expect, test } from 'vitest';
import { embeddedConnectionString } from '../../platform/postgres/embedded/connectionString.ts';
import { MEMBER } from '../../testing/constants.ts';
import {
  readAllFiles,
  readAllRows,
  findTexts,
  encodingsOf,
  type WrittenText,
} from '../../testing/canaries.ts';
import { startWholeServer, type WholeServer } from '../../testing/wholeServer.ts';
import { visaCard } from '../../testing/visaCard.ts';

let server: WholeServer;

const send = async (...call: Parameters<WholeServer['send']>): Promise<number> =>
  (await server.send(...call)).status;

const visa = '4929735801736642';
const amex = '378734493671009';
// The leading zeros keep them from matching a count or a time in the log.
const [code, amexCode, longCode] = ['039', '0391', '03910391039'];
const card = {
  ...visaCard,
  description: 'Canary card',
  cardNumber: visa,
  cvv: code,
  purpose: 'primary',
};

/** A number in a member's text to staff. It appears in the email to staff, but not in the log. */
const textNumber = '4539578763621486';
const separatedNumbers = ['-', '.', '+', '_', '%20', '%2D', '%C2%A0', '%252D'].map((separator) =>
  textNumber.replaceAll(/.{4}(?=.)/g, `$&${separator}`),
);

const hashes = [visa, amex].flatMap((number) =>
  (['hex', 'base64', 'base64url'] as const).map((form) =>
    createHash('sha256').update(number).digest(form),
  ),
);
const canaries = [
  ...hashes,
  // Whole, and without the first and last four digits, which may be shown.
  ...[visa, amex].flatMap((number) => [...encodingsOf(number), number.slice(4, -4)]),
  ...encodingsOf(longCode),
];
const codeAlone = /(?<![\w.:-])(?:039|0391)(?![\w.:-])/;
const codesIn = (places: readonly WrittenText[]) =>
  places.filter(({ text }) => codeAlone.test(text)).map(({ where, text }) => [where, text]);

const cardsPath = '/api/profile/payment-methods';

/** Sends canaries in valid and invalid cards. */
async function sendInCards(): Promise<void> {
  let keys = 0;
  const add = (changed: object | string, more: Record<string, string> = {}) => {
    const body = typeof changed === 'string' ? changed : { ...card, ...changed };
    const key = { 'idempotency-key': `canary ${(keys += 1)}` };
    return send('POST', cardsPath, body, { ...key, ...more });
  };
  expect(await add({})).toBe(201);
  const american = { brand: 'American Express', cardNumber: amex, cvv: amexCode };
  expect(await add(american, { 'idempotency-key': 'again' })).toBe(201);
  expect(await add(american, { 'idempotency-key': 'again' })).toBe(201);
  expect(await add({ ...american, city: 'Paris' }, { 'idempotency-key': 'again' })).toBe(409);
  for (const wrong of [
    { cardNumber: `${visa}0000000` },
    { cardNumber: { number: visa } },
    { cardNumber: Number(visa) },
    { cvv: longCode },
    { cvv: Number(amexCode) },
    { cvv: amexCode },
    { brand: visa },
    { purpose: visa },
    { expiryDate: visa },
    { description: `Mine is ${visa}` },
    { cardholderName: '4929 7358 0173 6642' },
    { street: `${visa}\u0000` },
    { postalCode: `${visa}\n` },
    `{"cardNumber":"${visa}","cvv":"${longCode}"`,
    `[{"cardNumber":"${visa}","cvv":"${longCode}"}]`,
    `{"__proto__":{"cardNumber":"${visa}"}}`,
    JSON.stringify({ ...card, note: `${visa} ${longCode} `.repeat(50_000) }),
  ]) {
    expect(await add(wrong)).toBeGreaterThanOrEqual(400);
    expect(await add(wrong, { 'content-type': 'text/plain' })).toBe(415);
  }
  expect(await add({}, { 'idempotency-key': 'k'.repeat(256) })).toBe(400);
  expect(await add({}, { authorization: `Bearer ${visa}`, 'x-crm-token': visa })).toBe(401);
  expect(await add({ [visa]: longCode, number: visa, securityCode: longCode })).toBe(400);
  expect(await add({ code: longCode, securityCode: longCode })).toBe(201);
  const refuse = 'alter table payment_methods add constraint refused check (false) not valid';
  await server.runInDatabase(refuse);
  expect(await add({ purpose: null })).toBe(500);
  await server.runInDatabase('alter table payment_methods drop constraint refused');
}

/** What a member wrote about something that they saved. It is stored in its own row alone (api/saved-7). */
const note = 'Canary note about an anniversary';

/** Sends a note on something saved: valid, with a key, too long, and in a body that can't be read. */
async function sendInNotes(): Promise<void> {
  const path = `/api/saved/destination/${sampleId('destination', 'paris')}`;
  const body = { changedAt: '2026-01-01T00:00:00Z', note };
  expect(await send('PUT', path, body)).toBe(200);
  expect(await send('PUT', path, body, { 'idempotency-key': 'a note' })).toBe(200);
  expect(await send('PUT', path, { ...body, note: note.repeat(50) })).toBe(400);
  expect(await send('PUT', path, `{"note":"${note}"`)).toBe(400);
  expect(await send('PUT', `${path}-nowhere`, body)).toBe(404);
  expect(await send('GET', '/api/saved')).toBe(200);
}

/** Sends canaries in the body, path and query of every other call. */
async function sendInEveryCall(): Promise<void> {
  const validBodies: Record<string, object> = {
    '/api/requests': { requestType: 'Other', subject: 'Canary', otherDescription: 'A tuner' },
    '/api/profile': { phone: '+1 555 0100', professional: { cardNumber: visa, cvv: longCode } },
    '/api/profile/change-requests': { field: 'other', requestedValue: 'Canary change' },
  };
  // The calls that end this session come last.
  const sessionEnds: readonly Call[] = [calls.signOut, calls.endAllSessions];
  const others = Object.values<Call>(calls).filter((call) => !sessionEnds.includes(call));
  for (const call of [...others, ...sessionEnds]) {
    const query = new URLSearchParams({ ...call.fixedQuery, cardNumber: visa, cvv: longCode });
    const path = `${call.path.replaceAll(/:\w+/g, visa)}?${query}`;
    const body = { ...card, ...validBodies[call.path], email: `${visa}@club.example`, code: visa };
    const hasBody = call.method === 'POST' || call.method === 'PUT';
    await send(call.method, path, hasBody ? body : undefined);
    const key = { 'idempotency-key': `${call.method} ${call.path}` };
    await send(call.method, path, hasBody ? body : undefined, key);
    await send('GET', `${path}&ref=${visa}`, undefined, { authorization: '', 'x-crm-token': '' });
  }
  await send('GET', `/api/${visa}/4929%207358%200173%206642`);
  await send('PATCH', `/api/profile/${visa}`, card);
}

/** Sends a number in texts to staff, and in URLs with every separator. */
async function sendInRequests(): Promise<void> {
  for (const number of [textNumber, ...separatedNumbers]) {
    await send('DELETE', `${cardsPath}/${number}`);
    await send('GET', `/api/nowhere/${number}`);
    await send('GET', `/events/${number}`);
  }
  const subject = `Canary subject ${textNumber}`;
  const other = { requestType: 'Other', subject, otherDescription: textNumber };
  expect(await send('POST', '/api/requests', other)).toBe(201);
  const change = { field: 'other', requestedValue: textNumber };
  expect(await send('POST', '/api/profile/change-requests', change)).toBe(201);
}

test('api/payment-methods-5, api/saved-7, api/http-8, api/platform/crypto/sealing-3, api/http/audit-2, api/http/audit-11: no canary number and no security code is in anything that the server wrote', async () => {
  server = await startWholeServer();
  const tokens = await server.signIn(MEMBER);
  await sendInCards();
  await sendInRequests();
  await sendInNotes();
  await sendInEveryCall();
  const isMailed = async () => {
    const emails = await server.emails();
    const has = (part: string) => emails.some(({ text }) => text.includes(part));
    return has('Canary change') && has('Canary subject');
  };
  await expect.poll(isMailed, { timeout: 15_000 }).toBe(true);
  const rows = await readAllRows(embeddedConnectionString(server.folder));
  const emails = await server.emails();
  await server.stop();
  const files = readAllFiles(server.folder);
  const lines = server.lines();

  // Proves that the search works: it finds text that the server does write.
  for (const places of [rows, files, server.responses]) {
    expect(findTexts(places, ['Canary card'])).not.toEqual([]);
  }
  const auditRows = rows.filter(({ where }) => where.endsWith('.audit_entries'));
  expect(findTexts(auditRows, ['payment-method.added'])).not.toEqual([]);
  expect(findTexts(files, ['Canary card']).some(([where]) => where.includes('pg_wal'))).toBe(true);
  expect(findTexts(lines, ['"the call failed"'])).not.toEqual([]);
  expect(findTexts(lines, ['move this private key away'])).not.toEqual([]);
  for (const encoding of encodingsOf(visa)) {
    expect(findTexts([{ where: 'here', text: `a ${encoding}.` }], canaries)).not.toEqual([]);
  }
  expect(codesIn([{ where: 'here', text: `{"cvv":"${code}"}` }])).toHaveLength(1);
  expect(codesIn([{ where: 'here', text: `(a,${amexCode},b)` }])).toHaveLength(1);

  const everything = [...rows, ...lines, ...emails, ...files, ...server.responses];
  expect(findTexts(everything, canaries)).toEqual([]);
  expect(codesIn([...rows, ...lines, ...emails])).toEqual([]);
  expect(findTexts(emails, [textNumber])).not.toEqual([]);
  expect(findTexts(lines, ['"a message was written"'])).not.toEqual([]);
  expect(findTexts(lines, [...encodingsOf(textNumber), ...separatedNumbers])).toEqual([]);
  expect(findTexts(rows, [note]).map(([where]) => where)).toEqual(['a row of public.saved_items']);
  expect(findTexts([...lines, ...emails], [note, ...encodingsOf(note)])).toEqual([]);
  const logged = lines.filter(({ text }) => text.startsWith('{'));
  expect(findTexts(logged, ['"sign-in.succeeded"', '"call.key-reused"'])).toHaveLength(2);
  expect(findTexts(logged, ['"call.unauthenticated"'])).not.toEqual([]);
  expect(findTexts(logged, ['@', ...Object.values(tokens)])).toEqual([]);
}, 180_000);
