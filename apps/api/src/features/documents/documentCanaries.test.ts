import { once } from 'node:events';
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { embeddedConnectionString } from '../../platform/postgres/embedded/connectionString.ts';
import { MEMBER } from '../../testing/constants.ts';
import { readAllFiles, readAllRows, findTexts, encodingsOf } from '../../testing/canaries.ts';
import { startWholeServer, type WholeServer } from '../../testing/wholeServer.ts';
import { dataUrl, docx, heic, pdf, zip } from '../../testing/documentFiles.ts';

const path = '/api/profile/documents';
const license = 'QXD49297358017';
const passport = 'QXP73580173664';
const contentCanary = 'QXMARKEDCONTENT';
const title = `Passport ${passport}.pdf`;
const description = `License number: ${license}\nPassport number: ${passport}\nNotes: once more ${license}`;
const content = Buffer.concat([
  pdf(`${passport} ${license}`),
  Buffer.alloc(200_000, contentCanary),
  Buffer.from(passport),
]);
const valid = { file: dataUrl(content, 'application/pdf'), title, description };

let server: WholeServer;
let tokens: Readonly<Record<string, string>>;
const upload = async (body: object | string, headers?: Record<string, string>) =>
  server.send('POST', path, body, headers);
const statusesOf = (responses: readonly { readonly status: number }[]) =>
  responses.map(({ status }) => status);

/**
 * Uploads valid documents with canaries, and shows them in every way.
 *
 * @returns the id of the first.
 */
async function uploadValid(): Promise<string> {
  const once = { 'idempotency-key': 'once' };
  const first = await upload(valid, once);
  const { id } = JSON.parse(first.text).data;
  const responses = [
    first,
    await upload(valid, once),
    await upload({ ...valid, description: `${description}!` }, once),
    await upload({ ...valid, file: dataUrl(heic()), title: `${passport}.heic` }),
    await upload({ ...valid, file: dataUrl(docx({ [contentCanary]: license })), title: 'Letter' }),
    await upload({ ...valid, licenseNumber: license, passportNumber: passport }),
    await server.send('GET', path),
    await server.send('GET', `${path}/${id}/preview`, undefined, { accept: 'application/json' }),
  ];
  expect(statusesOf(responses)).toEqual([201, 201, 409, 201, 201, 201, 200, 200]);
  return id;
}

/** Sends canaries in invalid documents, in wrong fields and in other calls. */
async function uploadInvalid(): Promise<void> {
  const { file } = valid;
  const responses = [
    await upload(`{"file":"${file}","title":"${passport}","description":"${license}`),
    await upload(`${passport}{"file":"${file}"}`),
    await upload({ ...valid, title: `${passport}\n${license}` }),
    await upload({ ...valid, title: { [passport]: license } }),
    await upload({ ...valid, description: `${passport}\u0000${license}` }),
    await upload({ ...valid, description: license.repeat(1000) }),
    await upload({ ...valid, file: `data:${passport};base64,AAAA` }),
    await upload({ ...valid, file: `data:text/plain;base64,${passport}!` }),
    await upload({ ...valid, file: dataUrl(Buffer.from(passport)) }),
    await upload({ ...valid, file: dataUrl(zip({ [contentCanary]: passport })) }),
    await upload({ ...valid, file: `${passport}.pdf` }),
    await upload(`{"__proto__":{"title":"${passport}"},"file":"${file}"}`),
    await upload(valid, { 'idempotency-key': 'k'.repeat(256) }),
    await server.send('PUT', '/api/profile', { phone: { [passport]: license } }),
  ];
  expect(statusesOf(responses)).toEqual(responses.map(() => 400));
  const others = [
    await upload({ ...valid, note: `${passport} ${license} `.repeat(10_000) }),
    await upload(JSON.stringify(valid), { 'content-type': 'text/plain' }),
    await upload(valid, { authorization: `Bearer ${passport}`, 'x-crm-token': license }),
    await server.send('GET', `${path}?passport=${passport}`),
    await server.send('POST', '/api/profile/change-requests', {
      field: 'other',
      requestedValue: 'Canary change',
      passportNumber: passport,
    }),
  ];
  expect(statusesOf(others)).toEqual([413, 415, 401, 200, 201]);
}

