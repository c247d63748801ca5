import { DOCUMENT_SIZE_LIMIT } from '@parlour/contract';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { startClubOfTwo } from '../../testing/clubOfTwo.ts';
import { SECOND_MEMBER } from '../../testing/constants.ts';
import type { Tokens } from '../../testing/testClub.ts';
import { dataUrl, pdf } from '../../testing/documentFiles.ts';

const { club, as, other } = await startClubOfTwo();
const url = await club.app.listen({ host: '127.0.0.1', port: 0 });
const port = Number(new URL(url).port);

const path = '/api/profile/documents';
const sized = (size: number) => Buffer.concat([pdf(), Buffer.alloc(size - pdf().length, 'a')]);
const bodyOf = (bytes: Buffer, title = 'A') =>
  JSON.stringify({ file: dataUrl(bytes, 'application/pdf'), title, description: '' });
const upload = (body: string, tokens = as) => club.call('POST', path, { as: tokens, body });
const count = async (tokens: Tokens): Promise<number> =>
  (await club.api.listDocuments({}, { as: tokens })).data().length;

/** Opens a connection and writes the head of an upload call to it. */
function dial(tokens: Tokens, ...headers: string[]): { socket: Socket; response: Promise<string> } {
  const socket = connect(port, '127.0.0.1');
  const response = new Promise<string>((resolve) => {
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk.toString();
      if (/\r\n\r\n.*"requestId"/.test(text)) resolve(text);
    });
    socket.on('error', () => resolve(text));
    socket.on('close', () => resolve(text));
  });
  const lines = [
    `POST ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    `authorization: Bearer ${tokens.token}`,
    `x-crm-token: ${tokens.crmToken}`,
    'content-type: application/json',
    ...headers,
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  return { socket, response };
}

test('api/documents-12: 10 MB are stored, one byte more is a 413 that names the file', async () => {
  expect((await upload(bodyOf(sized(DOCUMENT_SIZE_LIMIT)))).status).toBe(201);
  const refused = await upload(bodyOf(sized(DOCUMENT_SIZE_LIMIT + 1)));
  expect(refused).toMatchObject({
    status: 413,
    body: { field: 'file', code: 'payload_too_large' },
  });
  expect(refused.body.message).toContain('larger than 10 MB');
});

test('api/documents-12: 10 MB are stored also when each slash of the file is escaped', async () => {
  // One Base64 character in sixty is a slash, slightly more than in random data.
  const slashes = Buffer.from(`/${'A'.repeat(59)}`, 'base64');
  const file = sized(DOCUMENT_SIZE_LIMIT).fill(slashes, 3 * pdf().length);
  const body = bodyOf(file).replaceAll('/', '\\/');
  expect(body.length - bodyOf(file).length).toBeGreaterThan(220_000);
  expect((await upload(body)).status).toBe(201);
});

test('api/documents-12: a body that announces too much is refused before it is sent', async () => {
  for (const [length, connection] of [
    [20_000_000, 'keep-alive'],
    [200_000_000, 'close'],
  ] as const) {
    const { socket, response } = dial(as, `content-length: ${length}`);
    const text = await response;
    expect(text).toMatch(/^HTTP\/1.1 413 [^]*"field":"file"/);
    expect(text.toLowerCase()).toContain(`connection: ${connection}`);
    socket.destroy();
  }
});

test('api/documents-12: a body that announces nothing is refused once it is too much', async () => {
  const { socket, response } = dial(as, 'transfer-encoding: chunked');
  const chunk = Buffer.concat([
    Buffer.from('10000\r\n'),
    Buffer.alloc(65_536, 'A'),
    Buffer.from('\r\n'),
  ]);
  socket.write(`14\r\n{"file":"data:;base6\r\n3\r\n4,A\r\n`);
  let isOver = false;
  void response.then(() => (isOver = true));
  for (let sent = 0; sent < 400 && !isOver; sent += 1) {
    if (!socket.write(chunk)) await Promise.race([once(socket, 'drain').catch(() => 0), response]);
  }
  expect(await response).toMatch(/^HTTP\/1.1 413 [^]*"field":"file"/);
  socket.destroy();
});

