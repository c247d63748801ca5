import { SignJWT } from 'jose';
import { afterAll, expect, test } from 'vitest';
import { systemRandom } from '../../platform/crypto/random.ts';
import { createSecrets } from '../../platform/crypto/secrets.ts';
import { DAY, MINUTE, SECOND } from '../../platform/process/clock.ts';
import { MEMBER, SECOND_MEMBER } from '../../testing/constants.ts';
import { startTestClub, type Tokens } from '../../testing/testClub.ts';
import { isActiveMember } from '../profile/repository.ts';
import { findAccount } from './accounts.ts';
import { createSessions } from './service.ts';
import { createSessionTokens } from './token.ts';

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Version/18.6 Mobile/15E148 Safari/604.1';

const { club, stop } = await startTestClub();
afterAll(() => stop());

// A second process on the club's database, which also opens sessions without codes by email.
const clock = { now: club.now };
const secrets = createSecrets('a secret key of the tests, long enough', systemRandom);
const { queries } = club.database;
const otherProcess = createSessions({
  queries,
  isActiveMember,
  tokens: createSessionTokens(secrets, clock),
  clock,
  random: systemRandom,
});

async function open(email = MEMBER, userAgent = iPhone): Promise<Tokens> {
  const account = await findAccount(queries, email);
  const { token, crmToken } = await otherProcess.open(queries, account!.principal, userAgent);
  return { token, crmToken };
}
const endAll = (as: Tokens) => club.api.endAllSessions({}, { as });
const list = async (as: Tokens) => (await club.api.listSessions({}, { as })).data();
const status = async (as: Tokens) => (await club.api.getProfile({}, { as })).status;
const idOf = ({ token }: Tokens) =>
  String(JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()).jti);

test('api/sessions-9, api/sessions-12: the list has the open sessions of the member, the last used first', async () => {
  await endAll(await open());
  const [phone, other] = [await open(), await open(SECOND_MEMBER)];
  const signedInAt = club.now().toISOString();
  club.passTime(5 * MINUTE);
  const laptop = await open(MEMBER, 'Mozilla/5.0 (Windows NT 10.0) Firefox/143.0');
  expect(await list(laptop)).toEqual([
    {
      id: idOf(laptop),
      device: 'Firefox on Windows',
      lastUsedAt: club.now().toISOString(),
      isCurrent: true,
    },
    { id: idOf(phone), device: 'Safari on iPhone', lastUsedAt: signedInAt, isCurrent: false },
  ]);
  expect((await list(other)).map(({ id }) => id)).toEqual([idOf(other)]);
  const [row] = await club.testDatabase.run('select * from sessions where id = $1', [idOf(phone)]);
  expect(JSON.stringify(row)).not.toContain('Mozilla');
});

test('api/sessions-12: the device is that of the browser that enters the code', async () => {
  await club.api.requestCode({ body: { email: MEMBER } });
  const code = await club.mailbox.nextCode(MEMBER);
  const verify = await club.api.verifyCode(
    { body: { email: MEMBER, code } },
    { headers: { 'user-agent': iPhone } },
  );
  const { token, user } = verify.data();
  const sessions = await list({ token, crmToken: user.crmToken });
  expect(sessions.find(({ isCurrent }) => isCurrent)?.device).toBe('Safari on iPhone');
});

test('api/sessions-9, api/sessions-12: a device that says nothing is unknown, and so is that of a session of before', async () => {
  await endAll(await open());
  const as = await open(MEMBER, 'curl/8');
  const former = await open();
  await club.testDatabase.run('update sessions set device = null where id = $1', [idOf(former)]);
  const devices = (await list(as)).map(({ device }) => device);
  expect(devices).toEqual(['Unknown device', 'Unknown device']);
});

test('api/sessions-9: a session that has ended is in no list', async () => {
  await endAll(await open());
  const [idle, ended] = [await open(), await open()];
  club.passTime(6 * DAY);
  const as = await open();
  expect((await list(as)).map(({ id }) => id).toSorted()).toEqual(
    [idle, ended, as].map(idOf).toSorted(),
  );
  await club.api.endSession({ params: { id: idOf(ended) } }, { as });
  expect((await list(as)).map(({ id }) => id)).toEqual([as, idle].map(idOf));
  club.passTime(DAY);
  expect((await list(as)).map(({ id }) => id)).toEqual([idOf(as)]);
});

test('api/sessions-10: a member signs out another device, which is rejected at its next call', async () => {
  const [as, other] = [await open(), await open()];
  expect(await status(other)).toBe(200);
  const end = () => club.api.endSession({ params: { id: idOf(other) } }, { as });
  expect((await end()).status).toBe(200);
  expect([await status(other), await status(as)]).toEqual([401, 200]);
  expect(await end()).toMatchObject({ status: 404, body: { message: 'Session not found' } });
});

test('api/sessions-10: another member’s session can be neither ended nor told from none', async () => {
  const [as, other] = [await open(), await open(SECOND_MEMBER)];
  for (const id of [idOf(other), 'nothing', "' or 1=1 --"]) {
    const refused = await club.api.endSession({ params: { id } }, { as });
    expect(refused).toMatchObject({ status: 404, body: { message: 'Session not found' } });
  }
  expect(await status(other)).toBe(200);
});

test('api/sessions-10: signing out everywhere ends all sessions of the member, and no one else’s', async () => {
  const [one, two, other] = [await open(), await open(), await open(SECOND_MEMBER)];
  for (const each of [one, two, other]) expect(await status(each)).toBe(200);
  expect((await endAll(one)).status).toBe(200);
  expect([await status(one), await status(two), await status(other)]).toEqual([401, 401, 200]);
});

