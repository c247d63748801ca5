import { TOTP } from 'otpauth';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { HOUR, MINUTE } from '../../../platform/process/clock.ts';
import { newStorage } from '../../../testing/clubStorage.ts';
import { cookieOf } from '../../../testing/deskBrowser.ts';
import { createPasskeyDevice } from '../../../testing/passkeyDevice.ts';
import { createDeskCodes, joinWithPasskey } from '../../../testing/staffSetUp.ts';
import { type DeskBrowser, startTestClub, type TestClub } from '../../../testing/testClub.ts';

let club: TestClub;
let nextCode: ReturnType<typeof createDeskCodes>;
const startClub = async (environment: Readonly<Record<string, string>> = {}) => {
  const started = await startTestClub(environment);
  ({ club } = started);
  onTestFinished(started.stop);
  nextCode = createDeskCodes(club);
};
beforeEach(() => startClub());

const browserOf = (response: { headers: Readonly<Record<string, unknown>> }): DeskBrowser => ({
  staffId: '',
  cookie: cookieOf(response.headers['set-cookie']),
});
const statusOf = async (as: DeskBrowser) => (await club.desk.getMe({}, { as })).status;
const requestCode = async (email: string) => {
  club.passTime(31_000);
  const { attempt } = (await club.desk.requestStaffCode({ body: { email } })).data();
  return { email, attempt, code: await nextCode(email) };
};
const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000');
/** Sets up an app, and returns its code of now. */
const addApp = async (as: DeskBrowser) => {
  const { sealedTotp, totpSecret } = (await club.desk.startStaffKey({}, { as })).data();
  const codeNow = () => new TOTP({ secret: totpSecret }).generate({ timestamp: +club.now() });
  const added = await club.desk.setStaffTotp({ body: { sealedTotp, code: codeNow() } }, { as });
  expect(added.status).toBe(200);
  return codeNow;
};

test('api/staff/sign-in-1: a passkey signs its own person in, and each challenge is used once', async () => {
  const { device, staffId } = await joinWithPasskey(club, 'concierge');
  const proof = device.prove((await club.desk.startPasskeySignIn({})).data());
  const signedIn = await club.desk.signInWithPasskey({ body: proof });
  expect(signedIn.data().id).toBe(staffId);
  expect(await statusOf(browserOf(signedIn))).toBe(200);
  const again = await club.desk.signInWithPasskey({ body: proof });
  expect([again.status, again.body.code]).toEqual([400, 'invalid_code']);
});

test('api/staff/sign-in-1: a challenge of another purpose, of five minutes ago or of another origin is refused', async () => {
  const { device, ...as } = await joinWithPasskey(club, 'concierge');
  const signIn = async (proof: ReturnType<typeof device.prove>) =>
    (await club.desk.signInWithPasskey({ body: proof })).status;
  const ofStepUp = (await club.desk.startStepUp({}, { as })).data();
  expect(await signIn(device.prove(ofStepUp))).toBe(400);
  const late = (await club.desk.startPasskeySignIn({})).data();
  club.passTime(5 * MINUTE);
  expect(await signIn(device.prove(late))).toBe(400);
  const options = (await club.desk.startPasskeySignIn({})).data();
  const phishing = createPasskeyDevice('http://localhost:4000');
  const { response } = phishing.prove(options);
  expect(await signIn({ ...device.prove(options), response })).toBe(400);
});

test('api/staff/sign-in-2: neither the emailed code nor the second one is enough alone', async () => {
  const { recoveryCodes, email } = await joinWithPasskey(club, 'concierge');
  const emailed = await requestCode(email);
  const without = await club.desk.signInWithCode({ body: emailed });
  expect([without.status, without.body.field]).toEqual([400, 'secondCode']);
  const [given = ''] = recoveryCodes;
  // As a phone's notes give it back.
  const secondCode = `\u202a${given.toLowerCase().replace('-', ' – ')}\u202c`;
  const wrong = { ...emailed, code: wrongOf(emailed.code), secondCode };
  expect((await club.desk.signInWithCode({ body: wrong })).status).toBe(400);
  const both = await club.desk.signInWithCode({ body: { ...emailed, secondCode } });
  expect(await statusOf(browserOf(both))).toBe(200);
  const again = { ...emailed, secondCode: recoveryCodes[1]! };
  expect((await club.desk.signInWithCode({ body: again })).status).toBe(400);
});

