import { execFile } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { hashEmail } from '../features/sign-in/emailHash.ts';
import { HOUR } from '../platform/process/clock.ts';
import { systemRandom } from '../platform/crypto/random.ts';
import { associatedDataOf } from '../features/payment-methods/service.ts';
import { loadCardPublicKey, listPrivateKeyFiles } from '../platform/crypto/sealing/cardKey.ts';
import { seal } from '../platform/crypto/sealing/sealedBox.ts';
import { createSecrets } from '../platform/crypto/secrets.ts';
import { announceKeys } from '../platform/secret-keys/runningServers.ts';
import { bundledProgram, programEnvironment } from '../testing/wholeServer.ts';
import { MEMBER, SECOND_MEMBER } from '../testing/constants.ts';
import { runCommand } from '../testing/runCommand.ts';
import { createTestDatabase } from '../testing/testDatabase.ts';
import { messageTo, startMail } from '../testing/testMail.ts';
import { RefusedError } from '../platform/mail/transport.ts';

const secretKey = 'a secret key of the tests, long enough';

async function prepare() {
  const database = await createTestDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'parlour-commands-'));
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, 'secret-key'), secretKey);
  onTestFinished(async () => {
    await database.drop();
    rmSync(folder, { recursive: true });
  });
  const environment = { DATA_DIR: folder, DATABASE_URL: database.connectionString };
  const run = (command: string, ...args: string[]) =>
    runCommand(join(import.meta.dirname, command), args, environment);
  /** Returns the audit entries of all commands so far, in order. */
  const readEntries = async () => {
    const rows = await database.run('select * from audit_entries order by seq');
    expect(JSON.stringify(rows)).not.toMatch(/club\.example|Rosa|1978/);
    expect(rows.every((row) => row['request_id'] === null)).toBe(true);
    return rows.map(({ actor, action, subject, details }) => [actor, action, subject, details]);
  };
  const memberSubject = async (email: string) => {
    const [member] = await database.run('select id from members where email = $1', [email]);
    return `member:${String(member?.['id'])}`;
  };
  return { database, folder, environment, run, readEntries, memberSubject };
}

test('api/http/audit-4, api/http/audit-12: a command is a program with its result on the standard output and its log beside it', async () => {
  const { environment } = await prepare();
  const start = async (email: string) =>
    promisify(execFile)(
      process.execPath,
      [await bundledProgram('commands/end-sessions.ts'), email],
      { env: { ...programEnvironment, ...environment } },
    );
  const { stdout, stderr } = await start(MEMBER);
  expect(stdout).toBe(`ended the sessions of ${MEMBER}: 0\n`);
  expect(stderr).toContain('"event":"command.performed","actor":"operator:end-sessions"');
  await expect(start('nobody@club.example')).rejects.toMatchObject({ code: 1, stdout: '' });
});

test('api/sign-in-7, api/http/audit-4: staff enable the sign-in of an email again', async () => {
  const { database, run, readEntries, memberSubject } = await prepare();
  const hash = hashEmail(createSecrets(secretKey, systemRandom), MEMBER);
  await database.run(
    `insert into sign_in_addresses (address_hash, codes_sent_at, failed_at, failures_in_a_row)
     values ($1, '{}', '{}', 100)`,
    [hash],
  );
  const { stdout } = await run('enable-sign-in.ts', MEMBER.toUpperCase());
  expect(stdout).toBe(`sign-in is enabled for ${MEMBER.toUpperCase()}\n`);
  const [row] = await database.run('select failures_in_a_row from sign_in_addresses');
  expect(row).toEqual({ failures_in_a_row: 0 });
  const failed = run('enable-sign-in.ts');
  await expect(failed).rejects.toThrow('write parlour enable-sign-in EMAIL');
  await expect(failed).rejects.toThrow(
    '"event":"command.failed","actor":"operator:enable-sign-in"',
  );
  expect(await readEntries()).toEqual([
    ['operator:enable-sign-in', 'sign-in.enabled', await memberSubject(MEMBER), {}],
  ]);
});

