import { cp, rename } from 'node:fs/promises';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod';
import { calls, documentSchema } from '@parlour/contract';
import type { ImportMapping } from '@parlour/contract/staff';
import { createSealedFiles } from './features/staff/imports/sealedFiles.ts';
import { openFileStore } from './platform/files/fileStore.ts';
import { giveUpLostKeys, resealAll, retireFormerKeys } from './platform/secret-keys/resealing.ts';
import { joinServers, readSecrets } from './platform/secret-keys/joinServers.ts';
import { announceKeys } from './platform/secret-keys/runningServers.ts';
import type { SealedStore } from './platform/secret-keys/sealedStore.ts';
import { createSecrets, secretKeyId } from './platform/crypto/secrets.ts';
import { systemRandom } from './platform/crypto/random.ts';
import { openDatabase } from './platform/postgres/database.ts';
import { systemClock } from './platform/process/clock.ts';
import { sealedStores } from './sealedStores.ts';
import { MEMBER } from './testing/constants.ts';
import { dataUrl, pdf } from './testing/documentFiles.ts';
import { sealUnnamed } from './testing/sealUnnamed.ts';
import { newStorage } from './testing/clubStorage.ts';
import { startTestClub, type TestClub, type Tokens } from './testing/testClub.ts';

const [former, next] = [
  'the former key of the tests, long enough',
  'the next key of the tests, long enough',
];
const [former1, step1, step2, end] = [
  [former],
  [former, next],
  [next, former],
  [next],
] as const satisfies readonly (readonly [string, ...string[]])[];

/** Creates a function that starts servers on one database, with the first key to seal and others to open. */
async function prepare() {
  const storage = await newStorage();
  const { drop } = storage.testDatabase;
  onTestFinished(drop);
  const start = async ([secretKey, ...otherSecretKeys]: readonly [string, ...string[]]) => {
    const testDatabase = { ...storage.testDatabase, drop: () => Promise.resolve() };
    const { club, stop } = await startTestClub(
      {},
      { storage: { ...storage, testDatabase, secretKey, otherSecretKeys } },
    );
    let isStopped = false;
    const stopOnce = async () => {
      if (!isStopped) await stop();
      isStopped = true;
    };
    onTestFinished(stopOnce);
    return { club, stop: stopOnce };
  };
  const storedIds = async () => {
    const rows = await storage.testDatabase.run('select id from secret_keys order by id');
    return rows.map(({ id }) => id);
  };
  const open = () => openDatabase(storage.testDatabase.connectionString, () => undefined);
  /** Announces keys as a server does before it joins. */
  const announce = async ([current, ...others]: readonly [string, ...string[]]) => {
    const client = new pg.Client({ connectionString: storage.testDatabase.connectionString });
    await client.connect();
    onTestFinished(() => client.end());
    await announceKeys(client, createSecrets({ current, others }, systemRandom));
  };
  return { start, storedIds, open, announce, run: storage.testDatabase.run };
}

const path = calls.listDocuments.path;
const addDocument = async (club: TestClub, as: Tokens, title: string) => {
  const body = { title, description: 'Passport number: X-1', file: dataUrl(pdf()) };
  const response = await club.call('POST', path, { as, body });
  expect(response.status).toBe(201);
  return documentSchema.parse(response.body.data).id;
};
const titles = async (club: TestClub, as: Tokens) =>
  (await club.api.listDocuments({}, { as }))
    .data()
    .map(({ title }) => title)
    .toSorted();
const secretsOf = ([current, ...others]: readonly [string, ...string[]], club: TestClub) =>
  readSecrets(club.database.queries, { current, others }, systemRandom);

