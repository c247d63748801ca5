import { mkdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { lastBackupAt } from '../../../http/audit/lastBackup.ts';
import { loadCardPublicKey } from '../../../platform/crypto/sealing/cardKey.ts';
import { after, HOUR } from '../../../platform/process/clock.ts';
import { newStorage } from '../../../testing/clubStorage.ts';
import { type DeskBrowser, startTestClub, type TestClub } from '../../../testing/testClub.ts';

let club: TestClub;
let other: TestClub;
let administrator: DeskBrowser;
const stops: (() => Promise<void>)[] = [];
beforeAll(async () => {
  const storage = await newStorage();
  const environment = { CLUB_PHONE: '+44 20 7946 0999' };
  for (const start of [1, 2]) {
    const started = await startTestClub(start === 1 ? {} : environment, { storage });
    if (start === 1) ({ club } = started);
    else other = started.club;
    stops.push(started.stop);
  }
  administrator = await club.signInStaff('administrator');
});
afterAll(async () => {
  for (const stop of stops.toReversed()) await stop();
});

const read = async (from = club) => (await from.desk.getSettings({}, { as: administrator })).data();
const change = async (body: object, from = club) => {
  const { version } = await read(from);
  return from.desk.changeSettings({ body: { version, ...body } }, { as: administrator });
};
const configurationOf = async (from: TestClub) => (await from.api.getConfiguration({})).data();

test('api/staff/settings-1: each setting has its source and its variable, and a variable locks it', async () => {
  const { settings } = await read(other);
  expect(settings).toMatchObject({
    clubName: { value: 'Parlour', source: 'default', variable: 'CLUB_NAME' },
    clubPhone: { value: '+44 20 7946 0999', source: 'environment', variable: 'CLUB_PHONE' },
    accent: { value: null, source: 'default', variable: null },
  });
  const refused = await change({ clubPhone: '+1 212 555 0148' }, other);
  expect(refused).toMatchObject({ status: 400, body: { field: 'clubPhone' } });
  expect(refused.body.message).toContain('CLUB_PHONE');
  expect((await configurationOf(other)).clubPhone).toBe('+44 20 7946 0999');
});

test('api/staff/settings-2: two servers follow a change, in what browsers are told and in emails', async () => {
  const changed = await change({
    clubName: 'The Reading Room',
    clubAddress: '2 Mill Lane\nBath',
    staffEmail: 'desk@reading.example',
    newsletterUrl: '',
    timeZone: 'Europe/London',
    currency: 'gbp',
    accent: '#0B6E4F',
  });
  expect(changed.data().settings).toMatchObject({
    clubName: { value: 'The Reading Room', source: 'club' },
    currency: { value: 'GBP', source: 'club' },
    accent: { value: '#0b6e4f', source: 'club' },
  });
  for (const server of [club, other]) {
    await expect
      .poll(async () => (await configurationOf(server)).clubName)
      .toBe('The Reading Room');
    expect(await configurationOf(server)).toMatchObject({
      clubAddress: '2 Mill Lane\nBath',
      staffEmail: 'desk@reading.example',
      newsletterUrl: null,
    });
  }
  expect((await club.desk.getMe({}, { as: administrator })).data()).toMatchObject({
    clubName: 'The Reading Room',
    clubTimeZone: 'Europe/London',
    clubCurrency: 'GBP',
  });
  expect(await change({ currency: 'pounds' })).toMatchObject({
    status: 400,
    body: { field: 'currency' },
  });
});

test('api/staff/settings-2, api/staff/settings-10, api/staff/settings-12: an administrator gets a test email in the name and the accent of the club', async () => {
  await change({
    clubName: 'The Reading Room',
    clubAddress: '2 Mill Lane\nBath',
    accent: '#0b6e4f',
  });
  await expect.poll(async () => (await configurationOf(other)).clubName).toBe('The Reading Room');
  await other.desk.sendTestEmail({}, { as: administrator });
  // Either server may deliver it.
  const sent = await Promise.race(
    [club, other].map(({ mailbox }) =>
      mailbox.next(({ subject }) => subject.startsWith('A test email')),
    ),
  );
  expect(sent).toMatchObject({ subject: 'A test email of The Reading Room' });
  expect(sent.html).toContain('#0b6e4f');
  expect(sent.text).toContain('2 Mill Lane');
});

test('api/staff/settings-2, api/staff/settings-4: a change of what was changed meanwhile is refused, and its names are in the audit trail', async () => {
  const { version } = await read();
  const body = (clubName: string) => ({ body: { version, clubName } });
  const both = await Promise.all([
    club.desk.changeSettings(body('One'), { as: administrator }),
    other.desk.changeSettings(body('Two'), { as: administrator }),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const refused = both.find(({ status }) => status === 409);
  expect(refused?.body).toMatchObject({ code: 'changed_meanwhile', field: 'version' });
  expect((await read()).version).toBe(version + 1);
  const [entry] = await club.testDatabase.run(
    `select action, actor, details from audit_entries where subject = 'settings:club' order by seq desc limit 1`,
  );
  expect(entry).toEqual({
    action: 'settings.changed',
    actor: `staff:${administrator.staffId}`,
    details: { fields: ['clubName'] },
  });
});

test('api/staff/settings-1: a setting returns to its default by null, and the same values change nothing', async () => {
  await change({ clubName: 'Another', membershipUrl: '' });
  const changed = (await change({ clubName: null, membershipUrl: null })).data();
  expect(changed.settings).toMatchObject({
    clubName: { value: 'Parlour', source: 'default' },
    membershipUrl: { value: 'https://club.example/membership', source: 'default' },
  });
  expect((await change({ clubName: null })).data().version).toBe(changed.version);
});

test('api/staff/settings-10, api/staff/settings-1: bad values are refused at their field', async () => {
  const bad: readonly (readonly [string, string])[] = [
    ['accent', 'red;}body{display:none'],
    ['accent', '#0b6e4f;}body{'],
    ['accent', 'url(https://evil.example/)'],
    ['clubName', ''],
    ['clubName', 'Two\nlines'],
    ['timeZone', 'Europe/Nowhere'],
    ['staffEmail', 'nobody'],
    ['clubPhone', 'call us'],
    ['newsletterUrl', 'javascript:alert(1)'],
    ['membershipUrl', 'club.example'],
  ];
  for (const [field, value] of bad) {
    expect([value, await change({ [field]: value })]).toMatchObject([
      value,
      { status: 400, body: { field } },
    ]);
  }
});

test('api/staff/settings-14: an editor, a manager and a concierge neither read nor change settings', async () => {
  for (const role of ['editor', 'manager', 'concierge'] as const) {
    const as = await club.signInStaff(role);
    const body = { version: 0, clubName: 'Mine' };
    const file = { file: 'data:image/png;base64,AAAA' };
    const attempts = [
      club.desk.getSettings({}, { as }),
      club.desk.changeSettings({ body }, { as }),
      club.desk.setLogo({ body: file }, { as }),
      club.desk.removeLogo({}, { as }),
      club.desk.setDarkLogo({ body: file }, { as }),
      club.desk.removeDarkLogo({}, { as }),
      club.desk.chooseFirstRun({ body: { choice: 'empty', confirmation: 'remove' } }, { as }),
      club.desk.checkOperation({}, { as }),
      club.desk.sendTestEmail({}, { as }),
    ];
    const statuses = (await Promise.all(attempts)).map(({ status }) => status);
    expect(statuses).toEqual(attempts.map(() => 403));
  }
});

test('api/staff/settings-11: each check says whether it works and what to do', async () => {
  const checks = (await club.desk.checkOperation({}, { as: administrator })).data();
  expect(checks.map(({ name, state, variable }) => [name, state, variable])).toEqual([
    ['mail', 'incomplete', 'SMTP_URL'],
    ['address', 'incomplete', 'PUBLIC_URL'],
    ['encryption', 'incomplete', 'PUBLIC_URL'],
    ['storage', 'works', 'FILES_URL'],
    ['database', 'works', 'DATABASE_URL'],
    ['card key', 'works', null],
    ['backup', 'incomplete', null],
    // As the machine has it.
    ['disk', expect.stringMatching(/^(?:works|attention|failed)$/), 'DATA_DIR'],
    ['clock', 'unknown', null],
  ]);
  for (const { message } of checks) expect(message).toMatch(/\.$/);
});

test('api/staff/settings-11: the desk tells of an untrusted certificate and of a private card key on the server', async () => {
  const storage = await newStorage();
  mkdirSync(storage.filesFolder, { recursive: true });
  loadCardPublicKey(storage.filesFolder);
  // Nobody listens there.
  const environment = { PUBLIC_URL: 'https://127.0.0.1:1' };
  const started = await startTestClub(environment, { storage });
  onTestFinished(started.stop);
  const as = await started.club.signInStaff('administrator');
  const checks = (await started.club.desk.checkOperation({}, { as })).data();
  const found = (name: string) => checks.find((check) => check.name === name);
  expect(found('encryption')).toMatchObject({ state: 'works' });
  expect(found('certificate')).toMatchObject({ state: 'failed', variable: 'PUBLIC_URL' });
  expect(found('card key')).toMatchObject({
    state: 'attention',
    message: expect.stringMatching(/^Move \S+\.private\.pem to/),
  });
});

test('api/backup-14: the desk says when the last backup was made, and warns after 26 hours', async () => {
  const record = async (hours: number) => {
    const at = after(club.now(), -hours * HOUR);
    await club.testDatabase.run(
      `insert into audit_entries (at, actor, action, subject, details)
       values ($1, 'operator:backup', 'backup.made', 'backup:command', '{}')`,
      [at],
    );
    expect(await lastBackupAt(club.database.queries)).toEqual(at);
    const checks = (await club.desk.checkOperation({}, { as: administrator })).data();
    return checks.find(({ name }) => name === 'backup');
  };
  expect(await record(27)).toMatchObject({ state: 'failed' });
  const { state, message } = (await record(25)) ?? {};
  expect(state).toBe('works');
  expect(message).toContain('2030-02-28 11:');
});

test('api/staff/settings-13: an editor sees how much the club has of each kind, without members of the sample', async () => {
  const as = await club.signInStaff('editor');
  const contents = (await club.desk.getClubContents({}, { as })).data();
  expect(contents.members).toBe(0);
  expect(contents.hasBegun).toBe(false);
  expect(contents.benefits).toBeGreaterThan(0);
  const concierge = await club.signInStaff('concierge');
  expect((await club.desk.getClubContents({}, { as: concierge })).status).toBe(403);
});
