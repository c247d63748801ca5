import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { createSecrets } from '../../../platform/crypto/secrets.ts';
import { systemRandom } from '../../../platform/crypto/random.ts';
import { NO_PREFIX } from '../../../platform/secret-keys/sealedStore.ts';
import { TOTP } from 'otpauth';
import { createPasskeyDevice } from '../../../testing/passkeyDevice.ts';
import { DESK_URL, joinWithPasskey } from '../../../testing/staffSetUp.ts';
import { type DeskBrowser, startTestClub, type TestClub } from '../../../testing/testClub.ts';
import { sealedTotpSecrets } from './sealedTotpSecrets.ts';

let club: TestClub;
beforeEach(async () => {
  const started = await startTestClub();
  ({ club } = started);
  onTestFinished(started.stop);
});

const keysOf = async (as: DeskBrowser) => (await club.desk.listStaffKeys({}, { as })).data();
const addPasskey = async (as: DeskBrowser, device = createPasskeyDevice(DESK_URL)) => {
  const { passkey } = (await club.desk.startStaffKey({}, { as })).data();
  return club.desk.addStaffPasskey({ body: device.create(passkey) }, { as });
};

test('api/staff/keys-1, api/staff/keys-2: a person adds and deletes their own passkeys, but not the last one', async () => {
  const [as, stranger] = [
    await joinWithPasskey(club, 'concierge'),
    await joinWithPasskey(club, 'administrator'),
  ];
  expect((await addPasskey(as)).status).toBe(200);
  const { passkeys } = await keysOf(as);
  expect(passkeys).toHaveLength(2);
  const [one, other] = passkeys.map(({ id }) => id) as [string, string];
  const remove = async (id: string, browser: DeskBrowser) =>
    (await club.desk.deleteStaffPasskey({ params: { id } }, { as: browser })).status;
  expect(await remove(one, stranger)).toBe(404);
  expect([await remove(one, as), await remove(one, as), await remove(other, as)]).toEqual([
    200, 404, 400,
  ]);
  const entries = await club.testDatabase.run(
    `select actor, details from audit_entries where action = 'staff.keys-changed'`,
  );
  const entry = { actor: `staff:${as.staffId}`, details: { fields: ['passkey'] } };
  expect(entries).toEqual([entry, entry]);
});

test('api/staff/keys-3: a passkey of another account is refused', async () => {
  const [as, stranger] = [
    await joinWithPasskey(club, 'concierge'),
    await joinWithPasskey(club, 'administrator'),
  ];
  expect((await addPasskey(as, stranger.device)).status).toBe(400);
  expect((await keysOf(as)).passkeys).toHaveLength(1);
});

test('api/staff/keys-4: the secret of an app is among what another secret key seals again', async () => {
  const as = await joinWithPasskey(club, 'concierge');
  const { sealedTotp, totpSecret: secret } = (await club.desk.startStaffKey({}, { as })).data();
  const code = new TOTP({ secret }).generate({ timestamp: +club.now() });
  await club.desk.setStaffTotp({ body: { sealedTotp, code } }, { as });
  const { queries } = club.database;
  const [row] = await sealedTotpSecrets.find(queries, NO_PREFIX, '', 10);
  expect(row!.id).toBe(as.staffId);
  const secrets = createSecrets('a secret key of the tests, long enough', systemRandom);
  expect(secrets.open('totp secret', row!.texts[0]!.sealed)).toContain(secret);
  expect(await sealedTotpSecrets.replace(queries, row!, ['sealed again'])).toBe(true);
  expect(await sealedTotpSecrets.replace(queries, row!, ['too late'])).toBe(false);
});

test('api/staff/keys-5: a repeated call gets no recovery codes, and they are not stored for it', async () => {
  const as = await joinWithPasskey(club, 'concierge');
  const renew = () =>
    club.desk.renewRecoveryCodes({}, { as, headers: { 'idempotency-key': 'twice' } });
  const first = await renew();
  expect(first.data()).toHaveLength(10);
  const second = await renew();
  expect([second.status, second.data()]).toEqual([200, []]);
  const stored = await club.testDatabase.run('select * from idempotency_keys');
  expect(stored).toHaveLength(1);
  for (const code of first.data()) expect(JSON.stringify(stored)).not.toContain(code);
  const [used = ''] = first.data();
  const stepUp = await club.desk.stepUp({ body: { secondCode: used } }, { as });
  expect(stepUp.status).toBe(200);
});
