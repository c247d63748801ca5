import { join } from 'node:path';
import type { ImportMapping } from '@parlour/contract/staff';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clubFile, folderOf, importPath } from '../../../testing/importing.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/testDatabase.ts';

let club: TestDatabase;
beforeAll(async () => {
  club = await createTestDatabase();
});
afterAll(() => club.drop());

const mapping: ImportMapping = {
  kind: 'members',
  columns: { Id: 'crmId', Mail: 'email', Name: 'fullName', Born: 'dateOfBirth', Status: 'status' },
  fixedValues: {},
};
const importText = async (content: string, applies: string | null = '') => {
  const path = join(await folderOf({ 'crm.csv': content }), 'crm.csv');
  return importPath(club, path, { mapping, applies });
};
const memberOf = async (crmId: string) =>
  (await club.run('select * from members where crm_id = $1', [crmId]))[0];

test('api/staff/imports-7: members of another system are added, and nobody is signed in or written to', async () => {
  const { plan } = await importText(
    'Id;Mail;Name;Born;Status\n003A;Ada@club.test;Ada King Lovelace;12/31/1980;\n003a;bo@club.test;"Böll, Bo";01/02/1990;Ended\n',
  );
  expect(plan.refused).toEqual([]);
  expect(await memberOf('003A')).toMatchObject({
    email: 'Ada@club.test',
    first_name: 'Ada King',
    last_name: 'Lovelace',
    is_active: true,
    invited_at: null,
    ended_at: null,
  });
  expect(await memberOf('003a')).toMatchObject({ last_name: 'Böll', is_active: false });
  const [born] = await club.run(
    `select date_of_birth::text as day from members where crm_id = '003a'`,
  );
  expect(born).toEqual({ day: '1990-01-02' });
  expect(await club.run(`select 1 from sessions`)).toEqual([]);
});

test('api/staff/imports-7: a birth date to come, as systems write for none, is left out and named', async () => {
  const { plan } = await importText('Id,Mail,Name,Born\nB1,unborn@club.test,One Two,9999-12-31\n');
  expect(plan.refused).toEqual([]);
  expect(plan.warnings).toMatchObject([{ line: 2, field: 'Date of birth' }]);
  expect(await memberOf('B1')).toMatchObject({ date_of_birth: null });
});

test('api/staff/imports-7: no two members have one email, in any letter case', async () => {
  const { plan } = await importText(
    'Id,Mail,Name\nX1,MEMBER@club.example,One Two\nX2,new@club.test,One Two\nX3,NEW@club.test,One Two\nX4,no mail,One Two\nX5,x5@club.test,\n',
  );
  expect(plan.refused.map(({ line, field, message }) => [line, field, message])).toEqual([
    [2, 'Email', 'Rosalind Hale has the email “MEMBER@club.example” already.'],
    [4, 'Email', 'One Two has the email “NEW@club.test” already.'],
    [5, 'Email', 'Email must be an email address.'],
    [6, 'Last name', 'Last name is required, or a first name.'],
  ]);
});

test('api/staff/imports-7: a new email ends the sessions of its member, and other fields stay', async () => {
  const before = await memberOf('CRM-10417');
  await club.run(
    `insert into sessions (id, principal_id, crm_token_hash, created_at, last_seen_at, expires_at) values ('s', $1, 'h', now(), now(), now() + interval '1 day')`,
    [before?.['id']],
  );
  const { plan } = await importText('Id,Mail\nCRM-10417,moved@club.test\n');
  expect(plan.changed).toEqual([
    { file: 'crm.csv', line: 2, kind: 'members', title: 'Rosalind Hale', fields: ['Email'] },
  ]);
  const after = await memberOf('CRM-10417');
  expect(after).toEqual({ ...before, email: 'moved@club.test', version: 2 });
  expect(await club.run(`select 1 from sessions where revoked_at is null`)).toEqual([]);
});

test('api/staff/imports-12: an import is taken back whole, unless something of it was changed since', async () => {
  const { takeBack } = await import('./takeBack.ts');
  const { openDatabase } = await import('../../../platform/postgres/database.ts');
  const database = openDatabase(club.connectionString, () => undefined);
  const revert = (importId: string) =>
    database.transaction((transaction) =>
      takeBack(transaction, {
        importId,
        staffId: null,
        actor: 'operator:test',
        requestId: null,
        now: new Date('2030-03-01T12:00:00Z'),
        endSessions: () => Promise.resolve(),
      }),
    );
  const state = async () => [
    await club.run('select id, email, first_name from members order by id'),
    await club.run('select id, name, city, external_id, hidden_at from vendors order by id'),
    await club.run('select id, destination_id from connections order by id'),
  ];
  const before = await state();
  const [vendor] = await club.run('select id, name from vendors order by id limit 1');
  const folder = await folderOf({
    ...clubFile,
    'members.csv':
      'crmId,email,firstName,lastName\nT1,t1@club.test,T,One\nCRM-10417,t2@club.test,Rosa,Hale\n',
    'vendors.csv': `id,externalId,name,type,description,city,isHidden\n${String(vendor?.['id'])},K1,Renamed,Hotels,x,Bonn,no\n,K2,New,Hotels,x,Bonn,no\n`,
    'destinations.csv': 'externalId,name\nD1,Here\nD2,There\n',
    'destination-vendors.csv': 'destination,vendor\nD1,K2\nD2,K1\n',
  });
  const importId = 'import-1';
  const { plan } = await importPath(club, folder, { importId });
  expect(plan.refused).toEqual([]);
  await club.run(`update vendors set version = version + 1 where external_id = 'K2'`);
  await expect(revert(importId)).rejects.toThrow('“New” was changed since');
  await club.run(`update vendors set version = version - 1 where external_id = 'K2'`);
  await club.run(
    `insert into sessions (id, principal_id, crm_token_hash, created_at, last_seen_at, expires_at) select 't', id, 'h', now(), now(), now() from members where crm_id = 'T1'`,
  );
  await expect(revert(importId)).rejects.toThrow('“T One” is in use since');
  await club.run(`delete from sessions where id = 't'`);
  await revert(importId);
  expect(await state()).toEqual(before);
  expect(await club.run(`select status from imports where id = $1`, [importId])).toEqual([
    { status: 'reverted' },
  ]);
  await database.close();
});
