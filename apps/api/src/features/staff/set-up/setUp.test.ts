import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { TOTP } from 'otpauth';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { systemRandom } from '../../../platform/crypto/random.ts';
import { DAY, HOUR, MINUTE } from '../../../platform/process/clock.ts';
import { cookieOf } from '../../../testing/deskBrowser.ts';
import { createPasskeyDevice } from '../../../testing/passkeyDevice.ts';
import { DESK_URL, joinWithPasskey, tokenOf } from '../../../testing/staffSetUp.ts';
import { startTestClub, type TestClub } from '../../../testing/testClub.ts';
import { provideFirstLink } from './firstAdministrator.ts';
import { inviteAdministrator } from './inviteAdministrator.ts';

let club: TestClub;
beforeEach(async () => {
  const started = await startTestClub();
  ({ club } = started);
  onTestFinished(started.stop);
  mkdirSync(club.filesFolder, { recursive: true });
});

const person = { email: 'ada@club.example', firstName: 'Ada', lastName: 'Brook' };
const dependencies = () => ({
  clock: { now: club.now },
  random: systemRandom,
  deskUrl: DESK_URL,
});
const startServer = () => provideFirstLink(club.database, dependencies(), club.filesFolder);
const statusOf = async (token: string) =>
  (await club.desk.openInvitation({ body: { token } })).status;
const startClaim = async (token: string) => {
  const device = createPasskeyDevice(DESK_URL);
  const started = await club.desk.startSetUp({ body: { token, person } });
  const passkey = device.create(started.data().passkey);
  return () => club.desk.claimInvitation({ body: { token, person, passkey } });
};
const claimWithPasskey = async (token: string) => (await startClaim(token))();

test('api/staff/set-up-1: each start makes a link for a day, in a file of the server’s user alone', async () => {
  const link = await startServer();
  const file = join(club.filesFolder, 'first-administrator');
  expect(readFileSync(file, 'utf8')).toBe(`${link}\n`);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(link).toMatch(/^http:\/\/localhost:3000\/desk\/setup#[\w-]{22}$/);
  const token = tokenOf(link);
  const rows = await club.testDatabase.run('select * from staff_invitations');
  expect(JSON.stringify(rows)).not.toContain(token);
  const opened = await club.desk.openInvitation({ body: { token } });
  expect(opened.data()).toEqual({ person: null });
  const next = tokenOf(await startServer());
  expect(next).not.toBe(token);
  club.passTime(DAY);
  expect(await statusOf(token)).toBe(404);
});

test('api/staff/set-up-2, api/staff/set-up-3: the set-up link works once, and the second claim and a stranger get a 404', async () => {
  const [token, other] = [tokenOf(await startServer()), tokenOf(await startServer())];
  const claimed = await claimWithPasskey(token);
  expect(claimed.data().staff).toMatchObject({ ...person, roles: ['administrator'] });
  expect(claimed.data().recoveryCodes).toHaveLength(10);
  const as = { staffId: '', cookie: cookieOf(claimed.headers['set-cookie']) };
  expect((await club.desk.listStaff({}, { as })).status).toBe(200);
  for (const used of [token, other, 'guessed']) {
    expect(await statusOf(used)).toBe(404);
    const body = { token: used, person: { ...person, email: 'eve@club.example' } };
    expect((await club.desk.startSetUp({ body })).status).toBe(404);
  }
  expect(await startServer()).toBeUndefined();
  expect(existsSync(join(club.filesFolder, 'first-administrator'))).toBe(false);
});

test('api/staff/set-up-2: of two who claim the link at once, one becomes the administrator', async () => {
  const token = tokenOf(await startServer());
  const [claim, otherClaim] = [await startClaim(token), await startClaim(token)];
  const claims = await Promise.all([claim(), otherClaim()]);
  expect(claims.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  const found = await club.testDatabase.run('select id from staff_members where not is_sample');
  expect(found).toHaveLength(1);
});

test('api/staff/set-up-4: a command’s link replaces all keys of an administrator and ends the sessions', async () => {
  const lost = await joinWithPasskey(club, 'manager');
  const { link } = await club.database.transaction((transaction) =>
    inviteAdministrator(transaction, dependencies(), { ...person, email: lost.email }),
  );
  expect((await club.desk.getMe({}, { as: lost })).status).toBe(200);
  const claimed = await claimWithPasskey(tokenOf(link));
  expect(claimed.data().staff).toMatchObject({
    id: lost.staffId,
    roles: ['manager', 'administrator'],
  });
  expect((await club.desk.getMe({}, { as: lost })).status).toBe(401);
  const options = (await club.desk.startPasskeySignIn({})).data();
  const proof = { body: lost.device.prove(options) };
  expect((await club.desk.signInWithPasskey(proof)).status).toBe(400);
});

test('api/staff/set-up-4: a command invites a new administrator, by email and names', async () => {
  const invite = (names: { firstName: string; lastName?: string }) =>
    club.database.transaction((transaction) =>
      inviteAdministrator(transaction, dependencies(), { ...person, ...names }),
    );
  await expect(invite({ firstName: '', lastName: '' })).rejects.toThrow('name the email address');
  const { link } = await invite({ firstName: 'Ada' });
  expect((await claimWithPasskey(tokenOf(link))).data().staff.roles).toEqual(['administrator']);
});

test('api/staff/set-up-5: an invitation is valid for three days', async () => {
  const { link } = await club.database.transaction((transaction) =>
    inviteAdministrator(transaction, dependencies(), person),
  );
  const token = tokenOf(link);
  const opened = await club.desk.openInvitation({ body: { token } });
  expect(opened.data()).toEqual({ person });
  club.passTime(72 * HOUR);
  expect(await statusOf(token)).toBe(404);
});

test('api/staff/set-up-6: an app is set up by its first code, with a secret of this link and this quarter of an hour', async () => {
  const [one, other] = [tokenOf(await startServer()), tokenOf(await startServer())];
  const start = async (token: string) =>
    (await club.desk.startSetUp({ body: { token, person } })).data();
  const codeOf = (secret: string) => new TOTP({ secret }).generate({ timestamp: +club.now() });
  const claim = (token: string, sealedTotp: string, code: string) =>
    club.desk.claimInvitation({ body: { token, person, totp: { sealedTotp, code } } });
  const foreign = await start(other);
  expect((await claim(one, foreign.sealedTotp, codeOf(foreign.totpSecret))).status).toBe(400);
  const late = await start(one);
  club.passTime(15 * MINUTE);
  expect((await claim(one, late.sealedTotp, codeOf(late.totpSecret))).status).toBe(400);
  const { sealedTotp, totpSecret, totpUri } = await start(one);
  expect(totpUri).toContain(`secret=${totpSecret}`);
  const right = codeOf(totpSecret);
  const wrong = right === '000000' ? '000001' : '000000';
  expect((await claim(one, sealedTotp, wrong)).status).toBe(400);
  expect((await claim(one, sealedTotp, right)).status).toBe(200);
  const rows = await club.testDatabase.run('select totp_secret from staff_members');
  expect(JSON.stringify(rows)).not.toContain(totpSecret);
});

test('api/staff/set-up-6: a set-up without a key, or with two, is refused', async () => {
  const token = tokenOf(await startServer());
  expect((await club.desk.claimInvitation({ body: { token, person } })).status).toBe(400);
});
