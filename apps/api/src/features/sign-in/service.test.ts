import { expect, inject, onTestFinished, test } from 'vitest';
import { tokenHash } from '../../platform/crypto/secrets.ts';
import { HOUR, MINUTE, SECOND } from '../../platform/process/clock.ts';
import { MEMBER } from '../../testing/constants.ts';
import { startTestClub } from '../../testing/testClub.ts';

/** Starts a club with browsers that each keep their cookie. */
async function startClub() {
  const { club, stop } = await startTestClub();
  onTestFinished(stop);
  const browserAt = (from: string, cookieAtFirst?: string) => {
    let cookie = cookieAtFirst;
    const options = () => ({ from, ...(cookie === undefined ? {} : { headers: { cookie } }) });
    return {
      ask: (email: string, attempt?: string) =>
        club.api.requestCode({ body: { email, attempt } }, options()),
      async enter(email: string, code: string, attempt?: string) {
        const response = await club.api.verifyCode({ body: { email, code, attempt } }, options());
        const header = response.headers['set-cookie'];
        if (typeof header === 'string') [cookie] = header.split(';');
        return response;
      },
    };
  };
  const otherThan = (code: string, count = 1) =>
    String((Number(code) + count) % 1_000_000).padStart(6, '0');
  const rowsOf = async (table: string) =>
    Number((await club.testDatabase.run(`select count(*)::int as n from ${table}`))[0]?.['n']);
  return { club, browserAt, otherThan, rowsOf };
}

const codeOf = ({ body }: { readonly body: { readonly code?: string } }) => body.code;

test('api/sign-in-14: codes of different attempts are valid side by side', async () => {
  const { club, browserAt, otherThan } = await startClub();
  const [own, stranger] = [browserAt('192.0.2.1'), browserAt('192.0.2.2')];
  const { attempt } = (await own.ask(MEMBER)).data();
  const code = await club.mailbox.nextCode(MEMBER);
  club.passTime(MINUTE);
  const other = (await stranger.ask(MEMBER)).data().attempt;
  expect(other).not.toBe(attempt);
  const otherCode = await club.mailbox.nextCode(MEMBER);
  for (let count = 1; count <= 5; count += 1) {
    expect(codeOf(await stranger.enter(MEMBER, otherThan(otherCode, count), other))).toBe(
      'invalid_code',
    );
  }
  expect((await own.enter(MEMBER, code, attempt)).status).toBe(200);
});

test('api/sign-in-5, api/sign-in-14: a resend keeps its attempt with its wrong tries', async () => {
  const { club, browserAt, otherThan } = await startClub();
  const browser = browserAt('192.0.2.1');
  const { attempt } = (await browser.ask(MEMBER)).data();
  const first = await club.mailbox.nextCode(MEMBER);
  for (let count = 1; count <= 4; count += 1) {
    await browser.enter(MEMBER, otherThan(first, count), attempt);
  }
  club.passTime(MINUTE);
  expect((await browser.ask(MEMBER, attempt)).data()).toEqual({ attempt });
  const second = await club.mailbox.nextCode(MEMBER);
  await browser.enter(MEMBER, otherThan(second), attempt);
  expect(codeOf(await browser.enter(MEMBER, second, attempt))).toBe('invalid_code');
});

test('api/sign-in-14: an attempt is worth nothing for another email, and one of nobody is a wrong code', async () => {
  const { club, browserAt } = await startClub();
  const browser = browserAt('192.0.2.1');
  const { attempt } = (await browser.ask('thief@elsewhere.example')).data();
  await browser.ask(MEMBER);
  const code = await club.mailbox.nextCode(MEMBER);
  expect(codeOf(await browser.enter(MEMBER, code, attempt))).toBe('invalid_code');
  expect(codeOf(await browser.enter(MEMBER, code, 'made-up'))).toBe('invalid_code');
  expect((await browser.enter(MEMBER, code)).status).toBe(200);
});

test('api/sign-in-20: the right code sent twice at once opens one session and fails no try', async () => {
  const { club, browserAt, rowsOf } = await startClub();
  const browser = browserAt('192.0.2.1');
  const { attempt } = (await browser.ask(MEMBER)).data();
  const code = await club.mailbox.nextCode(MEMBER);
  for (const named of [attempt, undefined]) {
    const twins = await Promise.all([1, 2, 3].map(() => browser.enter(MEMBER, code, named)));
    const refused = twins.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(named === undefined ? 3 : 2);
    for (const { body } of refused) {
      expect(body).toMatchObject({
        code: 'invalid_code',
        message: 'That code was already used. If you are not signed in, please ask for a new one.',
      });
    }
  }
  expect(await rowsOf('sessions')).toBe(1);
  const counts = 'select failures_in_a_row from sign_in_addresses';
  expect(await club.testDatabase.run(counts)).toEqual([{ failures_in_a_row: 0 }]);
});

test('api/sign-in-15: however many clients guess one code, they have ten tries an hour in all', async () => {
  const { club, browserAt, otherThan } = await startClub();
  await browserAt('192.0.2.1').ask(MEMBER);
  const code = await club.mailbox.nextCode(MEMBER);
  let tries = 0;
  // The whole thousand with `npm run test:long`.
  const rounds = inject('isLong') ? 100 : 20;
  for (let round = 0; round < rounds; round += 1) {
    const clients = Array.from({ length: 10 }, (_, index) => 10 * round + index);
    const responses = await Promise.all(
      clients.map(async (number) => {
        const client = browserAt(`10.1.${number >> 8}.${number & 255}`);
        // Every tenth asks for an attempt of its own first.
        const asked = number % 10 === 5 ? await client.ask(MEMBER) : undefined;
        const attempt = asked?.status === 200 ? asked.data().attempt : undefined;
        return client.enter(MEMBER, otherThan(code, number + 1), attempt);
      }),
    );
    tries += responses.filter((response) => codeOf(response) === 'invalid_code').length;
    const paused = responses.filter((response) => codeOf(response) === 'sign_in_paused').length;
    expect(paused).toBe(round === 0 ? 0 : 10);
    club.passTime(HOUR / rounds);
  }
  expect(tries).toBe(10);
  expect(codeOf(await browserAt('10.2.0.1').enter(MEMBER, otherThan(code)))).toBe('invalid_code');
});

