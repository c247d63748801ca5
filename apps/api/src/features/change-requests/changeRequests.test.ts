import { changeRequestSchema, fieldLabelOf } from '@parlour/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MEMBER, STAFF } from '../../testing/constants.ts';
import { startTestClub, type TestClub, type Tokens } from '../../testing/testClub.ts';

let club: TestClub;
let stop: () => Promise<void>;
let as: Tokens;
beforeAll(async () => {
  ({ club, stop } = await startTestClub());
  as = await club.signIn();
});
afterAll(() => stop());

const submit = (body: object, headers: Record<string, string> = {}) =>
  club.call('POST', '/api/profile/change-requests', { as, body, headers });
const countOf = async (table: string) =>
  Number((await club.testDatabase.run(`select count(*) as n from ${table}`))[0]?.['n']);

test.each([
  ['email', 'ada.new@club.example', 'ada.new@club.example', MEMBER],
  ['legalName', 'Rosalind Byron', 'Rosalind Byron', 'Rosalind'],
  ['dateOfBirth', '1978-03-01', 'March 1, 1978', 'February 28, 1978'],
  ['other', 'Two first names', 'Two first names', 'Something else'],
])(
  'api/change-requests-1, api/change-requests-2: the change request for another %s is stored and reaches both',
  async (...given) => {
    const [field, requestedValue, formatted, present] = given;
    const profile = () => club.api.getProfile({}, { as });
    const before = (await profile()).text;
    const { status, body } = await submit({ field, requestedValue, note: `Since ${field}` });
    expect([status, body.message]).toEqual([201, 'We will follow up via email.']);
    const { id } = changeRequestSchema.parse(body.data);
    const [row] = await club.testDatabase.run('select * from change_requests where id = $1', [id]);
    expect(row).toMatchObject({ field, requested_value: requestedValue, note: `Since ${field}` });
    expect((await profile()).text).toBe(before);

    const toStaff = await club.mailbox.next(
      (mail) => mail.to.address === STAFF && mail.text.includes(id),
    );
    expect(toStaff.replyTo?.address).toBe(MEMBER);
    for (const text of [formatted, present, `Since ${field}`]) expect(toStaff.text).toContain(text);
    const toMember = await club.mailbox.next(
      (mail) => mail.to.address === MEMBER && mail.text.includes(`Since ${field}`),
    );
    expect(toMember.replyTo?.address).toBe(STAFF);
    expect(toMember.text).toContain('We will follow up via email.');
    expect(toMember.text).toContain('If this was not you');
  },
);

test.each([
  [{ field: 'email', requestedValue: 'nobody' }, 'requestedValue'],
  [{ field: 'dateOfBirth', requestedValue: '1978-02-30' }, 'requestedValue'],
  [{ field: 'dateOfBirth', requestedValue: '2030-03-02' }, 'requestedValue'],
  [{ field: 'legalName', requestedValue: ' ' }, 'requestedValue'],
  [{ field: 'legalName', requestedValue: 'A\r\nBcc: thief@elsewhere.example' }, 'requestedValue'],
  [{ field: 'legalName', requestedValue: 'A', note: 'a'.repeat(5001) }, 'note'],
  [{ field: 'crmId', requestedValue: '1' }, 'field'],
  [{}, 'field'],
])(
  'api/change-requests-3, api/change-requests-4: %j is refused by %s and leaves nothing',
  async (body, field) => {
    const before = [await countOf('change_requests'), await countOf('pgboss.job')];
    const refused = await submit(body);
    expect(refused).toMatchObject({ status: 400, body: { field } });
    expect(refused.body.message).toContain(fieldLabelOf(field));
    expect([await countOf('change_requests'), await countOf('pgboss.job')]).toEqual(before);
  },
);

test('api/change-requests-4: repeated concurrently with its key, a change request is stored once and emailed once', async () => {
  const before = await countOf('change_requests');
  const changeRequest = { field: 'other', requestedValue: 'Only once' };
  const responses = await Promise.all(
    Array.from({ length: 8 }, () => submit(changeRequest, { 'idempotency-key': 'only once' })),
  );
  expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
  expect(await countOf('change_requests')).toBe(before + 1);
  const emails = () => club.mailbox.messages().filter(({ text }) => text.includes('Only once'));
  const openJobs = () =>
    club.testDatabase.run("select 1 from pgboss.job where name = 'mail' and state <> 'completed'");
  await expect.poll(async () => (await openJobs()).length, { timeout: 10_000 }).toBe(0);
  expect(
    emails()
      .map(({ to }) => to.address)
      .toSorted(),
  ).toEqual([STAFF, MEMBER].toSorted());
});

test('api/change-requests-1: a change request belongs to its member, even if its body names another', async () => {
  const [victim] = await club.testDatabase.run('select id from members where email <> $1 limit 1', [
    MEMBER,
  ]);
  const { body } = await submit({
    field: 'other',
    requestedValue: 'For another',
    memberId: victim?.['id'],
    id: 'chosen',
  });
  const { id } = changeRequestSchema.parse(body.data);
  const [row] = await club.testDatabase.run(
    'select m.email, c.id from change_requests c join members m on m.id = c.member_id where c.id = $1',
    [id],
  );
  expect(row).toEqual({ email: MEMBER, id });
  expect(id).not.toBe('chosen');
});
