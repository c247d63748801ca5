import { benefitListSchema, benefitSchema } from '@parlour/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY, SECOND } from '../../platform/process/clock.ts';
import { MEMBER, SECOND_MEMBER } from '../../testing/constants.ts';
import { startTestClub, type TestClub, type Tokens } from '../../testing/testClub.ts';

let club: TestClub;
let stop: () => Promise<void>;
let as: Tokens;
beforeAll(async () => {
  ({ club, stop } = await startTestClub());
  as = await club.signIn();
});
afterAll(() => stop());

const list = async (query = '') => {
  const { status, body } = await club.call('GET', `/api/vendors?benefitView=true${query}`, { as });
  expect(status).toBe(200);
  return benefitListSchema.parse(body.data);
};

test('BE1: the list has every benefit, its groups and its categories', async () => {
  const { benefits, groupedBenefits, categories, totalCount } = await list();
  expect(totalCount).toBe(benefits.length);
  expect(totalCount).toBeGreaterThanOrEqual(36);
  expect(groupedBenefits.map(({ category }) => category)).toEqual(categories);
  expect(groupedBenefits.flatMap((group) => group.benefits)).toHaveLength(totalCount);
});

test('BE2: a category selects its own benefits, in any letter case, and the list of categories stays whole', async () => {
  const all = await list();
  const [category = ''] = all.categories;
  const some = await list(`&category=${encodeURIComponent(category.toLowerCase())}`);
  expect(some.benefits.length).toBeLessThan(all.totalCount);
  expect(new Set(some.benefits.map((benefit) => benefit.category))).toEqual(new Set([category]));
  expect(some.categories).toEqual(all.categories);
  expect((await list('&category=ALL')).totalCount).toBe(all.totalCount);
  expect(await list('&category=Nothing')).toMatchObject({ benefits: [], totalCount: 0 });
});

test('BE3: without benefitView there is no list, and the refusal names it', async () => {
  const refused = await club.call('GET', '/api/vendors', { as });
  expect(refused).toMatchObject({ status: 400, body: { field: 'benefitView' } });
});

test('BE4: one benefit, and Benefit not found', async () => {
  const [first] = (await list()).benefits;
  const { body } = await club.call('GET', `/api/vendors/${first?.id}?benefitView=true`, { as });
  expect(benefitSchema.parse(body.data)).toEqual(first);
  const missing = await club.call('GET', '/api/vendors/none?benefitView=true', { as });
  expect(missing).toMatchObject({ status: 404, body: { message: 'Benefit not found' } });
});

test('BE9: a visitor whose ref names a member reads one benefit, no list, and redeems none', async () => {
  const path = `/api/vendors/${(await list()).benefits[0]?.id}`;
  const member = (await club.testDatabase.run('select id from members limit 1'))[0]?.['id'];
  const shared = await club.call('GET', `${path}?benefitView=true&ref=${member}`);
  expect(shared.status).toBe(200);
  expect(shared.headers['x-robots-tag']).toBe('noindex');
  const refused = await Promise.all([
    club.call('GET', `${path}?benefitView=true`),
    club.call('GET', `${path}?benefitView=true&ref=nobody`),
    club.call('GET', `/api/vendors?benefitView=true&ref=${member}`),
    club.call('POST', `${path}/redeem?ref=${member}`),
  ]);
  expect(refused.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
});

test('BE5: a benefit that has expired is gone from list, page and redemption', async () => {
  const before = await list();
  const lasting = before.benefits.find(({ expiresAt }) => expiresAt !== null);
  await club.testDatabase.run('update benefits set expires_at = $2 where id = $1', [
    lasting?.id,
    '2030-02-28',
  ]);
  await expect.poll(async () => (await list()).totalCount).toBe(before.totalCount - 1);
  const path = `/api/vendors/${lasting?.id}`;
  expect((await club.call('GET', `${path}?benefitView=true`, { as })).status).toBe(404);
  expect((await club.call('POST', `${path}/redeem`, { as })).status).toBe(404);
});

test('BE6: what staff wrote can not run in a member’s browser', async () => {
  const id = (await list()).benefits[3]?.id;
  await club.testDatabase.run(
    `update benefits set description = $2, website = $3, booking_url = $4 where id = $1`,
    [
      id,
      '<p onclick="x()">Hi<script>x()</script><img src=x onerror=x()></p>',
      'java\tscript:x()',
      'example.com',
    ],
  );
  const { body } = await club.call('GET', `/api/vendors/${id}?benefitView=true`, { as });
  expect(body.data).toMatchObject({
    description: '<p>Hi</p>',
    website: null,
    bookingUrl: 'example.com',
  });
});

test('BE7, BE8: redeeming gives a code, e-mails it, and gives the same one while it is valid', async () => {
  const [benefit] = (await list()).benefits.filter(({ expiresAt }) => expiresAt === null);
  const redeem = (by = as) => club.call('POST', `/api/vendors/${benefit?.id}/redeem`, { as: by });
  const [one, two] = [(await redeem()).body.data, (await redeem()).body.data];
  expect(one.redemptionCode).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  expect(one.instructions).toBe(
    `Show this code to ${benefit?.provider} when you book or arrive, and mention Parlour.`,
  );
  expect(two).toEqual(one);
  const isRedemptionEmail = ({
    subject,
    to,
    text,
  }: {
    subject: string;
    to: { address: string };
    text: string;
  }) =>
    to.address === MEMBER &&
    subject.includes(benefit?.title ?? '') &&
    text.includes(one.redemptionCode);
  await club.mailbox.next(isRedemptionEmail);
  await expect.poll(() => club.mailbox.messages().filter(isRedemptionEmail).length).toBe(2);

  const other = (await redeem(await club.signIn(SECOND_MEMBER))).body.data;
  expect(other.redemptionCode).not.toBe(one.redemptionCode);
});

test('BE8: a code that has run out is replaced', async () => {
  const [, benefit] = (await list()).benefits.filter(({ expiresAt }) => expiresAt === null);
  const redeem = async () =>
    (await club.call('POST', `/api/vendors/${benefit?.id}/redeem`, { as })).body.data;
  const one = await redeem();
  expect(Date.parse(one.expiresAt) - club.now().getTime()).toBe(30 * DAY);
  await club.testDatabase.run('update redemptions set expires_at = $1', [club.now()]);
  club.passTime(SECOND);
  expect((await redeem()).redemptionCode).not.toBe(one.redemptionCode);
});

test('BE8: two redemptions at once give one code', async () => {
  const [, , benefit] = (await list()).benefits.filter(({ expiresAt }) => expiresAt === null);
  const responses = await Promise.all(
    Array.from({ length: 6 }, () =>
      club.call('POST', `/api/vendors/${benefit?.id}/redeem`, { as }),
    ),
  );
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(responses.map(({ body }) => body.data.redemptionCode)).size).toBe(1);
});
