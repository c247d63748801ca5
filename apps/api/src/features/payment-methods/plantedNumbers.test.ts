import { createHash } from 'node:crypto';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Call, calls } from '@parlour/contract';
import pg from 'pg';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { embeddedAddress } from '../../platform/database/embedded/address.ts';
import { createLog } from '../../platform/http/log.ts';
import { startServer, type RunningServer } from '../../server.ts';
import { MEMBER } from '../../testing/constants.ts';
import { everyFile, everyRow, type Written } from '../../testing/everythingWritten.ts';

// A whole server on a data folder of its own, its database included, so that all that it writes can be searched.
const folder = mkdtempSync(join(tmpdir(), 'parlour-planted-'));
const mailFolder = join(folder, 'mail');
let server: RunningServer;
let headers: Record<string, string>;
let logged = '';
const answered: Written[] = [];

beforeAll(async () => {
  chmodSync(folder, 0o755);
  const result = readConfig({ DATA_DIR: folder, PORT: '0' }, '/');
  if (!result.ok) throw new Error(result.faults.join());
  const log = createLog('trace', { write: (line: string) => void (logged += line) });
  server = await startServer(result.config, log, '/nowhere');
}, 60_000);
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const visa = '4929735801736642';
const amex = '378734493671009';
// With a zero before them they can be no part of a count or a time in the log.
const [code, amexCode, longCode] = ['039', '0391', '03910391039'];
const card = {
  description: 'Canary card',
  cardholderName: 'Rosalind Ashe',
  brand: 'Visa',
  cardNumber: visa,
  expiryDate: '05/32',
  cvv: code,
  street: '1 Garden Row',
  city: 'Brooklyn',
  state: 'NY',
  postalCode: '11201',
  purpose: 'primary',
};

const hashes = [visa, amex].flatMap((number) =>
  (['hex', 'base64', 'base64url'] as const).map((form) =>
    createHash('sha256').update(number).digest(form),
  ),
);
const marks = ['9297358017', '9297 3580', '9297-3580', '8734493671', '8734 4936', longCode];
const codeAlone = /(?<![\w.:-])(?:039|0391)(?![\w.:-])/;

/** Where a planted number, or its hash, stands. */
const numbersIn = (places: readonly Written[]) =>
  places.flatMap(({ where, text }) =>
    [...marks, ...hashes].filter((mark) => text.includes(mark)).map((mark) => [where, mark]),
  );
const codesIn = (places: readonly Written[]) =>
  places.filter(({ text }) => codeAlone.test(text)).map(({ where, text }) => [where, text]);

