import { clubDay, codeLastDay, formatDay, isBenefitOver } from '@parlour/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { after, DAY, HOUR, MINUTE, SECOND } from '../../platform/process/clock.ts';
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

const list = async (category?: string) => {
  const response = await club.api.listBenefits({ query: { category } }, { as });
  expect(response.status).toBe(200);
  return response.data();
};

test('api/benefits-1: the list has every benefit, its groups and its categories', async () => {
  const { benefits, groupedBenefits, categories, totalCount } = await list();
  expect(totalCount).toBe(benefits.length);
  expect(totalCount).toBeGreaterThanOrEqual(36);
  expect(groupedBenefits.map(({ category }) => category)).toEqual(categories);
  expect(groupedBenefits.flatMap((group) => group.benefits)).toHaveLength(totalCount);
});

test('api/benefits-2: a category selects its own benefits, in any letter case, and the list of categories stays whole', async () => {
  const all = await list();
  const [category = ''] = all.categories;
  const some = await list(category.toLowerCase());
  expect(some.benefits.length).toBeLessThan(all.totalCount);
  expect(new Set(some.benefits.map((benefit) => benefit.category))).toEqual(new Set([category]));
  expect(some.categories).toEqual(all.categories);
  expect((await list('ALL')).totalCount).toBe(all.totalCount);
  expect(await list('Nothing')).toMatchObject({ benefits: [], totalCount: 0 });
});

test('api/benefits-3: without benefitView there is no list, and the error names it', async () => {
  const refused = await club.call('GET', '/api/vendors', { as });
  expect(refused).toMatchObject({ status: 400, body: { field: 'benefitView' } });
});

test('api/benefits-4: one benefit, and Benefit not found', async () => {
  const [first] = (await list()).benefits;
  const found = await club.api.getBenefit({ params: { id: first!.id } }, { as });
  const { address: _, ...rest } = found.data();
  expect(rest).toEqual(first);
  const missing = await club.api.getBenefit({ params: { id: 'none' } }, { as });
  expect(missing).toMatchObject({ status: 404, body: { message: 'Benefit not found' } });
});

test('api/benefits-11: a benefit names its vendor until the vendor is removed, which takes nothing else', async () => {
  const { id } = (await list()).benefits.at(-1)!;
  await club.testDatabase.run(
    "insert into vendors (id, name, slug, type, description) values ('closing', 'C', 'c', 'Store', '')",
  );
  await club.testDatabase.run("update benefits set vendor_id = 'closing' where id = $1", [id]);
  const get = async () => (await club.api.getBenefit({ params: { id } }, { as })).data();
  const before = await get();
  expect(before.vendorId).toBe('closing');
  await club.testDatabase.run("delete from vendors where id = 'closing'");
  expect(await get()).toEqual({ ...before, vendorId: null });
});

test('api/benefits-12: one benefit has the address of its vendor, unless that is hidden', async () => {
  const { id } = (await list()).benefits.at(-1)!;
  await club.testDatabase.run(
    "insert into vendors (id, name, slug, type, description, address) values ('open', 'O', 'o', 'Store', '', '7 Rua do Salitre')",
  );
  await club.testDatabase.run("update benefits set vendor_id = 'open' where id = $1", [id]);
  const address = async () =>
    (await club.api.getBenefit({ params: { id } }, { as })).data().address;
  expect(await address()).toBe('7 Rua do Salitre');
  expect((await list()).benefits.some((benefit) => 'address' in benefit)).toBe(false);
  await club.testDatabase.run("update vendors set hidden_at = now() where id = 'open'");
  expect(await address()).toBeNull();
  await club.testDatabase.run("delete from vendors where id = 'open'");
});

