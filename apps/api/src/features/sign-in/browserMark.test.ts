import { parseSetCookie } from 'cookie';
import { expect, onTestFinished, test } from 'vitest';
import { MINUTE, SECOND } from '../../platform/process/clock.ts';
import { MEMBER, SECOND_MEMBER } from '../../testing/constants.ts';
import { startTestClub } from '../../testing/testClub.ts';

async function startClub(environment: Readonly<Record<string, string>> = {}) {
  const { club, stop } = await startTestClub(environment);
  onTestFinished(stop);
  /** Signs in, and returns the `Set-Cookie` header. */
  const signIn = async (email: string, cookie?: string) => {
    club.passTime(31 * SECOND);
    const options = cookie === undefined ? {} : { headers: { cookie } };
    const { attempt } = (await club.api.requestCode({ body: { email } }, options)).data();
    const code = await club.mailbox.nextCode(email);
    const { status, headers } = await club.api.verifyCode(
      { body: { email, code, attempt } },
      options,
    );
    expect(status).toBe(200);
    return String(headers['set-cookie']);
  };
  const readMarks = () =>
    club.testDatabase.run(
      `select mark_hash as hash, email from sign_in_marks join members on owner = 'member:' || id`,
    );
  return { club, signIn, readMarks };
}

const cookieOf = (header: string) => header.split(';')[0] ?? '';

test('api/sign-in-16, api/sign-in-17: signing in sets a random cookie that no script sees, and the database has its hash alone', async () => {
  const { signIn, readMarks } = await startClub();
  const { name, value, ...attributes } = parseSetCookie(await signIn(MEMBER));
  expect(name).toBe('browser-mark');
  expect(value).toMatch(/^[\w-]{43}$/);
  expect(attributes).toEqual({
    path: '/api/simple-auth',
    maxAge: 400 * 24 * 60 * 60,
    httpOnly: true,
    sameSite: 'strict',
  });
  const [mark] = await readMarks();
  expect(mark).toMatchObject({ email: MEMBER, hash: expect.stringMatching(/^[\w-]{43}$/) });
  expect(mark?.['hash']).not.toBe(value);
  expect(await signIn(MEMBER)).not.toContain(value);
});

test('api/sign-in-16: a site with TLS sets the cookie for TLS alone', async () => {
  const { signIn } = await startClub({ PUBLIC_URL: 'https://club.example' });
  const header = await signIn(MEMBER);
  expect(parseSetCookie(header)).toMatchObject({ name: '__Secure-browser-mark', secure: true });
});

test('api/sign-in-16: members who share a browser share its mark, and a made-up mark is replaced', async () => {
  const { signIn, readMarks } = await startClub();
  const cookie = cookieOf(await signIn(MEMBER));
  expect(cookieOf(await signIn(SECOND_MEMBER, cookie))).toBe(cookie);
  const marks = await readMarks();
  expect(marks.map(({ email }) => email).toSorted()).toEqual([SECOND_MEMBER, MEMBER]);
  expect(marks[0]?.['hash']).toBe(marks[1]?.['hash']);
  const madeUp = 'browser-mark=chosen-by-somebody-else';
  expect(cookieOf(await signIn(MEMBER, madeUp))).not.toBe(madeUp);
});

test('api/sign-in-16: a failed sign-in sets no cookie', async () => {
  const { club } = await startClub();
  const { headers } = await club.api.verifyCode({ body: { email: MEMBER, code: '123456' } });
  expect(headers['set-cookie']).toBeUndefined();
});

test('api/sign-in-17, api/sign-in-18: the twenty browsers last used stay, until the member goes', async () => {
  const { club, signIn, readMarks } = await startClub();
  const run = (statement: string) => club.testDatabase.run(statement);
  await run(
    `insert into sign_in_marks select 'old ' || n, 'member:' || id, '{}', '{}', 0, now() - n * interval '1 day'
     from members, generate_series(30, 59) n`,
  );
  await signIn(MEMBER);
  const ofMember = (await readMarks()).filter(({ email }) => email === MEMBER);
  expect(ofMember).toHaveLength(20);
  expect(ofMember.filter(({ hash }) => hash === 'old 49')).toHaveLength(0);
  await run(
    `insert into members select (jsonb_populate_record(m, '{"id": "gone", "email": "gone@club.example", "crm_id": "gone", "ref": "gone"}')).*
     from members m limit 1`,
  );
  await signIn('gone@club.example');
  await run("delete from members where id = 'gone'");
  expect(await run("select 1 from sign_in_marks where owner = 'member:gone'")).toEqual([]);
});

test('api/sign-in-19: a mark counts for its member alone, and ends after a hundred failures in a row', async () => {
  const { club, signIn } = await startClub();
  const cookie = cookieOf(await signIn(MEMBER));
  const fail = async (email: string) => {
    const options = { headers: { cookie } };
    return (await club.api.verifyCode({ body: { email, code: '000000' } }, options)).body.code;
  };
  const failures = async () =>
    (
      await club.testDatabase.run(
        `select failures_in_a_row as n from sign_in_addresses union all
         select failures_in_a_row from sign_in_marks`,
      )
    ).map(({ n }) => n);
  await fail(SECOND_MEMBER);
  expect(await failures()).toEqual([0, 1, 0]);
  await fail(MEMBER);
  expect((await failures()).toSorted()).toEqual([0, 1, 1]);
  await club.testDatabase.run('update sign_in_marks set failures_in_a_row = 100');
  club.passTime(MINUTE);
  await fail(MEMBER);
  expect((await failures()).toSorted()).toEqual([1, 1, 100]);
});
