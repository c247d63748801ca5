import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { everyFile, everyRow, type Written } from '../../testing/everythingWritten.ts';
import { startTestClub } from '../../testing/testClub.ts';
import { dataUrl, heic, pdf } from './fixtures/files.ts';

const path = '/api/profile/documents';

async function start() {
  const { club, stop } = await startTestClub({ LOG_LEVEL: 'trace' });
  onTestFinished(stop);
  return { club, as: await club.signIn() };
}

const license = 'MARKED-D1234567';
const passport = 'MARKED-X7654321';
const title = `Passport ${passport}.pdf`;
const description = `License number: ${license}\nPassport number: ${passport}\nNotes: again ${license}`;

test('FD16: planted numbers are in no log, column, file or letter in clear, whatever fails', async () => {
  const { club, as } = await start();
  const content = Buffer.concat([pdf(`${passport} ${license}`), Buffer.alloc(100_000, license)]);
  const file = dataUrl(content, 'application/pdf');
  const upload = (body: object | string, headers = {}) =>
    club.call('POST', path, { as, body, headers });
  const good = { file, title, description };

  const { body } = await upload(good, { 'idempotency-key': 'once' });
  expect(body.success).toBe(true);
  const { id } = body.data;
  await upload({ ...good, description: `${description}!` }, { 'idempotency-key': 'once' });
  await upload({ ...good, file: dataUrl(heic()), title: `${passport}.heic` });
  await club.call('GET', `${path}/${id}/preview`, { as });
  const signed = await club.call('GET', `${path}/${id}/preview`, {
    as,
    headers: { accept: 'application/json' },
  });
  await club.call('GET', signed.body.data.url);

  const refusals = [
    await upload(`{"file":"${file}","title":"${passport}","description":"${license}`),
    await upload(`${passport}{"file":"${file}"}`),
    await upload({ ...good, title: `${passport}\n${license}` }),
    await upload({ ...good, title: { [passport]: license } }),
    await upload({ ...good, description: license.repeat(1000) }),
    await upload({ ...good, file: `data:${passport};base64,AAAA` }),
    await upload({ ...good, file: `data:text/plain;base64,${passport}` }),
    await upload({ ...good, file: dataUrl(Buffer.from(passport)) }),
    await upload({ ...good, file: `${passport}.pdf` }),
    await club.call('GET', `${path}/${passport}/preview`, { as }),
  ];
  expect(refusals.map(({ status }) => status)).toEqual([
    ...Array.from({ length: 9 }, () => 400),
    404,
  ]);

  // A database that takes no row, a row that can't be opened, and a file that was altered.
  await club.testDatabase.run(
    'alter table documents add constraint broken check (size < 0) not valid',
  );
  const failed = await upload(good);
  await club.testDatabase.run('alter table documents drop constraint broken');
  writeFileSync(join(club.filesFolder, 'documents', id), content);
  const damaged = await club.call('GET', `${path}/${id}/preview`, { as });
  writeFileSync(join(club.filesFolder, 'documents', id), '');
  expect([failed.status, damaged.status]).toEqual([500, 500]);

  const answers = [...refusals.slice(0, 9), failed, damaged].map(({ text }) => text).join('\n');
  const list = await club.call('GET', path, { as });
  expect(list.text.replaceAll(title, '').replaceAll(`${passport}.heic`, '')).not.toContain(
    passport,
  );
  const places = {
    answers,
    // The address that a client makes up is its own.
    log: club.logged().replaceAll(`${path}/${passport}/preview`, ''),
    database: textOf(await everyRow(club.testDatabase.address)),
    files: textOf(everyFile(club.filesFolder)),
    letters: JSON.stringify(club.mailbox.messages()),
  };
  const marked = [license, passport, 'MARKED'].flatMap((text) => [text, ...inBase64(text)]);
  for (const [place, text] of Object.entries(places)) {
    expect([place, marked.filter((mark) => text.includes(mark))]).toEqual([place, []]);
    expect([place, text.length > 0]).toEqual([place, true]);
  }
});

const textOf = (written: readonly Written[]) =>
  written.map(({ where, text }) => `${where}\n${text}`).join('\n');

/** What a text becomes in Base64, at each of the three places where it can stand. */
const inBase64 = (text: string): readonly string[] =>
  [0, 1, 2].map((shift) =>
    Buffer.concat([Buffer.alloc(shift), Buffer.from(text)])
      .toString('base64')
      .slice(shift === 0 ? 0 : 4, -4),
  );

test('FD17: a file that can not be stored leaves no row, and a row that can not be kept no file', async () => {
  const { club, as } = await start();
  const body = { file: dataUrl(pdf()), title: 'A', description: '' };
  const folder = join(club.filesFolder, 'documents');
  writeFileSync(folder, 'a file where the folder should be');
  expect((await club.call('POST', path, { as, body })).status).toBe(500);
  expect(await club.testDatabase.run('select id from documents')).toEqual([]);
  rmSync(folder);

  await club.testDatabase.run(
    'alter table documents add constraint broken check (size < 0) not valid',
  );
  expect((await club.call('POST', path, { as, body })).status).toBe(500);
  expect(readdirSync(folder)).toEqual([]);
  await club.testDatabase.run('alter table documents drop constraint broken');
  expect(readdirSync(join(club.filesFolder, 'incoming'))).toEqual([]);
});

test('FD17: a file that can not be removed does not keep its document', async () => {
  const { club, as } = await start();
  const body = { file: dataUrl(pdf()), title: 'A', description: '' };
  const { id } = (await club.call('POST', path, { as, body })).body.data;
  rmSync(join(club.filesFolder, 'documents'), { recursive: true });
  writeFileSync(join(club.filesFolder, 'documents'), 'a file where the folder should be');
  expect((await club.call('DELETE', `${path}/${id}`, { as })).status).toBe(200);
  expect((await club.call('GET', path, { as })).body.data).toEqual([]);
  expect(club.logged()).toContain('the file of a document could not be removed');
});