test('api/benefits-9: a visitor whose ref names a member reads one benefit, no list, and redeems none', async () => {
  const { id } = (await list()).benefits[0]!;
  const [member] = await club.testDatabase.run('select id from members limit 1');
  const ref = String(member?.['id']);
  const shared = await club.api.getBenefit({ params: { id } }, { ref });
  expect(shared.status).toBe(200);
  expect(shared.headers['x-robots-tag']).toBe('noindex');
  const refused = await Promise.all([
    club.api.getBenefit({ params: { id } }),
    club.api.getBenefit({ params: { id } }, { ref: 'nobody' }),
    club.api.listBenefits({}, { ref }),
    club.api.redeemBenefit({ params: { id } }, { ref }),
  ]);
  expect(refused.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
});

test('api/benefits-5: a benefit that has expired is gone from list, page and redemption', async () => {
  const before = await list();
  const lasting = before.benefits.find(({ expiresAt }) => expiresAt !== null);
  await club.testDatabase.run('update benefits set expires_at = $2 where id = $1', [
    lasting?.id,
    '2030-02-28',
  ]);
  await expect.poll(async () => (await list()).totalCount).toBe(before.totalCount - 1);
  expect((await club.api.getBenefit({ params: { id: lasting!.id } }, { as })).status).toBe(404);
  expect((await club.api.redeemBenefit({ params: { id: lasting!.id } }, { as })).status).toBe(404);
});

test('api/benefits-5, core/benefits-1: on every day, the server and the rule of the core agree on what is over', async () => {
  const benefit = (await list()).benefits.filter(({ expiresAt }) => expiresAt === null).at(-1)!;
  const get = () => club.api.getBenefit({ params: { id: benefit.id } }, { as });
  const verdicts = new Set<boolean>();
  // From one second before midnight on, in UTC: noon, the next midnight and the noon after it.
  club.passTime(DAY - (club.now().getTime() % DAY) - SECOND);
  for (const step of [0, SECOND, 12 * HOUR, 12 * HOUR, 12 * HOUR]) {
    club.passTime(step);
    for (const daysLeft of [-2, -1, 0, 1, 2]) {
      const expiresAt = clubDay(after(club.now(), daysLeft * DAY));
      await club.testDatabase.run('update benefits set expires_at = $2 where id = $1', [
        benefit.id,
        expiresAt,
      ]);
      const isOver = isBenefitOver({ expiresAt }, club.now());
      expect([expiresAt, (await get()).status]).toEqual([expiresAt, isOver ? 404 : 200]);
      verdicts.add(isOver);
    }
  }
  expect(verdicts).toEqual(new Set([true, false]));
});

test('api/benefits-6: what staff wrote can not run in a member’s browser', async () => {
  const { id } = (await list()).benefits[3]!;
  await club.testDatabase.run(
    `update benefits set description = $2, website = $3, booking_url = $4 where id = $1`,
    [
      id,
      '<p onclick="x()">Hi<script>x()</script><img src=x onerror=x()></p>',
      'java\tscript:x()',
      'example.com',
    ],
  );
  const { body } = await club.api.getBenefit({ params: { id } }, { as });
  expect(body.data).toMatchObject({
    description: '<p>Hi</p>',
    website: null,
    bookingUrl: 'https://example.com',
  });
});

test('api/benefits-7, api/benefits-8, api/emails-16: redeeming gives a code, emails it, and gives the same one while it is valid', async () => {
  const [benefit] = (await list()).benefits.filter(({ expiresAt }) => expiresAt === null);
  const redeem = (by = as) => club.api.redeemBenefit({ params: { id: benefit!.id } }, { as: by });
  const [one, two] = [(await redeem()).data(), (await redeem()).data()];
  const part = '[3479ACDEFGHJKMNPQRTVWXY]{4}';
  expect(one.redemptionCode).toMatch(new RegExp(`^${part}-${part}-${part}$`));
  expect(one.instructions).toBe(
    `Show this code to ${benefit?.provider} when you book or arrive, and mention Parlour.`,
  );
  expect(two).toEqual(one);
  const countEmails = async () =>
    Number(
      (await club.testDatabase.run(`select count(*) from pgboss.job where name = 'mail'`))[0]?.[
        'count'
      ],
    );
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
  club.passTime(5 * MINUTE - 1);
  await redeem();
  expect(await countEmails()).toBe(1);
  club.passTime(1);
  await Promise.all([redeem(), redeem()]);
  expect(await countEmails()).toBe(2);
  await expect.poll(() => club.mailbox.messages().filter(isRedemptionEmail).length).toBe(2);

  const other = (await redeem(await club.signIn(SECOND_MEMBER))).data();
  expect(other.redemptionCode).not.toBe(one.redemptionCode);
});

test('api/benefits-8: a code that has run out is replaced', async () => {
  const [, benefit] = (await list()).benefits.filter(({ expiresAt }) => expiresAt === null);
  const redeem = async () =>
    (await club.api.redeemBenefit({ params: { id: benefit!.id } }, { as })).data();
  const one = await redeem();
  expect(codeLastDay(one)).toBe(clubDay(after(club.now(), 30 * DAY)));
  const email = await club.mailbox.next(({ text }) => text.includes(one.redemptionCode));
  expect(email.text).toContain(`Valid until: ${formatDay(codeLastDay(one))}`);
  await club.testDatabase.run('update redemptions set expires_at = $1', [club.now()]);
  club.passTime(SECOND);
  expect((await redeem()).redemptionCode).not.toBe(one.redemptionCode);
});

test('api/benefits-8: two redemptions at once give one code', async () => {
  const [, , benefit] = (await list()).benefits.filter(({ expiresAt }) => expiresAt === null);
  const responses = await Promise.all(
    Array.from({ length: 6 }, () =>
      club.api.redeemBenefit({ params: { id: benefit!.id } }, { as }),
    ),
  );
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(responses.map(({ data }) => data().redemptionCode)).size).toBe(1);
});

