import { setTimeout as wait } from 'node:timers/promises';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImportDetail, ImportMapping } from '@parlour/contract/staff';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DeskBrowser, startTestClub, type TestClub } from '../../../testing/testClub.ts';
import { deskHeaders } from '../../../testing/deskBrowser.ts';
import { folderOf } from '../../../testing/importing.ts';
import { openFileStore } from '../../../platform/files/fileStore.ts';
import { HOUR } from '../../../platform/process/clock.ts';
import { openPackage } from './reading/openPackage.ts';
import { removeOldFiles, removeOrphanImports } from './removeOldFiles.ts';

let club: TestClub;
let stop: () => Promise<void>;
let manager: DeskBrowser;
let editor: DeskBrowser;
let concierge: DeskBrowser;
beforeAll(async () => {
  ({ club, stop } = await startTestClub());
  manager = await club.signInStaff('manager');
  editor = await club.signInStaff('editor');
  concierge = await club.signInStaff('concierge');
});
afterAll(() => stop());

const upload = (name: string, content: string | Buffer, as = manager) =>
  club.desk.uploadImport(
    { body: { file: `data:text/csv;base64,${Buffer.from(content).toString('base64')}`, name } },
    { as },
  );

/** Waits until the server's work on an import has ended. */
async function whenIdle(id: string, as = manager): Promise<ImportDetail> {
  for (;;) {
    const detail = (await club.desk.getImport({ params: { id } }, { as })).data();
    if (!['planning', 'applying', 'reverting'].includes(detail.status)) return detail;
    await wait(30);
  }
}

const vendors: ImportMapping = {
  kind: 'vendor',
  columns: { 'Account ID': 'externalId', 'Account Name': 'name' },
  fixedValues: { type: 'Hotels', description: 'x' },
  dateOrders: { 'Account Name': 'dayFirst' },
};
const csv = 'Account ID,Account Name,Town\nA1,One,Paris\nA2,,Rome\n';
const plan = (id: string, mapping: ImportMapping | null, saveAs: string | null, as = manager) =>
  club.desk.planImport({ params: { id }, body: { mapping, saveAs, hidesMissing: false } }, { as });

test('api/staff/imports-5, api/staff/imports-13, api/staff/imports-25: a file is uploaded, mapped, planned, applied and taken back', async () => {
  const uploaded = (await upload('crm.csv', csv)).data();
  expect(uploaded).toMatchObject({ status: 'uploaded', needsMapping: true, plan: null });
  expect(uploaded.files).toEqual([
    {
      name: 'crm.csv',
      kind: 'vendor',
      rowCount: 2,
      notes: [],
      columns: [
        {
          header: 'Account ID',
          filledCount: 2,
          examples: ['A1', 'A2'],
          field: 'externalId',
          isUnique: true,
          values: ['A1', 'A2'],
        },
        {
          header: 'Account Name',
          filledCount: 1,
          examples: ['One'],
          field: 'name',
          values: ['One'],
        },
        {
          header: 'Town',
          filledCount: 2,
          examples: ['Paris', 'Rome'],
          field: 'city',
          values: ['Paris', 'Rome'],
        },
      ],
    },
  ]);
  const { id } = uploaded;
  expect((await plan(id, null, null)).status).toBe(400);
  expect((await plan(id, vendors, 'Our CRM')).data().status).toBe('planning');
  const planned = await whenIdle(id);
  expect(planned).toMatchObject({
    status: 'planned',
    plan: {
      counts: [{ kind: 'vendor', created: 1, changed: 0, unchanged: 0, refused: 1, hidden: 0 }],
      refused: [{ file: 'crm.csv', line: 3, field: 'Name', message: 'Name is required.' }],
    },
  });
  expect((await club.desk.listImportMappings({}, { as: manager })).data()).toMatchObject([
    { name: 'Our CRM', ...vendors },
  ]);
  const apply = (planHash: string) =>
    club.desk.applyImport({ params: { id }, body: { planHash } }, { as: manager });
  expect((await apply('another')).status).toBe(409);
  expect((await apply(planned.planHash!)).data().status).toBe('applying');
  expect(await whenIdle(id)).toMatchObject({ status: 'applied', issue: null });
  const count = async () =>
    (await club.testDatabase.run(`select 1 from vendors where external_id = 'A1'`)).length;
  expect(await count()).toBe(1);
  expect((await club.desk.revertImport({ params: { id } }, { as: manager })).status).toBe(200);
  expect((await whenIdle(id)).status).toBe('reverted');
  expect(await count()).toBe(0);
  const entries = await club.testDatabase.run(
    `select action, actor from audit_entries where subject = 'import:${id}' order by seq`,
  );
  expect(entries.map(({ action }) => action)).toEqual([
    'import.uploaded',
    'import.planned',
    'import.applied',
    'import.reverted',
  ]);
  expect(new Set(entries.map(({ actor }) => actor)).size).toBe(1);
});

