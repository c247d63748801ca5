import { expect, onTestFinished, test } from 'vitest';
import { SECOND_MEMBER, STAFF } from '../testing/constants.ts';
import { startTestClub } from '../testing/testClub.ts';
import { after, HOUR } from '../platform/process/clock.ts';

test('api/emails-15: a member redeems and registers at most sixty times an hour, and what is rejected or repeated does not count', async () => {
  const { club, stop } = await startTestClub();
  onTestFinished(stop);
  const as = await club.signIn();
  const other = await club.signIn(SECOND_MEMBER);
  const run = club.testDatabase.run.bind(club.testDatabase);
  const [benefit] = await run('select id from benefits where expires_at is null limit 1');
  await run(
    `insert into events (id, title, description, start_date, time_zone)
     values ('evening', 'An evening', '', $1, 'UTC')`,
    [after(club.now(), 48 * HOUR)],
  );
  const redeem = (by = as, id = String(benefit?.['id']), key: string = crypto.randomUUID()) =>
    club.api.redeemBenefit({ params: { id } }, { as: by, headers: { 'idempotency-key': key } });
  const register = () =>
    club.api.registerForEvent(
      {
        params: { id: 'evening' },
        body: {
          eventId: 'evening',
          attendeeInfo: { firstName: 'Ada', lastName: 'King', email: STAFF },
        },
      },
      { as },
    );
  const countStored = async () => [
    await run(`select count(*) from pgboss.job where name = 'mail'`),
    await run('select count(*) from registrations'),
  ];
  for (let index = 0; index < 70; index += 1) {
    expect((await redeem(as, 'no such benefit')).status).toBe(404);
  }
  for (let index = 0; index < 60; index += 1) {
    expect((await redeem(as, undefined, `key ${index}`)).status).toBe(200);
  }
  const before = await countStored();
  for (const late of [await redeem(), await register()]) {
    expect(late).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    expect(late.body.message).toContain(`or write to ${STAFF}`);
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(late.headers['retry-after'])).toBeLessThanOrEqual(3600);
  }
  expect(await countStored()).toEqual(before);
  expect((await redeem(as, undefined, 'key 3')).status).toBe(200);
  expect((await redeem(other)).status).toBe(200);
  club.passTime(HOUR);
  expect((await register()).status).toBe(200);
});