test('api/http-1: every other call keeps its limit of 1 MB', async () => {
  const response = await club.call('POST', '/api/requests', { as, body: bodyOf(sized(2_000_000)) });
  expect(response).toMatchObject({ status: 413, body: { field: 'body' } });
});

test('api/documents-12: a client that leaves in the middle leaves nothing behind', async () => {
  const before = await count(as);
  const incoming = () => readdirSync(join(club.filesFolder, 'incoming')).length;
  const { socket } = dial(as, 'content-length: 5000');
  socket.write('{"file":"data:application/pdf;base64,JVBERi0x');
  await expect.poll(incoming, { timeout: 10_000 }).toBe(1);
  socket.destroy();
  await expect.poll(incoming, { timeout: 10_000 }).toBe(0);
  expect(await count(as)).toBe(before);
});

test('api/documents-14: twenty large uploads at once are all stored', async () => {
  const before = await count(as);
  const body = bodyOf(sized(inject('isLong') ? DOCUMENT_SIZE_LIMIT : DOCUMENT_SIZE_LIMIT / 5));
  const responses = await Promise.all(Array.from({ length: 20 }, () => upload(body)));
  expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 201));
  expect(await count(as)).toBe(before + 20);
}, 120_000);

test('api/documents-14: a member with many unfinished uploads gets a 503, and blocks nobody else', async () => {
  // Ten more than may wait. Once those are refused, every place is taken.
  const takeAllPlaces = async (tokens: Tokens) => {
    const dials = Array.from({ length: 30 }, () => dial(tokens, 'content-length: 100'));
    let refused = 0;
    for (const { response } of dials) {
      void response.then((text) => (refused += text.startsWith('HTTP/1.1 503') ? 1 : 0));
    }
    await expect.poll(() => refused, { timeout: 10_000 }).toBe(10);
    return dials;
  };
  const open = await takeAllPlaces(as);
  const outcomeOf = async (body: string, tokens = as) => {
    const { status, body: envelope, headers } = await upload(body, tokens);
    return [status, envelope.field, headers['retry-after']];
  };
  const unavailable = [503, 'file', '5'];
  expect(await outcomeOf('{}')).toEqual(unavailable);
  expect(await outcomeOf(bodyOf(pdf()))).toEqual(unavailable);
  expect(await outcomeOf(bodyOf(pdf()), other)).toEqual([201, undefined, undefined]);
  const more = await takeAllPlaces(other);
  expect(await outcomeOf('{}', other)).toEqual(unavailable);
  for (const { socket } of [...open, ...more]) socket.destroy();
  await expect.poll(() => outcomeOf('{}'), { timeout: 10_000 }).toEqual([400, 'file', undefined]);
  expect((await upload(bodyOf(pdf()))).status).toBe(201);
});

test('api/documents-13: concurrent uploads, each with its key, do not deadlock', async () => {
  const responses = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      club.call('POST', path, {
        as,
        body: bodyOf(pdf()),
        headers: { 'idempotency-key': `at once ${index}` },
      }),
    ),
  );
  expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 201));
});

test('api/documents-13: a member has at most 100 documents, even with concurrent uploads', async () => {
  const ofOther = 'member_id = (select id from members where email = $1)';
  await club.testDatabase.run(`delete from documents where ${ofOther}`, [SECOND_MEMBER]);
  await club.testDatabase.run(
    `insert into documents select 'copy-' || n, (select id from members where email = $1), 'a', 'b', 1, 'pdf', now()
     from generate_series(1, 95) n`,
    [SECOND_MEMBER],
  );
  const responses = await Promise.all(
    Array.from({ length: 10 }, () => upload(bodyOf(pdf()), other)),
  );
  const refused = responses.filter(({ status }) => status !== 201);
  expect(refused).toHaveLength(5);
  for (const { status, body } of refused) {
    expect([status, body.field]).toEqual([400, 'file']);
    expect(body.message).toContain('100 documents');
  }
  const [row] = await club.testDatabase.run(
    `select count(*)::int from documents where ${ofOther}`,
    [SECOND_MEMBER],
  );
  expect(row).toEqual({ count: 100 });
  expect(await count(as)).toBeGreaterThan(20);
});