test('api/staff/imports-35: refused rows are read with the plan and after the import, and uploaded with its mapping', async () => {
  const text = 'Account ID,Account Name,Since\nR1,Rose,31/01/2030\nR2,,02/03/2030\n';
  const { id } = (await upload('crm.csv', text)).data();
  const read = (as = manager) => club.desk.getRefusedRows({ params: { id } }, { as });
  expect((await read()).status).toBe(404);
  const mapping = { ...vendors, columns: { ...vendors.columns, Since: 'city' }, dateOrders: {} };
  await plan(id, mapping, null);
  const { planHash } = await whenIdle(id);
  const rows =
    '\uFEFFAccount ID,Account Name,Since,Refused because\r\nR2,,02/03/2030,Name is required.\r\n';
  expect((await read()).text).toBe(rows);
  expect((await read(concierge)).status).toBe(403);
  await club.desk.applyImport({ params: { id }, body: { planHash: planHash! } }, { as: manager });
  await whenIdle(id);
  while ((await read()).status !== 200) await wait(30);
  expect((await read()).text).toBe(rows);
  const again = (await upload('refused.csv', rows)).data();
  expect(again.mapping).toEqual({ ...mapping, dateOrders: { Since: 'dayFirst' } });
  expect(again.files[0]?.columns.at(-1)).toMatchObject({ header: 'Refused because', field: null });
});

test('api/staff/imports-2, api/staff/imports-3: a file that can not be read is refused, and nothing of it is stored', async () => {
  const before = (await club.desk.listImports({}, { as: manager })).data().length;
  for (const [name, content, message] of [
    ['crm.csv', '', 'The file is empty. Please choose another.'],
    ['crm.csv', 'A,A\n1,2', 'crm.csv, line 1: It has the column A twice. Rename one of them.'],
    ['club.zip', 'PK\u0003\u0004', 'club.zip: It is no ZIP file, or it is damaged.'],
  ] as const) {
    expect(await upload(name, content)).toMatchObject({
      status: 400,
      body: { field: 'file', message },
    });
  }
  expect((await club.desk.listImports({}, { as: manager })).data()).toHaveLength(before);
});

test('api/staff/imports-5: a plan that is no longer true becomes a new one', async () => {
  const { id } = (await upload('crm.csv', 'Account ID,Account Name\nB1,One\n')).data();
  await plan(id, vendors, null);
  const { planHash } = await whenIdle(id);
  await club.testDatabase.run(
    `insert into vendors (id, name, slug, type, description, external_id) values ('b', 'One', 'one-b', 'x', 'x', 'B1')`,
  );
  await club.desk.applyImport({ params: { id }, body: { planHash: planHash! } }, { as: manager });
  expect(await whenIdle(id)).toMatchObject({
    status: 'planned',
    issue: 'The club changed since the plan was made. This is a new one.',
    plan: { counts: [{ created: 0, changed: 1 }] },
  });
  expect((await club.desk.discardImport({ params: { id } }, { as: manager })).status).toBe(200);
  expect((await club.desk.getImport({ params: { id } }, { as: manager })).status).toBe(404);
});

test('api/staff/imports-15: an editor neither imports members nor reads an import of them', async () => {
  const members = 'Member ID,Email,First Name,Last Name\nM1,m1@club.test,Ada,L\n';
  const { id } = (await upload('members.csv', members)).data();
  expect((await club.desk.getImport({ params: { id } }, { as: editor })).status).toBe(403);
  const own = (await upload('crm.csv', csv, editor)).data();
  const mapping = { kind: 'members', columns: { 'Account ID': 'crmId' }, fixedValues: {} } as const;
  expect((await plan(own.id, mapping, null, editor)).status).toBe(403);
  expect((await plan(own.id, vendors, null, editor)).status).toBe(200);
  await whenIdle(own.id, editor);
  expect((await upload('crm.csv', csv, concierge)).status).toBe(403);
  expect((await club.desk.listImports({}, { as: concierge })).status).toBe(403);
});

