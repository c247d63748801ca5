import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { HOUR, SECOND } from '../../platform/process/clock.ts';
import { during, untilWaiting } from '../../testing/atOnce.ts';
import { MEMBER } from '../../testing/constants.ts';
import { startTestClub } from '../../testing/testClub.ts';

const { club, stop } = await startTestClub();
afterAll(() => stop());
beforeEach(() => club.passTime(HOUR));

const enter = (code: string) => club.api.verifyCode({ body: { email: MEMBER, code } });

test.each(['sign_in_addresses', 'sign_in_clients'])(
  'api/sign-in-6, api/sign-in-11: a try that waited in %s counts from its turn on, not from its start',
  async (table) => {
    await enter('000000');
    club.passTime(SECOND);
    const { waiting } = await during(
      club,
      (transaction) => transaction.execute(sql.raw(`select from ${table} for update`)),
      async () => {
        const entered = enter('000000');
        await untilWaiting(club, 1);
        club.passTime(30 * SECOND);
        return { waiting: entered };
      },
    );
    expect((await waiting).status).toBe(400);
    for (const counts of ['sign_in_addresses', 'sign_in_clients']) {
      const [row] = await club.testDatabase.run(
        `select failed_at[array_upper(failed_at, 1)] as last from ${counts}`,
      );
      expect(row?.['last']).toEqual(club.now());
    }
  },
);