test('api/sessions-6, api/sign-in-18, api/http/audit-4: staff end the sessions of a member, and forget the browsers', async () => {
  const { database, run, readEntries, memberSubject } = await prepare();
  await database.run(
    `insert into sessions (id, principal_id, crm_token_hash, created_at, last_seen_at, expires_at)
     select 's', id, 'hash', now(), now(), now() from members where email = $1`,
    [MEMBER],
  );
  await database.run(
    `insert into sign_in_marks select email, 'member:' || id, '{}', '{}', 0, now() from members`,
  );
  const { stdout } = await run('end-sessions.ts', MEMBER);
  expect(stdout).toBe(`ended the sessions of ${MEMBER}: 1\n`);
  const marks = await database.run('select mark_hash as email from sign_in_marks');
  expect(marks.map(({ email }) => email)).not.toContain(MEMBER);
  expect(marks.length).toBeGreaterThan(0);
  await expect(run('end-sessions.ts', 'nobody@club.example')).rejects.toThrow('no member has');
  expect(await readEntries()).toEqual([
    ['operator:end-sessions', 'sessions.ended', await memberSubject(MEMBER), {}],
  ]);
});

test('api/members-2, api/http/audit-4: staff replace the ref of a member', async () => {
  const { database, run, readEntries, memberSubject } = await prepare();
  const readRef = async () =>
    (await database.run('select ref from members where email = $1', [MEMBER]))[0]?.['ref'];
  const former = await readRef();
  const { stdout } = await run('replace-ref.ts', MEMBER);
  expect(stdout).toBe(`the links that ${MEMBER} shared before stopped working\n`);
  expect(await readRef()).not.toBe(former);
  await expect(run('replace-ref.ts', 'nobody@club.example')).rejects.toThrow('no member has');
  expect(await readEntries()).toEqual([
    ['operator:replace-ref', 'member.ref-replaced', await memberSubject(MEMBER), {}],
  ]);
});

