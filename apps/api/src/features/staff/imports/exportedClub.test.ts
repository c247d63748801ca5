import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { picturesDirectory } from '@parlour/sample-club';
import { type ImportDetail, staffCalls } from '@parlour/contract/staff';
import { expect, onTestFinished, test } from 'vitest';
import { deskHeaders } from '../../../testing/deskBrowser.ts';
import { folderOf } from '../../../testing/importing.ts';
import { packageRowsOf, packageTables } from '../../../testing/packageRows.ts';
import { type DeskBrowser, startTestClub, type TestClub } from '../../../testing/testClub.ts';

async function openClub(picturesFolder: string) {
  const { club, stop } = await startTestClub({}, { picturesFolder });
  onTestFinished(stop);
  return { club, administrator: await club.signInStaff('administrator') };
}

/** Exports a club and loads its file, as the desk does. */
async function exportOf(club: TestClub, as: DeskBrowser): Promise<Buffer> {
  const { id } = (await club.desk.startExport({}, { as })).data();
  const status = async () => (await club.desk.listExports({}, { as })).data()[0]?.status;
  while ((await status()) === 'making') await wait(30);
  const response = await club.app.inject({
    url: staffCalls.getExportFile.path.replace(':id', id),
    headers: { ...deskHeaders, cookie: as.cookie },
  });
  expect(response.statusCode).toBe(200);
  return response.rawPayload;
}

/** Waits until the server's work on an import has ended. */
async function whenIdle(club: TestClub, id: string, as: DeskBrowser): Promise<ImportDetail> {
  for (;;) {
    const detail = (await club.desk.getImport({ params: { id } }, { as })).data();
    if (!['planning', 'applying'].includes(detail.status)) return detail;
    await wait(30);
  }
}

test('api/staff/imports-10, api/staff/imports-11, api/staff/settings-5: a club that begins with an import gets the export of another one, row by row', async () => {
  const from = await openClub(fileURLToPath(picturesDirectory));
  const exported = await exportOf(from.club, from.administrator);

  const { club, administrator: as } = await openClub(await folderOf({}));
  const beginning = { choice: 'import', confirmation: 'remove' } as const;
  const begun = (await club.desk.chooseFirstRun({ body: beginning }, { as })).data();
  expect(begun).toMatchObject({ firstRun: 'import', hasSample: false });
  expect(await packageRowsOf(club.testDatabase, packageTables.vendors)).toEqual([]);
  const file = `data:application/zip;base64,${exported.toString('base64')}`;
  const uploaded = await club.desk.uploadImport({ body: { file, name: 'club.zip' } }, { as });
  const { id, needsMapping } = uploaded.data();
  expect(needsMapping).toBe(false);
  const params = { id };
  const wishes = { mapping: null, saveAs: null, hidesMissing: false };
  await club.desk.planImport({ params, body: wishes }, { as });
  const { plan, planHash } = await whenIdle(club, id, as);
  expect(plan?.refused).toEqual([]);
  await club.desk.applyImport({ params, body: { planHash: planHash ?? '' } }, { as });
  expect(await whenIdle(club, id, as)).toMatchObject({ status: 'applied', issue: null });
  for (const [name, statement] of Object.entries(packageTables)) {
    const before = await packageRowsOf(from.club.testDatabase, statement);
    expect(await packageRowsOf(club.testDatabase, statement), name).toEqual(before);
  }
});
