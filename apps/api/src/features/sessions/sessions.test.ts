import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY, MINUTE, SECOND } from '../../platform/process/clock.ts';
import { SECOND_MEMBER } from '../../testing/constants.ts';
import { startTestClub, type TestClub, type Tokens } from '../../testing/testClub.ts';

let club: TestClub;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ club, stop } = await startTestClub());
});
afterAll(() => stop());

const status = async (as: Tokens) => (await club.api.getProfile({}, { as })).status;
const cacheTime = SECOND;

function claimsOf(token: string): Record<string, unknown> {
  const [, payload = ''] = token.split('.');
  return JSON.parse(Buffer.from(payload, 'base64url').toString());
}

test('api/sessions-1: the token is a JWT whose exp is the session’s end', async () => {
  const { token } = await club.signIn();
  const claims = claimsOf(token);
  const end = Math.floor((club.now().getTime() + 30 * DAY) / 1000);
  expect(claims['exp']).toBe(end);
});

test('api/sessions-6: a revoked session ends within a second, also after the clock is set back', async () => {
  const as = await club.signIn();
  expect(await status(as)).toBe(200);
  club.passTime(-DAY);
  await club.testDatabase.run('update sessions set revoked_at = now()');
  expect(await status(as)).toBe(401);
  club.passTime(DAY);
});

test('api/sessions-2: a stolen session token is worth nothing without its own CRM token', async () => {
  const [one, other] = [await club.signIn(), await club.signIn(SECOND_MEMBER)];
  expect(await status(one)).toBe(200);
  expect(await status({ token: one.token, crmToken: other.crmToken })).toBe(401);
  expect(await status({ token: one.token, crmToken: '' })).toBe(401);
  expect(await status({ token: other.token, crmToken: other.crmToken })).toBe(200);
  const refused = await club.api.getProfile(
    {},
    { headers: { authorization: `Bearer ${one.token}` } },
  );
  expect(refused).toMatchObject({
    status: 401,
    body: { message: 'Authentication required. Please log in again.' },
  });
});

test('api/sessions-3: a forged token is refused: unsigned, signed with another key, or without an end', async () => {
  const { token, crmToken } = await club.signIn();
  const { jti, sub, iss, aud } = claimsOf(token);
  const claims = { jti: String(jti), sub: String(sub), iss: String(iss), aud: String(aud) };
  const unsigned = new UnsecuredJWT(claims).setExpirationTime('1h').encode();
  const key = new TextEncoder().encode('another key, of thirty-two bytes');
  const signed = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime(new Date(club.now().getTime() + DAY))
    .sign(key);
  const [head, , signature] = token.split('.');
  const altered = Buffer.from(JSON.stringify({ ...claims, exp: 9e9 })).toString('base64url');
  for (const forged of [unsigned, signed, `${head}.${altered}.${signature}`, 'nonsense']) {
    expect(await status({ token: forged, crmToken })).toBe(401);
  }
});

test('api/sessions-4: a session ends after seven days without a call, and stays valid while it is used', async () => {
  const used = await club.signIn();
  const idle = await club.signIn(SECOND_MEMBER);
  club.passTime(6 * DAY);
  expect(await status(used)).toBe(200);
  club.passTime(DAY + MINUTE);
  expect(await status(used)).toBe(200);
  expect(await status(idle)).toBe(401);
});

test('api/sessions-5: a session ends after thirty days however much it is used', async () => {
  const tokens = await club.signIn();
  for (let day = 0; day < 29; day += 1) {
    club.passTime(DAY);
    expect(await status(tokens)).toBe(200);
  }
  club.passTime(DAY);
  expect(await status(tokens)).toBe(401);
});

test('api/sessions-6: a revoked session and one of a member who has left end within a second', async () => {
  const [one, other] = [await club.signIn(), await club.signIn(SECOND_MEMBER)];
  expect([await status(one), await status(other)]).toEqual([200, 200]);
  await club.testDatabase.run('update sessions set revoked_at = now() where principal_id = $1', [
    claimsOf(one.token)['sub'],
  ]);
  await club.testDatabase.run('update members set is_active = false where email = $1', [
    SECOND_MEMBER,
  ]);
  club.passTime(cacheTime);
  expect([await status(one), await status(other)]).toEqual([401, 401]);
  await club.testDatabase.run('update members set is_active = true');
});

test('api/sessions-7: nothing of a session or a key is left of a member who is removed', async () => {
  const run = (statement: string) => club.testDatabase.run(statement);
  await run(
    `insert into members select (jsonb_populate_record(m, '{"id": "gone", "email": "gone@club.example", "ref": "gone", "crm_id": "gone"}')).*
     from members m limit 1`,
  );
  const as = await club.signIn('gone@club.example');
  const headers = { 'idempotency-key': 'of-a-member-who-goes' };
  expect(
    (await club.api.updateProfile({ body: { phone: '+1 212 555 0100' } }, { as, headers })).status,
  ).toBe(200);
  const left = () =>
    run(
      `select (select count(*)::int from sessions where principal_id = 'gone') as sessions,
              (select count(*)::int from idempotency_keys where owner = 'member:gone') as keys`,
    );
  expect(await left()).toEqual([{ sessions: 1, keys: 1 }]);
  await run("delete from members where id = 'gone'");
  expect(await left()).toEqual([{ sessions: 0, keys: 0 }]);
});