test('api/platform/secret-keys-2, api/platform/secret-keys-6, api/platform/secret-keys-7: servers of both steps continue what the other began', async () => {
  const { start, storedIds, run } = await prepare();
  const { club: one } = await start(step1);
  const as = await one.signIn();
  const { club: two } = await start(step2);
  expect(await storedIds()).toEqual([former, next].map(secretKeyId).toSorted());

  const first = await addDocument(one, as, 'By one');
  await addDocument(two, as, 'By two');
  for (const club of [one, two]) expect(await titles(club, as)).toEqual(['By one', 'By two']);
  const signed = await two.call('GET', `${path}/${first}/preview`, {
    as,
    headers: { accept: 'application/json' },
  });
  expect(
    (await one.call('GET', z.object({ url: z.string() }).parse(signed.body.data).url)).text,
  ).toBe(pdf().toString());

  two.passTime(151_000);
  one.passTime(120_000);
  const nextCode = () => Promise.race([one, two].map(({ mailbox }) => mailbox.nextCode(MEMBER)));
  expect((await two.api.requestCode({ body: { email: MEMBER } })).status).toBe(200);
  const code = await nextCode();
  const { token, user } = (await one.api.verifyCode({ body: { email: MEMBER, code } })).data();
  const asTwo = { token, crmToken: user.crmToken };
  expect((await two.api.getProfile({}, { as: asTwo })).status).toBe(200);
  const tooSoon = await one.call('POST', '/api/simple-auth/request-otp', {
    body: { email: MEMBER },
  });
  expect(tooSoon.status).toBe(429);

  const body = { requestType: 'Other', subject: 'Once', otherDescription: 'A tuner' };
  const headers = { 'idempotency-key': 'the same' };
  const responses = await Promise.all(
    [one, two, one, two].map((club) => club.call('POST', '/api/requests', { as, body, headers })),
  );
  expect(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(await run('select id from requests')).toHaveLength(1);
});

test('api/platform/secret-keys-3, api/platform/secret-keys-4: a server whose key does not go with the others refuses to start, and changes nothing', async () => {
  const { start, storedIds } = await prepare();
  const { club, stop } = await start(former1);
  await expect(start(end)).rejects.toThrow(
    `SECRET_KEY: the database holds what another key sealed (${secretKeyId(former)}); give the former key as SECRET_KEY, or as SECRET_KEY_PREVIOUS`,
  );
  await expect(start(step2)).rejects.toThrow(
    'SECRET_KEY: a running server cannot open what this key seals; first restart every server with it as SECRET_KEY_NEXT',
  );
  expect(await storedIds()).toEqual([secretKeyId(former)]);
  expect((await club.call('GET', '/api/ready')).status).toBe(200);
  await stop();
  await start(step2);
  await expect(start(former1)).rejects.toThrow('holds what another key sealed');
});

test('api/platform/secret-keys-8, api/platform/secret-keys-9: everything is sealed again while servers run, and then the former key is not needed', async () => {
  const { start, storedIds, run } = await prepare();
  const { club: one, stop: stopOne } = await start(step1);
  const as = await one.signIn();
  const ids: string[] = [];
  for (const title of ['A', 'B', 'C']) ids.push(await addDocument(one, as, title));
  const manager = await one.signInStaff('manager');
  const file = `data:text/csv;base64,${Buffer.from('Code,Name\n1,A\n').toString('base64')}`;
  const waiting = await one.desk.uploadImport({ body: { file, name: 'a.csv' } }, { as: manager });
  const exported = (await one.desk.startExport({}, { as: manager })).data();
  const made = async () => (await one.desk.listExports({}, { as: manager })).data()[0]?.status;
  await expect.poll(made, { timeout: 10_000 }).toBe('ready');
  one.mailbox.failWith(new Error('down'));
  const body = { requestType: 'Other', subject: 'Waits', otherDescription: 'A tuner' };
  const headers = { 'idempotency-key': 'before' };
  const before = await one.call('POST', '/api/requests', { as, body, headers });
  const { club: two } = await start(step2);
  two.mailbox.failWith(new Error('down'));
  const secrets = await secretsOf(step2, two);

  let replaced = 0;
  const failing = sealedStores.map((store): SealedStore => ({
    ...store,
    replace: (...row) => {
      replaced += 1;
      if (replaced > 2) throw new Error('interrupted');
      return store.replace(...row);
    },
  }));
  await expect(resealAll(two.database, secrets, failing)).rejects.toThrow('interrupted');
  const writing = addDocument(one, as, 'Meanwhile');
  const results = await resealAll(two.database, secrets, sealedStores);
  expect(results.map(({ store }) => store)).toEqual([
    'documents',
    'request files',
    'import files',
    'export files',
    'emails',
    'keys of hashes',
    'authenticator apps',
    'webhooks',
  ]);
  expect(results.every(({ unopened }) => unopened === 0)).toBe(true);
  await writing;
  expect(await retireFormerKeys(two.database, secrets, sealedStores)).toBe(false);
  expect(await storedIds()).toHaveLength(2);

  const preview = await two.call('GET', `${path}/${ids[0]}/preview`, { as });
  expect(preview.text).toBe(pdf().toString());
  await addDocument(one, as, 'Last');
  // A test club that stops removes its files, which the others share.
  const copy = `${one.filesFolder}-copy`;
  await cp(one.filesFolder, copy, { recursive: true });
  await stopOne();
  await rename(copy, one.filesFolder);
  expect(await retireFormerKeys(two.database, secrets, sealedStores)).toBe(true);
  expect(await storedIds()).toEqual([secretKeyId(next)]);
  const { club: three } = await start(end);
  expect(await titles(two, as)).toEqual(['A', 'B', 'C', 'Last', 'Meanwhile']);
  const asAfter = await signInAgain(two, three);
  expect(await titles(three, asAfter)).toEqual(['A', 'B', 'C', 'Last', 'Meanwhile']);
  const again = await three.call('POST', '/api/requests', { as: asAfter, body, headers });
  expect(again.text).toBe(before.text);
  const sealed = await run(
    `select sealed_words as text from documents union all select sealed_key from documents
     union all select sealed_key from imports union all select sealed_key from club_exports
     union all select data ->> 'payload' from pgboss.job union all select sealed_key from hash_keys`,
  );
  for (const { text } of sealed) expect(kidOf(String(text))).toBe(secretKeyId(next));
  await openFiles(three, waiting.data().id, exported.id);
});

/** Plans an import, and reads an export, that servers with another key sealed. */
async function openFiles(club: TestClub, importId: string, exportId: string): Promise<void> {
  const as = await club.signInStaff('manager');
  const params = { id: importId };
  const mapping: ImportMapping = {
    kind: 'vendor',
    columns: { Code: 'externalId', Name: 'name' },
    fixedValues: { type: 'Hotels', description: 'x' },
  };
  await club.desk.planImport(
    { params, body: { mapping, saveAs: null, hidesMissing: false } },
    { as },
  );
  const read = async () => (await club.desk.getImport({ params }, { as })).data().plan?.counts;
  await expect.poll(read, { timeout: 30_000 }).toMatchObject([{ kind: 'vendor', created: 1 }]);
  const [row] = await club.testDatabase.run(
    'select sealed_key as "sealedKey", size from club_exports where id = $1',
    [exportId],
  );
  const store = await openFileStore(undefined, club.filesFolder);
  const secrets = await secretsOf(end, club);
  const files = createSealedFiles({ secrets, random: systemRandom }, store, '/nowhere');
  const sealedKey = String(row?.['sealedKey']);
  const stream = await files.open({
    name: `exports/${exportId}`,
    sealedKey,
    size: Number(row?.['size']),
  });
  let start = '';
  for await (const chunk of stream) start ||= Buffer.from(chunk).toString('latin1', 0, 2);
  expect(start).toBe('PK');
}

async function signInAgain(two: TestClub, three: TestClub): Promise<Tokens> {
  three.passTime(3_600_000);
  for (const { mailbox } of [two, three]) mailbox.failWith(undefined);
  await three.api.requestCode({ body: { email: MEMBER } });
  const code = await Promise.race([two, three].map(({ mailbox }) => mailbox.nextCode(MEMBER)));
  const { token, user } = (await three.api.verifyCode({ body: { email: MEMBER, code } })).data();
  return { token, crmToken: user.crmToken };
}

const kidOf = (sealed: string): unknown =>
  JSON.parse(Buffer.from(sealed.split('.')[0] ?? '', 'base64url').toString()).kid;

test('api/platform/secret-keys-5: a database from before keys were named gets the key that opens what it holds', async () => {
  const { start, storedIds, run, open } = await prepare();
  const { club, stop } = await start(former1);
  const as = await club.signIn();
  await addDocument(club, as, 'From before');
  const body = { requestType: 'Other', subject: 'Once', otherDescription: 'A tuner' };
  const headers = { 'idempotency-key': 'from before' };
  const before = await club.call('POST', '/api/requests', { as, body, headers });
  await stop();
  const secrets = createSecrets(former, systemRandom);
  for (const { id, sealed_words: words, sealed_key: key } of await run('select * from documents')) {
    await run('update documents set sealed_words = $1, sealed_key = $2 where id = $3', [
      sealUnnamed(former, 'document words', secrets.open('document words', String(words))),
      sealUnnamed(former, 'document key', secrets.open('document key', String(key))),
      id,
    ]);
  }
  for (const table of ['secret_keys', 'hash_keys', 'pgboss.job']) await run(`delete from ${table}`);

  await expect(start(end)).rejects.toThrow(
    'SECRET_KEY: it opens nothing of what the database holds',
  );
  expect(await storedIds()).toEqual([]);
  const { club: after } = await start(step2);
  expect(await storedIds()).toEqual([former, next].map(secretKeyId).toSorted());
  expect(await titles(after, as)).toEqual(['From before']);
  const again = await after.call('POST', '/api/requests', { as, body, headers });
  expect(again.text).toBe(before.text);
  const database = open();
  await resealAll(database, await secretsOf(step2, after), sealedStores);
  await database.close();
  for (const { sealed_words: words } of await run('select sealed_words from documents')) {
    expect(kidOf(String(words))).toBe(secretKeyId(next));
  }
});

test('api/platform/secret-keys-10, api/documents-24: where a key is lost, servers start without it once it is given up', async () => {
  const { start, storedIds, open } = await prepare();
  const { club, stop } = await start(former1);
  const as = await club.signIn();
  const lostId = await addDocument(club, as, 'Lost');
  const lost = { current: next, others: [] };
  const secrets = createSecrets(lost, systemRandom);
  const database = open();
  const giveUp = () =>
    database.transaction((transaction) =>
      giveUpLostKeys(transaction, secrets, lost, systemClock.now()),
    );
  await expect(giveUp()).rejects.toThrow('a running server has the key');
  await stop();
  await expect(start(end)).rejects.toThrow('holds what another key sealed');
  await giveUp();
  await database.close();
  expect(await storedIds()).toEqual([secretKeyId(next)]);
  const { club: after } = await start(end);
  const asAfter = await after.signIn();
  const [documents] = await resealAll(after.database, await secretsOf(end, after), sealedStores);
  expect(documents).toEqual({ store: 'documents', resealed: 0, unopened: 1 });

  await addDocument(after, asAfter, 'New');
  expect(await titles(after, asAfter)).toEqual(['Document that can no longer be opened', 'New']);
  const preview = await after.call('GET', `${path}/${lostId}/preview`, { as: asAfter });
  expect(preview.status).toBe(404);
  expect((await after.call('DELETE', `${path}/${lostId}`, { as: asAfter })).status).toBe(200);
  expect(await titles(after, asAfter)).toEqual(['New']);
});

test('api/platform/secret-keys-11: servers that are refused keep no other from starting, and no command from its work', async () => {
  const { start, storedIds, open, announce } = await prepare();
  await announce(end);
  const { stop } = await start(step1);
  await start(step2);
  await announce(former1);
  await announce(['a third key of the tests, long enough', former, next]);
  const { club } = await start(step2);
  await stop();
  const secrets = await secretsOf(step2, club);
  expect(await retireFormerKeys(club.database, secrets, sealedStores)).toBe(true);
  expect(await storedIds()).toEqual([secretKeyId(next)]);
  const database = open();
  const current = createSecrets(next, systemRandom);
  await database.transaction((transaction) =>
    giveUpLostKeys(transaction, current, { current: next, others: [] }, systemClock.now()),
  );
  await database.close();
});

test('api/platform/secret-keys-11: of two first servers with different keys, exactly one joins', async () => {
  const { storedIds, open, announce } = await prepare();
  for (const keys of [former1, end]) await announce(keys);
  const database = open();
  onTestFinished(() => database.close());
  const joining = { database, stores: sealedStores, clock: systemClock, random: systemRandom };
  const joins = await Promise.allSettled(
    [former, next].map((current) => joinServers({ current, others: [] }, joining)),
  );
  expect(joins.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await storedIds()).toHaveLength(1);
});

test('api/platform/secret-keys-9: a server that was cut off while its key was forgotten records it again', async () => {
  const { start, storedIds, run } = await prepare();
  const { club: one } = await start(step1);
  const as = await one.signIn();
  const { club: two } = await start(step2);
  const cutOff = () =>
    run(`select pg_terminate_backend(pid) from pg_stat_activity
         where application_name = 'parlour listener' and datname = current_database()`);
  expect(await cutOff()).toHaveLength(2);
  const secrets = await secretsOf(step2, two);
  // The connections are back after a second, and the server ends them a moment after it was told to.
  const retire = () => retireFormerKeys(two.database, secrets, sealedStores);
  await expect.poll(retire).toBe(true);
  await expect.poll(storedIds).toEqual([former, next].map(secretKeyId).toSorted());
  await addDocument(one, as, 'By the former key');
  await expect(start(end)).rejects.toThrow('holds what another key sealed');
});