test('api/benefits-10: a member’s list has their own codes, the last made first, also of a benefit that is over', async () => {
  const by = await club.signIn(SECOND_MEMBER);
  const own = async () => (await club.api.listRedemptions({}, { as: by })).data();
  const before = await own();
  const [one, two] = (await list()).benefits
    .filter(({ expiresAt }) => expiresAt === null)
    .slice(-3);
  const redeem = async (id: string) =>
    (await club.api.redeemBenefit({ params: { id } }, { as: by })).data();
  const first = await redeem(one!.id);
  club.passTime(SECOND);
  const second = await redeem(two!.id);
  expect(await own()).toEqual([second, first, ...before]);
  expect(first.benefit).toEqual({
    id: one!.id,
    title: one!.title,
    provider: one!.provider,
    value: one!.value,
    imageUrl: one!.imageUrl,
    expiresAt: null,
  });
  await club.testDatabase.run(`update benefits set expires_at = '2020-01-01' where id = $1`, [
    one!.id,
  ]);
  expect((await own()).map(({ redemptionCode }) => redemptionCode)).toContain(first.redemptionCode);
  expect((await own()).map(({ benefit }) => benefit.isHidden)).not.toContain(true);
  await club.testDatabase.run('update benefits set hidden_at = now() where id = $1', [two!.id]);
  const hidden = (await own()).filter(({ benefit }) => benefit.isHidden === true);
  expect(hidden.map(({ redemptionCode }) => redemptionCode)).toEqual([second.redemptionCode]);
  const others = (await club.api.listRedemptions({}, { as: await club.signIn() })).data();
  expect(others.map(({ redemptionCode }) => redemptionCode)).not.toContain(first.redemptionCode);
});

test('api/benefits-10: the list is read by an index, never cached, and for members alone', async () => {
  const response = await club.api.listRedemptions({}, { as: await club.signIn() });
  expect(response.headers['cache-control']).toContain('no-store');
  const [index] = await club.testDatabase.run(
    `select indexdef from pg_indexes where indexname = 'redemptions_member_id_created_at_index'`,
  );
  expect(index?.['indexdef']).toContain('(member_id, created_at)');
  const [member] = await club.testDatabase.run('select ref from members limit 1');
  const refused = await club.api.listRedemptions({}, { ref: String(member?.['ref']) });
  expect(refused.status).toBe(401);
});
