import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { ImportMapping } from '@parlour/contract/staff';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { START } from '../../../testing/constants.ts';
import { createEmptyClub } from '../../../testing/emptyClub.ts';
import { clubFile, folderOf, importPath } from '../../../testing/importing.ts';
import { endSessionsOf } from '../../members/endSessionsOf.ts';
import { openDatabase } from '../../../platform/postgres/database.ts';
import type { TestDatabase } from '../../../testing/testDatabase.ts';
import { takeBack } from './takeBack.ts';

let club: TestDatabase;
beforeAll(async () => {
  club = await createEmptyClub();
});
afterAll(() => club.drop());
beforeEach(async () => {
  for (const table of ['benefits', 'vendors', 'members', 'imports', 'content_versions']) {
    await club.run(`delete from ${table}`);
  }
});

const mappingBy = (header: string): ImportMapping => ({
  kind: 'vendor',
  columns: { [header]: 'externalId', Name: 'name' },
  fixedValues: { type: 'Hotels', description: 'x' },
});
const importTable = async (header: string, rows: readonly string[], more: object = {}) => {
  const content = [`${header},Name`, ...rows].join('\n');
  const path = join(await folderOf({ 'crm.csv': content }), 'crm.csv');
  return importPath(club, path, { mapping: mappingBy(header), ...more });
};
const seen = async () =>
  (await club.run('select name from vendors where hidden_at is null order by name')).map(
    ({ name }) => name,
  );

test('api/staff/imports-21: what an earlier file of the same source brought, and this one has no more, is hidden', async () => {
  await importTable('Account ID', ['1,One', '2,Two', '3,Three']);
  await importTable('Record ID', ['r1,Other source']);
  await club.run(
    `insert into vendors (id, name, slug, type, description, external_id) values ('v', 'By hand', 'by-hand', 'x', 'x', '9')`,
  );
  const rows = ['1,One', '3,', '4,Four'];
  const without = await importTable('Account ID', rows, { applies: null });
  expect(without.plan.hidden).toEqual([]);
  const planned = await importTable('Account ID', rows, { applies: null, hidesMissing: true });
  expect(planned.plan).toMatchObject({
    counts: [{ kind: 'vendor', created: 1, changed: 0, unchanged: 1, refused: 1, hidden: 1 }],
    hidden: [{ kind: 'vendor', title: 'Two', externalId: '2' }],
  });
  expect(planned.planHash).not.toBe(without.planHash);
  expect(await seen()).toHaveLength(5);

  const importId = randomUUID();
  const applies = planned.planHash;
  await importTable('Account ID', rows, { applies, hidesMissing: true, importId });
  expect(await seen()).toEqual(['By hand', 'Four', 'One', 'Other source', 'Three']);
  const again = await importTable('Account ID', rows, { hidesMissing: true });
  expect(again.plan.hidden).toEqual([]);

  const database = openDatabase(club.connectionString, () => undefined);
  const author = { staffId: null, actor: 'operator:test', requestId: null };
  await database.transaction((transaction) =>
    takeBack(transaction, { ...author, importId, now: START, endSessions: endSessionsOf }),
  );
  await database.close();
  expect(await seen()).toEqual(['By hand', 'One', 'Other source', 'Three', 'Two']);
});

test('api/staff/imports-21: a row without an identifier hides nothing of its kind', async () => {
  await importTable('Account ID', ['1,One', '2,Two']);
  const { plan } = await importTable('Account ID', ['1,One', ',Two'], { hidesMissing: true });
  expect(plan.hidden).toEqual([]);
  expect(plan.notes).toEqual([
    'crm.csv, line 3: The row has no identifier, so no vendors are hidden.',
  ]);
});

test('api/staff/imports-21: a package hides what it has no more before others refer to it, and no member', async () => {
  const vendors = 'externalId,name,type,description\nw1,One,Hotels,x\n';
  const members = 'crmId,email,firstName,lastName\nm1,m1@club.test,Ada,L\n';
  const benefits = (vendor: string) =>
    `externalId,title,provider,vendorId,memberBenefitDescription,description\nb1,T,P,${vendor},x,y\n`;
  const first = { ...clubFile, 'vendors.csv': `${vendors}w2,Two,Hotels,x\n` };
  await importPath(
    club,
    await folderOf({ ...first, 'members.csv': `${members}m2,m2@club.test,B,C\n` }),
  );
  const second = { ...clubFile, 'vendors.csv': vendors, 'members.csv': members };
  const folder = await folderOf({ ...second, 'benefits.csv': benefits('w2') });
  const { plan } = await importPath(club, folder, { hidesMissing: true });
  expect(plan.hidden.map(({ title }) => title)).toEqual(['Two']);
  expect(plan.refused.map(({ message }) => message)).toEqual([
    'Vendor: the vendor “Two” is hidden.',
  ]);
  expect(await club.run('select 1 from members where is_active')).toHaveLength(2);
  expect(await seen()).toEqual(['One']);
});