/** Sends canaries in calls that fail: a row that the database refuses, and a file that was altered. */
async function causeFailures(id: string): Promise<void> {
  await server.runInDatabase(
    'alter table documents add constraint refused check (false) not valid',
  );
  expect((await upload(valid)).status).toBe(500);
  await server.runInDatabase('alter table documents drop constraint refused');
  writeFileSync(join(server.folder, 'files/documents', id), 'altered');
  expect((await server.send('GET', `${path}/${id}/preview`)).status).toBe(500);
}

/** Reads all files during an upload, then aborts it. */
async function filesDuringUpload() {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  const headers = { ...tokens, host: 'club', 'content-type': 'application/json' };
  const lines = Object.entries(headers).map((header) => header.join(': '));
  const body = JSON.stringify(valid);
  socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n`);
  socket.write(`content-length: ${body.length}\r\n\r\n${body.slice(0, -100)}`);
  const folder = join(server.folder, 'files-incoming');
  const incoming = () => readdirSync(folder).map((name) => statSync(join(folder, name)).size);
  // Three chunks of the file are on the disk, and the last one is still in memory.
  await expect.poll(() => incoming()[0] ?? 0, { timeout: 10_000 }).toBeGreaterThan(190_000);
  const files = readAllFiles(server.folder);
  const closed = once(socket, 'close');
  socket.destroy();
  await closed;
  await expect.poll(incoming, { timeout: 10_000 }).toEqual([]);
  return files;
}

test('api/documents-17, api/http/audit-2, api/http/audit-9, api/http/audit-11: no canary of a number or a file is in anything that the server wrote', async () => {
  server = await startWholeServer();
  tokens = await server.signIn(MEMBER);
  const id = await uploadValid();
  await uploadInvalid();
  await causeFailures(id);
  const isMailed = async () => findTexts(await server.emails(), ['Canary change']).length > 0;
  await expect.poll(isMailed, { timeout: 15_000 }).toBe(true);
  const during = await filesDuringUpload();
  const rows = await readAllRows(embeddedConnectionString(server.folder));
  const emails = await server.emails();
  await server.stop();
  const files = [...during, ...readAllFiles(server.folder)];
  const lines = server.lines();

  // Proves that the search works: it finds text that the server does write.
  for (const places of [rows, files, server.responses]) {
    expect(findTexts(places, [id])).not.toEqual([]);
  }
  const auditRows = rows.filter(({ where }) => where.endsWith('.audit_entries'));
  expect(findTexts(auditRows, [`document:${id}`])).not.toEqual([]);
  expect(findTexts(files, [id]).some(([where]) => where.includes('pg_wal'))).toBe(true);
  expect(findTexts(files, [id]).some(([where]) => where.includes('postgres'))).toBe(true);
  expect(findTexts(lines, ['"the call failed"']).length).toBe(2);
  expect(findTexts(server.responses, ['Passport ••••••.pdf'].map(asBytes))).not.toEqual([]);
  const events = lines.filter(({ text }) => text.includes('"security event"'));
  expect(
    findTexts(events, [`"event":"document.linked"`, `"subject":"document:${id}"`]),
  ).toHaveLength(2);
  expect(findTexts(events, ['"call.key-reused"', '"call.unauthenticated"'])).toHaveLength(2);
  const canaries = [license, passport, contentCanary].flatMap(encodingsOf);
  for (const canary of canaries) {
    expect(findTexts([{ where: 'here', text: `a ${canary}.` }], canaries)).not.toEqual([]);
  }
  for (const shift of ['', 'a', 'ab']) {
    const text = Buffer.from(`${shift}${passport}abc`).toString('base64');
    expect(findTexts([{ where: 'here', text }], canaries)).not.toEqual([]);
  }

  const places = [...rows, ...lines, ...emails, ...files, ...server.responses];
  expect(findTexts(places, canaries)).toEqual([]);
}, 180_000);

const asBytes = (text: string) => Buffer.from(text).toString('latin1');