test('api/sessions-10: the same Idempotency-Key ends a session once, and gets the same response', async () => {
  const [as, other] = [await open(), await open()];
  const options = { as, headers: { 'idempotency-key': 'end-it' } };
  const end = () => club.api.endSession({ params: { id: idOf(other) } }, options);
  expect([(await end()).status, (await end()).status]).toEqual([200, 200]);
  const entries = await club.testDatabase.run(
    `select action from audit_entries where subject = 'session:${idOf(other)}' order by seq`,
  );
  expect(entries).toEqual([{ action: 'session.ended' }]);
});

test('api/sessions-13: signing out ends the session at once, and only that one', async () => {
  const [as, other] = [await open(), await open()];
  expect([await status(as), await status(other)]).toEqual([200, 200]);
  expect((await club.api.signOut({}, { as })).status).toBe(200);
  expect([await status(as), await status(other)]).toEqual([401, 200]);
  expect((await club.api.signOut({}, { as })).status).toBe(401);
  expect((await club.api.signOut({})).status).toBe(401);
});

/** A process whose first look at a member takes until it is let go on. */
function startSlowProcess() {
  const [started, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let looks = 0;
  const slow = createSessions({
    queries,
    async isActiveMember(...look) {
      looks += 1;
      const isFirst = looks === 1;
      const found = await isActiveMember(...look);
      started.resolve();
      if (isFirst) await released.promise;
      return found;
    },
    tokens: createSessionTokens(secrets, clock),
    clock,
    random: systemRandom,
  });
  const check = async (as: Tokens) => slow.check(as.token, as.crmToken);
  return { slow, check, started: started.promise, release: () => released.resolve() };
}

test('api/sessions-13: a check that began before a session was ended in the same process does not let it live on', async () => {
  const as = await open();
  const { slow, check, started, release } = startSlowProcess();
  const checking = check(as);
  await started;
  const account = await findAccount(queries, MEMBER);
  const { afterCommit } = await club.database.transaction((transaction) =>
    slow.end(transaction, account!.principal, idOf(as)),
  );
  await afterCommit();
  release();
  await expect(checking).rejects.toMatchObject({ status: 401 });
  await expect(check(as)).rejects.toMatchObject({ status: 401 });
});

test('api/sessions-6: a check that began more than a second ago does not answer for a later one', async () => {
  const as = await open();
  const { check, started, release } = startSlowProcess();
  const checking = check(as);
  await started;
  await endAll(as);
  club.passTime(SECOND);
  await expect(check(as)).rejects.toMatchObject({ status: 401 });
  release();
  expect(await checking).toMatchObject({ sessionId: idOf(as) });
  await expect(check(as)).rejects.toMatchObject({ status: 401 });
});

test('api/sessions-6, api/sessions-13: another process rejects a session that has signed out within a second', async () => {
  const as = await open();
  const check = async () => otherProcess.check(as.token, as.crmToken);
  expect(await check()).toMatchObject({ sessionId: idOf(as) });
  await club.api.signOut({}, { as });
  club.passTime(SECOND);
  await expect(check()).rejects.toMatchObject({ status: 401 });
});

test('api/sessions-11: reads store the last use once a minute', async () => {
  const as = await open();
  const lastUse = async () => {
    const [row] = await club.testDatabase.run('select last_seen_at from sessions where id = $1', [
      idOf(as),
    ]);
    return row?.['last_seen_at'];
  };
  const signedInAt = club.now();
  for (let second = 0; second < 59; second += 2) {
    club.passTime(2 * SECOND);
    if (second < 58) await status(as);
  }
  expect(await lastUse()).toEqual(signedInAt);
  await status(as);
  expect(await lastUse()).toEqual(club.now());
});

test('api/sessions-14: the id of a session is no token, and opens nothing in place of one', async () => {
  const as = await open();
  const id = (await list(as)).find(({ isCurrent }) => isCurrent)!.id;
  const guesses = [
    { token: id, crmToken: id },
    { token: as.token, crmToken: id },
    { token: id, crmToken: as.crmToken },
  ];
  for (const guess of guesses) expect(await status(guess)).toBe(401);
});

/** Signs a token with the club's own key, as a command or another service with the key could. */
async function sign(of: Tokens, audience?: string | string[]): Promise<Tokens> {
  const token = new SignJWT(audience === undefined ? {} : { aud: audience })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer('parlour')
    .setJti(idOf(of))
    .setSubject('member')
    .setExpirationTime(new Date(club.now().getTime() + DAY));
  return { ...of, token: await token.sign(secrets.key('session token')) };
}

test('api/sessions-3: a token for somebody else is refused, though this server’s key signed it', async () => {
  const as = await open();
  expect(await status(await sign(as, 'parlour-api'))).toBe(200);
  for (const audience of ['', 'another-api', ['parlour-api', 'another-api'], []]) {
    expect(await status(await sign(as, audience))).toBe(401);
  }
});

test('api/sessions-8: a token without an audience opens a session of before alone', async () => {
  const as = await open();
  const former = await sign(as);
  expect(await status(former)).toBe(401);
  await club.testDatabase.run('update sessions set device = null where id = $1', [idOf(as)]);
  expect(await status(former)).toBe(200);
  club.passTime(SECOND);
  await club.testDatabase.run('update sessions set revoked_at = now() where id = $1', [idOf(as)]);
  expect(await status(former)).toBe(401);
});
