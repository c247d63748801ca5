import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Transaction } from '../../platform/postgres/database.ts';
import { HOUR } from '../../platform/process/clock.ts';
import { during, untilWaiting } from '../../testing/atOnce.ts';
import { MEMBER, SECOND_MEMBER } from '../../testing/constants.ts';
import { startTestClub } from '../../testing/testClub.ts';
import { deactivateMember } from './membership.ts';
import { changeIdentity, endSessions } from './service.ts';

const { club, stop } = await startTestClub();
afterAll(() => stop());
beforeEach(() => club.passTime(HOUR));

const enter = (code: string, email = MEMBER) => club.api.verifyCode({ body: { email, code } });

async function codeFor(email: string): Promise<string> {
  await club.api.requestCode({ body: { email } });
  return club.mailbox.nextCode(email);
}

test('api/sessions-6: the session of a sign-in under way ends with those of the member', async () => {
  const code = await codeFor(MEMBER);
  const { entering, ending } = await during(
    club,
    // No event can be stored, so that the sign-in does not end.
    (transaction) => transaction.execute(sql`lock table audit_entries in share mode`),
    async () => {
      const entered = enter(code);
      await untilWaiting(club, 1);
      const ended = club.database.transaction((transaction) =>
        endSessions(transaction, MEMBER, club.now()),
      );
      await untilWaiting(club, 2);
      return { entering: entered, ending: ended };
    },
  );
  const { token, user } = (await entering).data();
  expect((await ending).endedSessions).toBe(1);
  const as = { token, crmToken: user.crmToken };
  expect((await club.api.getProfile({}, { as })).status).toBe(401);
});

test.each<[string, string, (transaction: Transaction, email: string) => Promise<unknown>]>([
  [
    'api/members-5: a member who is deactivated',
    SECOND_MEMBER,
    (transaction, email) => deactivateMember(transaction, email, club.now()),
  ],
  [
    'api/sessions-6: a member whose email is changed',
    MEMBER,
    (transaction, email) =>
      changeIdentity(transaction, { email, field: 'email', value: 'n@club.example' }, club.now()),
  ],
])('%s at the same time does not get in with the code', async (_, email, change) => {
  const code = await codeFor(email);
  const { entering } = await during(
    club,
    (transaction) => change(transaction, email),
    async () => {
      const entered = enter(code, email);
      await untilWaiting(club, 1);
      return { entering: entered };
    },
  );
  expect(await entering).toMatchObject({ status: 400, body: { code: 'invalid_code' } });
});