test('api/staff/imports-16: an export is read by who asked for it alone, within a day', async () => {
  for (const as of [editor, concierge]) {
    expect((await club.desk.startExport({}, { as })).status).toBe(403);
  }
  const { id } = (await club.desk.startExport({}, { as: manager })).data();
  const own = async () => (await club.desk.listExports({}, { as: manager })).data();
  while ((await own())[0]?.status === 'making') await wait(30);
  expect(await own()).toMatchObject([{ id, status: 'ready' }]);
  const read = async (as: DeskBrowser) =>
    club.app.inject({
      url: `/api/staff/exports/${id}/file`,
      headers: { ...deskHeaders, cookie: as.cookie },
    });
  const response = await read(manager);
  expect(response.statusCode).toBe(200);
  const path = join(await folderOf({}), 'club.zip');
  await writeFile(path, response.rawPayload);
  const source = await openPackage(path);
  expect([...source.files.keys()]).toEqual(expect.arrayContaining(['club.json', 'members.csv']));
  await source.close();
  const another = await club.signInStaff('administrator');
  expect((await read(another)).statusCode).toBe(404);
  expect((await club.desk.listExports({}, { as: another })).data()).toEqual([]);
  club.passTime(4 * 60_000);
  expect((await read(manager)).statusCode).toBe(200);
  club.passTime(25 * 60 * 60_000);
  expect([401, 404]).toContain((await read(manager)).statusCode);
});

test('api/staff/imports-19: who is registered for an event that an import moves gets an email', async () => {
  const member = await club.signIn();
  manager = await club.signInStaff('manager');
  const [event] = await club.testDatabase.run(
    `select id, title from events where start_date > now() order by start_date desc limit 1`,
  );
  const id = String(event?.['id']);
  const attendeeInfo = { firstName: 'Ann', lastName: 'Lee', email: 'ann@club.example' };
  await club.api.registerForEvent(
    { params: { id }, body: { eventId: id, attendeeInfo } },
    { as: member },
  );
  const file = await upload('events.csv', `Id,Venue\n${id},The Long Hall\n`);
  const importId = file.data().id;
  const columns = { Id: 'id', Venue: 'location' };
  await plan(importId, { kind: 'event', columns, fixedValues: {} }, null);
  const { planHash, plan: planned } = await whenIdle(importId);
  expect(planned?.changed).toMatchObject([{ kind: 'event', fields: ['Venue'] }]);
  await club.desk.applyImport(
    { params: { id: importId }, body: { planHash: planHash! } },
    { as: manager },
  );
  const email = await club.mailbox.next(({ subject }) => subject.startsWith('A change to your'));
  expect(email.subject).toContain(String(event?.['title']));
});

test('api/staff/imports-18: files that nobody needs any more are removed', async () => {
  manager = await club.signInStaff('manager');
  const { id } = (await upload('crm.csv', csv)).data();
  const store = await openFileStore(undefined, club.filesFolder);
  const stored = async () => (await store.writtenAt(`imports/${id}`)) !== undefined;
  const clean = (days: number) =>
    removeOldFiles(club.database.queries, store, {
      now: () => new Date(club.now().getTime() + days * 24 * 60 * 60_000),
    });
  await clean(6);
  expect(await stored()).toBe(true);
  await clean(8);
  expect(await stored()).toBe(false);
  expect(await club.testDatabase.run('select 1 from imports where id = $1', [id])).toEqual([]);
  expect(await club.testDatabase.run('select 1 from club_exports')).toEqual([]);
});

test('api/backup-2: files of imports and exports that no row names are removed', async () => {
  const { id } = (await upload('left.csv', csv)).data();
  for (const folder of ['imports', 'exports']) {
    mkdirSync(join(club.filesFolder, folder), { recursive: true });
    writeFileSync(join(club.filesFolder, folder, 'left'), 'sealed');
  }
  const store = await openFileStore(undefined, club.filesFolder);
  await removeOrphanImports(club.database.queries, store, { now: () => new Date() });
  expect(readdirSync(join(club.filesFolder, 'imports')).toSorted()).toEqual(
    [id, 'left'].toSorted(),
  );
  const later = { now: () => new Date(Date.now() + 2 * HOUR) };
  await removeOrphanImports(club.database.queries, store, later);
  expect(readdirSync(join(club.filesFolder, 'imports'))).toEqual([id]);
  expect(readdirSync(join(club.filesFolder, 'exports'))).toEqual([]);
});