test('api/sign-in-9: a mailbox gets fifteen codes an hour, however many browsers ask', async () => {
  const { club, browserAt } = await startClub();
  const marks = ['one', 'two', 'three'];
  for (const mark of marks) {
    await club.testDatabase.run(
      `insert into sign_in_marks select $1, 'member:' || id, '{}', '{}', 0, now() from members where email = $2`,
      [tokenHash(mark), MEMBER],
    );
  }
  const browsers = [
    browserAt('192.0.2.1'),
    ...marks.map((mark) => browserAt('192.0.2.1', `browser-mark=${mark}`)),
  ];
  const sent = browsers.map(() => 0);
  for (let minute = 0; minute < 8; minute += 1) {
    for (const [index, browser] of browsers.entries()) {
      const { status } = await browser.ask(MEMBER);
      if (status === 200) sent[index]! += 1;
    }
    club.passTime(MINUTE);
  }
  expect(sent).toEqual([5, 4, 3, 3]);
  await expect.poll(() => club.mailbox.messages().length).toBe(15);
});

test('api/sign-in-8, api/sign-in-19: a stranger who asks and guesses for an hour does not stop the browser of the member', async () => {
  const { club, browserAt, otherThan } = await startClub();
  // In one network, so that the client's limits are shared too.
  const from = '192.0.2.1';
  const [own, stranger] = [browserAt(from), browserAt(from)];
  await own.ask(MEMBER);
  await own.enter(MEMBER, await club.mailbox.nextCode(MEMBER));
  club.passTime(HOUR);

  const end = club.now().getTime() + HOUR;
  const before = club.mailbox.messages().length;
  const attack = async (seconds: number) => {
    const until = club.now().getTime() + seconds * SECOND;
    while (club.now().getTime() < until) {
      const asked = await stranger.ask(MEMBER);
      const attempt = asked.status === 200 ? asked.data().attempt : undefined;
      for (const named of [attempt, undefined, 'made-up']) {
        await stranger.enter(MEMBER, '000000', named);
      }
      await stranger.ask(`${club.now().getTime()}@elsewhere.example`);
      club.passTime(MINUTE);
    }
  };
  const codeSentTo = async (browser: typeof own) => {
    const seen = new Set(club.mailbox.messages().map(({ id }) => id));
    const { attempt } = (await browser.ask(MEMBER)).data();
    await expect.poll(() => club.mailbox.messages().some(({ id }) => !seen.has(id))).toBe(true);
    const sent = club.mailbox.messages().find(({ id }) => !seen.has(id));
    return { attempt, code: /^ +(\d{6})$/m.exec(sent?.text ?? '')?.[1] ?? '' };
  };
  for (let quarter = 0; quarter < 4; quarter += 1) {
    await attack(5 * 60);
    const { attempt, code } = await codeSentTo(own);
    await attack(9 * 60);
    // A wrong one of the member's own, and the specified payload every other time.
    await own.enter(MEMBER, otherThan(code), attempt);
    const entered = await own.enter(MEMBER, code, quarter % 2 === 0 ? attempt : undefined);
    expect(entered.status).toBe(200);
    await attack(60);
  }
  expect(club.now().getTime()).toBe(end);
  expect(club.mailbox.messages().length - before).toBeLessThanOrEqual(15);
});

test('api/sign-in-11: a client leaves at most eighty records an hour, whatever it tries', async () => {
  const { club, browserAt, rowsOf } = await startClub();
  const client = browserAt('192.0.2.1');
  for (let round = 0; round < 20; round += 1) {
    await Promise.all(
      Array.from({ length: 10 }, async (_, index) => {
        const email = `${round}-${index}@elsewhere.example`;
        return index % 2 === 0 ? client.ask(email) : client.enter(email, '123456');
      }),
    );
    club.passTime(MINUTE);
  }
  expect(await rowsOf('sign_in_addresses')).toBe(20 + 60);
  expect(await rowsOf('sign_in_attempts')).toBe(20);
  expect(await rowsOf('sign_in_clients')).toBe(1);
});

test('api/sign-in-7, api/sign-in-12: disabled sign-in shows by email alone', async () => {
  const { club, browserAt } = await startClub();
  const browser = browserAt('192.0.2.1');
  await browser.ask(MEMBER);
  const code = await club.mailbox.nextCode(MEMBER);
  await club.testDatabase.run('update sign_in_addresses set failures_in_a_row = 100');
  expect(codeOf(await browser.enter(MEMBER, code))).toBe('invalid_code');
  club.passTime(MINUTE);
  expect((await browser.ask(MEMBER)).status).toBe(200);
  const { subject, text } = await club.mailbox.next(
    ({ subject: line }) => line === 'Signing in to Parlour',
  );
  expect(`${subject} ${text}`).toMatch(
    /no codes are sent[^]*please write to concierge@club.example/,
  );
  expect(text).not.toMatch(/\d{6}/);
});