test('api/staff/sign-in-3: a code is tried five times, and ten wrong tries in an hour pause the email', async () => {
  const { email, recoveryCodes } = await joinWithPasskey(club, 'concierge');
  const secondCode = recoveryCodes[0]!;
  for (const round of [1, 2]) {
    const emailed = await requestCode(email);
    const body = { ...emailed, code: wrongOf(emailed.code), secondCode };
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await club.desk.signInWithCode({ body })).body.code).toBe('invalid_code');
    }
    const right = await club.desk.signInWithCode({ body: { ...emailed, secondCode } });
    const expected = round === 1 ? 'invalid_code' : 'sign_in_paused';
    expect(right.body.code).toBe(expected);
  }
  club.passTime(HOUR);
  const body = { ...(await requestCode(email)), secondCode };
  expect((await club.desk.signInWithCode({ body })).status).toBe(200);
});

test('api/staff/sign-in-3: a code is sent once in thirty seconds, and a stranger and a member get the same response', async () => {
  const { email } = await joinWithPasskey(club, 'concierge');
  for (const each of [email, 'stranger@club.example', 'member@club.example']) {
    club.passTime(31_000);
    const first = await club.desk.requestStaffCode({ body: { email: each } });
    const second = await club.desk.requestStaffCode({ body: { email: each } });
    expect([first.status, second.status]).toEqual([200, 429]);
    expect(first.data().attempt).toHaveLength(22);
  }
  await nextCode(email);
  expect(club.mailbox.messages().filter(({ subject }) => subject.includes('code'))).toHaveLength(1);
});

test('api/staff/sign-in-4: a code of the app works once, so a TOTP replay is refused', async () => {
  const person = await joinWithPasskey(club, 'concierge');
  const codeNow = await addApp(person);
  const emailed = await requestCode(person.email);
  const secondCode = codeNow();
  const first = await club.desk.signInWithCode({ body: { ...emailed, secondCode } });
  expect(first.status).toBe(200);
  const replayed = await club.desk.stepUp({ body: { secondCode } }, { as: browserOf(first) });
  expect([replayed.status, replayed.body.field]).toEqual([400, 'secondCode']);
});

test('api/staff/sign-in-5: a recovery code works once, and new ones replace the former', async () => {
  const person = await joinWithPasskey(club, 'concierge');
  const [one = '', other = ''] = person.recoveryCodes;
  const stepUp = (secondCode: string, as: DeskBrowser) =>
    club.desk.stepUp({ body: { secondCode } }, { as });
  const renewed = await stepUp(one.toLowerCase(), person);
  expect(renewed.status).toBe(200);
  const as = browserOf(renewed);
  expect((await stepUp(one, as)).status).toBe(400);
  expect((await club.desk.listStaffKeys({}, { as })).data().recoveryCodesLeft).toBe(9);
  expect((await club.desk.renewRecoveryCodes({}, { as })).data()).toHaveLength(10);
  expect((await stepUp(other, as)).status).toBe(400);
});

test('api/staff/sign-in-6, api/staff/sessions-4: a step-up opens its calls for five minutes, and gives the session another token', async () => {
  const { device, ...former } = await joinWithPasskey(club, 'administrator');
  club.passTime(5 * MINUTE);
  const refused = await club.desk.renewRecoveryCodes({}, { as: former });
  expect([refused.status, refused.body.code]).toEqual([403, 'step_up_required']);
  const options = (await club.desk.startStepUp({}, { as: former })).data();
  const body = { passkey: device.prove(options) };
  const as = browserOf(await club.desk.stepUp({ body }, { as: former }));
  expect((await club.desk.renewRecoveryCodes({}, { as })).status).toBe(200);
  expect([await statusOf(former), await statusOf(as)]).toEqual([401, 200]);
  club.passTime(5 * MINUTE);
  expect((await club.desk.renewRecoveryCodes({}, { as })).status).toBe(403);
});

test('api/staff/sign-in-6: a passkey of another account is no step-up', async () => {
  const [own, other] = [
    await joinWithPasskey(club, 'concierge'),
    await joinWithPasskey(club, 'administrator'),
  ];
  const options = (await club.desk.startStepUp({}, { as: own })).data();
  const body = { passkey: other.device.prove(options) };
  expect((await club.desk.stepUp({ body }, { as: own })).status).toBe(400);
});