async function send(
  method: string,
  path: string,
  body?: object | string,
  changed: Record<string, string> = {},
): Promise<number> {
  const answer = await fetch(`${server.address}${path}`, {
    method,
    headers: {
      ...headers,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...changed,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  answered.push({ where: `the answer to ${method} ${path}`, text: await answer.text() });
  return answer.status;
}

const letterNames = () => readdirSync(mailFolder).filter((name) => name.endsWith('.eml'));
const letters = () =>
  Promise.all(
    letterNames().map(async (name): Promise<Written> => {
      const mail = await PostalMime.parse(readFileSync(join(mailFolder, name)));
      return { where: name, text: [mail.subject, mail.text, mail.html].join('\n') };
    }),
  );

async function signIn(): Promise<Record<string, string>> {
  const post = async (path: string, body: object) =>
    fetch(`${server.address}/api/simple-auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await post('request-otp', { email: MEMBER });
  await expect.poll(() => letterNames().length, { timeout: 10_000 }).toBe(1);
  const mailed = /^ +(\d{6})/m.exec((await letters())[0]?.text ?? '')?.[1];
  const { data } = JSON.parse(
    await (await post('verify-otp', { email: MEMBER, code: mailed })).text(),
  );
  return { authorization: `Bearer ${data.token}`, 'x-crm-token': data.user.crmToken };
}

async function runInDatabase(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: embeddedAddress(folder) });
  await client.connect();
  await client.query(statement);
  await client.end();
}

const cardsPath = '/api/profile/payment-methods';

/** Cards as they should be, and as they should not. */
async function plantInCards(): Promise<void> {
  let keys = 0;
  const add = (changed: object | string, more: Record<string, string> = {}) => {
    const body = typeof changed === 'string' ? changed : { ...card, ...changed };
    const key = { 'idempotency-key': `planted ${(keys += 1)}` };
    return send('POST', cardsPath, body, { ...key, ...more });
  };
  expect(await add({})).toBe(201);
  const american = { brand: 'American Express', cardNumber: amex, cvv: amexCode };
  expect(await add(american, { 'idempotency-key': 'again' })).toBe(201);
  expect(await add(american, { 'idempotency-key': 'again' })).toBe(201);
  expect(await add({ ...american, city: 'Paris' }, { 'idempotency-key': 'again' })).toBe(409);
  for (const wrong of [
    { cardNumber: '4929 7358 0173 6642' },
    { cardNumber: '4929-7358-0173-6642' },
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
  expect(await add({ [visa]: longCode, number: visa, securityCode: longCode })).toBe(201);
  const refuse = 'alter table payment_methods add constraint refused check (false) not valid';
  await runInDatabase(refuse);
  expect(await add({ purpose: null })).toBe(500);
  await runInDatabase('alter table payment_methods drop constraint refused');
}

/** Every other call, with a card among what it takes, in its address and in its query. */
async function plantInEveryCall(): Promise<void> {
  const known: Record<string, object> = {
    '/api/requests': { requestType: 'Other', subject: 'Canary', otherDescription: 'A tuner' },
    '/api/profile': { phone: '1', professional: { cardNumber: visa, cvv: longCode } },
    '/api/profile/change-requests': { field: 'other', requestedValue: 'Canary wish' },
  };
  for (const call of Object.values<Call>(calls)) {
    const query = new URLSearchParams({ ...call.fixedQuery, cardNumber: visa, cvv: longCode });
    const path = `${call.path.replaceAll(/:\w+/g, visa)}?${query}`;
    const body = { ...card, ...known[call.path], email: `${visa}@club.example`, code: visa };
    const hasBody = call.method === 'POST' || call.method === 'PUT';
    await send(call.method, path, hasBody ? body : undefined);
    const key = { 'idempotency-key': `${call.method} ${call.path}` };
    await send(call.method, path, hasBody ? body : undefined, key);
    await send('GET', `${path}&ref=${visa}`, undefined, { authorization: '', 'x-crm-token': '' });
  }
  await send('GET', `/api/${visa}/4929%207358%200173%206642`);
  await send('PATCH', `/api/profile/${visa}`, card);
}

test('PM5, HT7, SB3: no planted number and no security code is in anything that the server wrote', async () => {
  headers = await signIn();
  await plantInCards();
  await plantInEveryCall();
  const isMailed = async () => (await letters()).some(({ text }) => text.includes('Canary wish'));
  await expect.poll(isMailed, { timeout: 15_000 }).toBe(true);
  const rows = await everyRow(embeddedAddress(folder));
  const mail = await letters();
  await server.stop();
  const files = everyFile(folder);
  const lines = logged.split('\n').map((text): Written => ({ where: 'the log', text }));

  // What should be there is found, so that what is not found is not there.
  for (const places of [rows, files]) {
    expect(places.some(({ text }) => text.includes('Canary card'))).toBe(true);
  }
  expect(lines.some(({ text }) => text.includes('"the call failed"'))).toBe(true);
  expect(lines.some(({ text }) => text.includes('move this private key away'))).toBe(true);
  expect(numbersIn([{ where: 'here', text: `a ${visa}` }])).toHaveLength(1);
  expect(codesIn([{ where: 'here', text: `{"cvv":"${code}"}` }])).toHaveLength(1);
  expect(codesIn([{ where: 'here', text: `(a,${amexCode},b)` }])).toHaveLength(1);

  expect(numbersIn([...rows, ...lines, ...mail, ...files, ...answered])).toEqual([]);
  expect(codesIn([...rows, ...lines, ...mail])).toEqual([]);
}, 60_000);