test('api/members-3, api/members-5, api/http/audit-4: staff add a member, deactivate them, and take that back', async () => {
  const { run, readEntries, memberSubject } = await prepare();
  const ada = 'ada@club.example';
  const added = await run('add-member.ts', ada, 'Ada', 'Byron', '--member-since', '2001-02-03');
  expect(added.stdout).toMatch(/^added ada@club\.example with the id [0-9a-f]{32}\n$/);
  await expect(run('add-member.ts', ada.toUpperCase(), 'Ada', 'Byron')).rejects.toThrow(
    'parlour: Another member has this email address',
  );
  await expect(run('add-member.ts', ada)).rejects.toThrow(
    'write parlour add-member EMAIL FIRST_NAME',
  );
  for (const wrong of [
    ['nobody', 'A', 'B'],
    ['a@club.example', 'A', 'B', '--member-since', 'yesterday'],
    ['a@club.example', 'A', 'B', '--date-of-birth', '1899-12-31'],
    ['a@club.example', 'A', 'B', '--instance-url', 'crm'],
  ]) {
    await expect(run('add-member.ts', ...wrong)).rejects.toThrow(/^parlour: [^\n{[]+\n\{"level/);
  }
  expect((await run('deactivate-member.ts', ada)).stdout).toBe(
    `deactivated ${ada} and ended the sessions: 0\n`,
  );
  expect((await run('deactivate-member.ts', ada, '--undo')).stdout).toBe(
    `${ada} is an active member again\n`,
  );
  const subject = await memberSubject(ada);
  const deactivate = 'operator:deactivate-member';
  expect(await readEntries()).toEqual([
    ['operator:add-member', 'member.added', subject, {}],
    [deactivate, 'member.deactivated', subject, {}],
    [deactivate, 'sessions.ended', subject, {}],
    [deactivate, 'member.reactivated', subject, {}],
  ]);
});

test('api/payment-methods-12, api/http/audit-4, api/http/audit-12: staff list a member’s cards, and open one with the private key’s file', async () => {
  const { database, folder, run, readEntries, memberSubject } = await prepare();
  const [member] = await database.run('select id from members where email = $1', [MEMBER]);
  const sealed = await seal(
    loadCardPublicKey(folder),
    '4242424242424242',
    associatedDataOf(String(member?.['id']), 'card-1'),
  );
  await database.run(
    `insert into payment_methods (id, member_id, sealed_number, last_four, brand, expiry_month,
       expiry_year, cardholder_name, description, is_preferred, street, city, state, postal_code, created_at)
     values ('card-1', $1, $2, '4242', 'Visa', 5, 2032, 'Rosalind Ashe', 'Travel', true,
       '1 Garden Row', 'Brooklyn', 'NY', '11201', now())`,
    [member?.['id'], sealed],
  );
  expect((await run('list-cards.ts', MEMBER)).stdout).toBe(
    'card-1  Visa •••• 4242, Travel, preferred\n',
  );
  expect((await run('list-cards.ts', SECOND_MEMBER)).stdout).toBe('');

  const keyFile = join(folder, 'kept-in-the-safe.pem');
  renameSync(listPrivateKeyFiles(folder)[0] ?? '', keyFile);
  const opened = await run('open-card.ts', keyFile, 'card-1');
  expect(opened.stdout).toBe(
    '4242424242424242\nVisa, expires 05/32\nRosalind Ashe\n1 Garden Row, Brooklyn, NY 11201\n',
  );
  expect(JSON.parse(opened.stderr)).toEqual({
    level: 30,
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    event: 'command.performed',
    actor: 'operator:open-card',
    entries: [{ action: 'card.opened', subject: 'payment-method:card-1' }],
    msg: 'security event',
  });

  await database.run(
    `update payment_methods set description = e'\\u001b[2Jgone', cardholder_name = e'\\u009b2J\\u202ereversed'`,
  );
  expect((await run('list-cards.ts', MEMBER)).stdout).toContain('�[2Jgone');
  expect((await run('open-card.ts', keyFile, 'card-1')).stdout).toContain('\n�2J�reversed\n');
  const failed = run('open-card.ts', keyFile, 'card-2');
  await expect(failed).rejects.toThrow('no card has the id');
  await expect(failed).rejects.toThrow('"event":"command.failed","actor":"operator:open-card"');
  await expect(run('open-card.ts', keyFile)).rejects.toThrow('write parlour open-card KEY_FILE');
  const publicFile = join(folder, 'card-key.public.pem');
  await expect(run('open-card.ts', publicFile, 'card-1')).rejects.toThrow('does not hold');
  const listed = ['operator:list-cards', 'cards.listed'];
  const openedEntry = ['operator:open-card', 'card.opened', 'payment-method:card-1', {}];
  expect(await readEntries()).toEqual([
    [...listed, await memberSubject(MEMBER), {}],
    [...listed, await memberSubject(SECOND_MEMBER), {}],
    openedEntry,
    [...listed, await memberSubject(MEMBER), {}],
    openedEntry,
  ]);
});

test('api/change-requests-5, api/http/audit-4: staff change what identifies a member, and another email ends their sessions', async () => {
  const { database, run, readEntries, memberSubject } = await prepare();
  await database.run(
    `insert into sessions (id, principal_id, crm_token_hash, created_at, last_seen_at, expires_at)
     select 's', id, 'hash', now(), now(), now() from members where email = $1`,
    [MEMBER],
  );
  const row = async () =>
    (
      await database.run(
        `select m.first_name, m.date_of_birth::text, m.email, s.revoked_at is null as is_live
         from sessions s join members m on m.id = s.principal_id`,
      )
    )[0];
  await run('change-member.ts', MEMBER, 'dateOfBirth', '1978-03-01');
  await run('change-member.ts', MEMBER, 'firstName', 'Rosa');
  expect(await row()).toEqual({
    first_name: 'Rosa',
    date_of_birth: '1978-03-01',
    email: MEMBER,
    is_live: true,
  });
  for (const [wrong, reason] of [
    [[MEMBER, 'email', 'nobody'], 'can not be the email'],
    [[MEMBER, 'email', SECOND_MEMBER.toUpperCase()], 'Another member has'],
    [[MEMBER, 'crmId', '1'], 'name one of these fields'],
    [['nobody@club.example', 'firstName', 'A'], 'no member has'],
  ] as const) {
    await expect(run('change-member.ts', ...wrong)).rejects.toThrow(reason);
  }
  await database.run('update members set is_active = false where email = $1', [SECOND_MEMBER]);
  await expect(run('change-member.ts', MEMBER, 'email', SECOND_MEMBER)).rejects.toThrow(
    'A former member has',
  );
  const { stdout } = await run('change-member.ts', MEMBER, 'email', 'rosa@club.example');
  expect(stdout).toBe(
    `changed the email of ${MEMBER} to rosa@club.example\nended the sessions of ${MEMBER}: 1\n`,
  );
  expect(await row()).toMatchObject({ email: 'rosa@club.example', is_live: false });
  const subject = await memberSubject('rosa@club.example');
  const changed = ['operator:change-member', 'member.changed', subject];
  expect(await readEntries()).toEqual([
    [...changed, { fields: ['dateOfBirth'] }],
    [...changed, { fields: ['firstName'] }],
    [...changed, { fields: ['email'] }],
    ['operator:change-member', 'sessions.ended', subject, {}],
  ]);
});

test('api/documents-19, api/http/audit-4: staff find files without a document and documents without a file, and remove the former', async () => {
  const { database, folder, run, readEntries } = await prepare();
  const files = join(folder, 'files/documents');
  mkdirSync(files, { recursive: true });
  for (const name of ['known', 'lost', 'fresh']) writeFileSync(join(files, name), 'sealed');
  const longAgo = new Date(Date.now() - 2 * HOUR);
  for (const name of ['known', 'lost']) utimesSync(join(files, name), longAgo, longAgo);
  await database.run(
    `insert into documents select name, (select min(id) from members), 'a', 'b', 1, 'pdf', now()
     from unnest(array['known', 'empty']) name`,
  );
  const found = await run('check-documents.ts');
  const end =
    'the document empty has no file\nfiles without a document: 1, documents without a file: 1\n';
  expect(found.stdout).toBe(`no document has the file documents/lost\n${end}`);
  expect(readdirSync(files).toSorted()).toEqual(['fresh', 'known', 'lost']);
  const removed = await run('check-documents.ts', '--remove');
  expect(removed.stdout).toBe(`removed the file documents/lost\n${end}`);
  expect(readdirSync(files).toSorted()).toEqual(['fresh', 'known']);
  await expect(run('check-documents.ts', '--delete')).rejects.toThrow("unknown option '--delete'");
  const checked = ['operator:check-documents', 'documents.checked', 'documents:all', {}];
  expect(await readEntries()).toEqual([
    checked,
    checked,
    ['operator:check-documents', 'document.file-removed', 'file:documents/lost', {}],
  ]);
});

test('api/emails-13, api/http/audit-4: staff list the emails that were given up, and send them again', async () => {
  const { database, run, readEntries } = await prepare();
  const failures = new Map([['gone@mail.example', new RefusedError(550, new Error('550 gone'))]]);
  const { put, mailbox, undelivered } = await startMail(
    (inbox) => ({
      deliver(id, message, signal) {
        const failure = failures.get(message.to.address);
        return failure ? Promise.reject(failure) : inbox.deliver(id, message, signal);
      },
    }),
    { testDatabase: database },
  );
  for (const subject of ['One', 'Two\u001b[2J']) await put(messageTo('gone@mail.example', subject));
  await expect.poll(undelivered).toHaveLength(2);
  const [one, two] = await undelivered();
  const lines = (await run('undelivered-emails.ts')).stdout.split('\n');
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatch(/^[\w-]{36} {2}\S+Z {2}gone@mail.example, refused with 550: One$/);
  expect(lines[1]).toContain('Two�[2J');
  await expect(run('undelivered-emails.ts', 'send')).rejects.toThrow(
    'write parlour undelivered-emails [send',
  );
  failures.clear();
  const resent = await run('undelivered-emails.ts', 'send', one?.id ?? '');
  expect(resent.stdout).toBe('emails sent again: 1\n');
  await mailbox.next(({ subject }) => subject === 'One');
  expect((await run('undelivered-emails.ts', 'send', 'all')).stdout).toBe('emails sent again: 1\n');
  await mailbox.next(({ subject }) => subject.startsWith('Two'));
  expect((await run('undelivered-emails.ts')).stdout).toBe('');
  const listed = ['operator:undelivered-emails', 'emails.listed', 'emails:all', {}];
  const sent = ['operator:undelivered-emails', 'email.sent-again'];
  expect(await readEntries()).toEqual([
    listed,
    [...sent, `email:${one?.id}`, {}],
    [...sent, `email:${two?.id}`, {}],
    listed,
  ]);
});

test('api/http/audit-15: the entry of a command is chained with what it did', async () => {
  const { database, run } = await prepare();
  await run('end-sessions.ts', MEMBER);
  await run('end-sessions.ts', MEMBER);
  expect(await database.run('select seq from audit_unchained')).toEqual([]);
  const { stdout } = await run('check-audit.ts');
  expect(stdout).toContain('the chain of 2 entries holds');
});

test('api/platform/secret-keys-10, api/http/audit-4, api/http/audit-12: giving up a key that a running server has fails, and leaves no audit entry', async () => {
  const { database, run, readEntries } = await prepare();
  const lost = createSecrets('a lost key of the tests, long enough', systemRandom);
  await database.run('insert into secret_keys (id, added_at) values ($1, now())', [lost.keyId]);
  const server = new pg.Client({ connectionString: database.connectionString });
  await server.connect();
  await announceKeys(server, lost);
  const refused = run('reseal.ts', 'give-up');
  await expect(refused).rejects.toThrow('a running server has the key that is to be given up');
  await expect(refused).rejects.toThrow('"event":"command.failed","actor":"operator:reseal"');
  expect(await readEntries()).toEqual([]);
  await server.end();
  await run('reseal.ts', 'give-up');
  const { keyId } = createSecrets(secretKey, systemRandom);
  expect(await readEntries()).toEqual([
    ['operator:reseal', 'secret-key.given-up', `secret-key:${keyId}`, {}],
  ]);
});