test('api/staff/sign-in-6: the fifth wrong proof in a row ends the session', async () => {
  const as = await joinWithPasskey(club, 'concierge');
  const body = { secondCode: '000000' };
  for (let tries = 1; tries < 5; tries += 1) {
    expect((await club.desk.stepUp({ body }, { as })).status).toBe(400);
  }
  expect((await club.desk.stepUp({ body }, { as })).status).toBe(401);
  expect(await statusOf(as)).toBe(401);
});

test('api/staff/sessions-4: session fixation: a sign-in takes no token that the browser had, and ends that session', async () => {
  const { device, ...former } = await joinWithPasskey(club, 'concierge');
  const signIn = async (cookie: string) => {
    const body = device.prove((await club.desk.startPasskeySignIn({})).data());
    return browserOf(await club.desk.signInWithPasskey({ body }, { headers: { cookie } }));
  };
  const chosen = { staffId: '', cookie: '__Host-desk=chosen-by-somebody-else' };
  const after = await signIn(chosen.cookie);
  expect(after.cookie).not.toBe(chosen.cookie);
  expect([await statusOf(chosen), await statusOf(after)]).toEqual([401, 200]);
  await signIn(former.cookie);
  expect([await statusOf(former), await statusOf(after)]).toEqual([401, 200]);
});

test('api/staff/sessions-5: a person sees and ends their own sessions alone', async () => {
  const person = await joinWithPasskey(club, 'concierge');
  const stranger = await club.signInStaff('administrator');
  const body = person.device.prove((await club.desk.startPasskeySignIn({})).data());
  const second = browserOf(await club.desk.signInWithPasskey({ body }));
  const sessions = (await club.desk.listStaffSessions({}, { as: second })).data();
  expect(sessions.map(({ isCurrent }) => isCurrent).toSorted()).toEqual([false, true]);
  const { id } = sessions.find(({ isCurrent }) => !isCurrent)!;
  const end = async (as: DeskBrowser) =>
    (await club.desk.endStaffSession({ params: { id } }, { as })).status;
  expect(await end(stranger)).toBe(404);
  expect([await end(second), await statusOf(person), await end(second)]).toEqual([200, 401, 404]);
});

const SAMPLE = 'desk.manager@club.example';

test('api/staff/sign-in-6, api/staff/sign-in-7: the sample club’s staff sign in and prove themselves by an emailed code alone', async () => {
  const signedIn = await club.desk.signInWithCode({ body: await requestCode(SAMPLE) });
  expect(signedIn.data()).toMatchObject({ email: SAMPLE, roles: ['manager'], isSample: true });
  const emailedCode = await requestCode(SAMPLE);
  const stepUp = await club.desk.stepUp({ body: { emailedCode } }, { as: browserOf(signedIn) });
  expect(stepUp.status).toBe(200);
});

test('api/staff/sign-in-7: an emailed code alone is no proof of anybody else', async () => {
  const person = await joinWithPasskey(club, 'administrator');
  const body = { emailedCode: await requestCode(person.email) };
  expect((await club.desk.stepUp({ body }, { as: person })).status).toBe(400);
});

test('api/staff/sign-in-7: in production nobody of the sample club signs in', async () => {
  await startClub({ NODE_ENV: 'production', SECRET_KEY: 'a secret key of the tests, long enough' });
  expect((await club.desk.signInWithCode({ body: await requestCode(SAMPLE) })).status).toBe(400);
  const as = await club.signInStaff('manager');
  expect(await statusOf(as)).toBe(200);
  await club.testDatabase.run('update staff_members set is_sample = true');
  expect(await statusOf(as)).toBe(401);
});

test('api/staff/sign-in-8: a client gets twenty codes an hour from two servers together', async () => {
  const storage = await newStorage();
  const servers = [await startTestClub({}, { storage }), await startTestClub({}, { storage })];
  for (const { stop } of servers) onTestFinished(stop);
  const statuses: number[] = [];
  for (let number = 0; number <= 20; number += 1) {
    const { desk } = servers[number % 2]!.club;
    const body = { email: `nobody${number}@elsewhere.example` };
    statuses.push((await desk.requestStaffCode({ body })).status);
  }
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
});
