import { setTimeout as wait } from 'node:timers/promises';
import type { KeyPermission } from '@parlour/contract';
import type { ImportDetail, ImportMapping } from '@parlour/contract/staff';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { after, DAY } from '../../../platform/process/clock.ts';
import { startTestClub, type TestClub } from '../../../testing/testClub.ts';

let club: TestClub;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ club, stop } = await startTestClub());
});
afterAll(() => stop());

/** Creates a key, and returns what sends it with a call. */
const createKey = async (name: string, ...permissions: readonly KeyPermission[]) => {
  const as = await club.signInStaff('administrator');
  const expiresAt = after(club.now(), DAY).toISOString();
  const body = { name, permissions: [...permissions], expiresAt };
  const { id, secret } = (await club.desk.createApiKey({ body }, { as })).data();
  return { id, options: { headers: { authorization: `Bearer ${secret}` } } };
};
type Key = Awaited<ReturnType<typeof createKey>>;

const upload = (content: string, { options }: Key) => {
  const file = `data:text/csv;base64,${Buffer.from(content).toString('base64')}`;
  return club.desk.uploadImport({ body: { file, name: 'crm.csv' } }, options);
};
const plan = (id: string, mapping: ImportMapping, { options }: Key) =>
  club.desk.planImport(
    { params: { id }, body: { mapping, saveAs: null, hidesMissing: false } },
    options,
  );

/** Waits until the server's work on an import has ended. */
async function whenIdle(id: string, key: Key): Promise<ImportDetail> {
  for (;;) {
    const detail = (await club.desk.getImport({ params: { id } }, key.options)).data();
    if (!['planning', 'applying'].includes(detail.status)) return detail;
    await wait(30);
  }
}

test('api/staff/api-keys-10: a key imports vendors, and the import and the audit trail name it', async () => {
  const key = await createKey('Nightly CRM', 'content.import');
  const { id } = (await upload('Account ID,Account Name\nA1,One\n', key)).data();
  const columns = { 'Account ID': 'externalId', 'Account Name': 'name' };
  const fixedValues = { type: 'Hotels', description: 'x' };
  await plan(id, { kind: 'vendor', columns, fixedValues }, key);
  const { planHash } = await whenIdle(id, key);
  await club.desk.applyImport({ params: { id }, body: { planHash: planHash! } }, key.options);
  expect(await whenIdle(id, key)).toMatchObject({ status: 'applied', createdBy: 'Nightly CRM' });
  expect(
    await club.testDatabase.run(
      `select action, actor from audit_entries where subject = 'import:${id}' order by seq`,
    ),
  ).toEqual(
    ['import.uploaded', 'import.planned', 'import.applied'].map((action) => ({
      action,
      actor: `key:${key.id}`,
    })),
  );
  expect((await club.desk.revertImport({ params: { id } }, key.options)).status).toBe(403);
});

test('api/staff/api-keys-10: a key imports members only with the permission to change them', async () => {
  const members: ImportMapping = {
    kind: 'members',
    columns: { Id: 'crmId', First: 'firstName', Last: 'lastName', Email: 'email' },
    fixedValues: {},
  };
  const csv = 'Id,First,Last,Email\n1,Ann,Lee,ann@club.example\n';
  const key = await createKey('Content', 'content.import');
  const { id } = (await upload(csv, key)).data();
  expect((await plan(id, members, key)).status).toBe(403);
  const other = await createKey('Members', 'content.import', 'member.edit');
  expect((await plan(id, members, other)).status).toBe(200);
  expect((await whenIdle(id, other)).status).toBe('planned');
  expect((await club.desk.getImport({ params: { id } }, key.options)).status).toBe(403);
});
