import { join } from 'node:path';
import type { ImportMapping } from '@parlour/contract/staff';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmptyClub } from '../../../testing/emptyClub.ts';
import { clubFile, folderOf, importPath } from '../../../testing/importing.ts';
import type { TestDatabase } from '../../../testing/testDatabase.ts';
import { openPackage } from './reading/openPackage.ts';
import { surveyPackage } from './reading/surveyPackage.ts';

let club: TestDatabase;
beforeAll(async () => {
  club = await createEmptyClub();
  await club.run(
    `insert into club_settings (id, version, time_zone) values (1, 1, 'Europe/Paris')
      on conflict (id) do update set time_zone = excluded.time_zone`,
  );
});
afterAll(() => club.drop());

const mapping: ImportMapping = {
  kind: 'event',
  columns: { Code: 'externalId', Title: 'title', Start: 'startDate', Zone: 'timeZone' },
  fixedValues: { description: 'x', location: 'The library' },
};
const fileOf = async (...lines: string[]) =>
  join(await folderOf({ 'crm.csv': lines.join('\n') }), 'crm.csv');
const planOf = async (path: string, wanted = mapping) =>
  (await importPath(club, path, { mapping: wanted, applies: null })).plan;
const starts = async () => {
  const rows = await club.run(
    `select external_id, start_date, time_zone from events order by external_id`,
  );
  return rows.map(({ external_id: code, start_date: start, time_zone: zone }) => [
    code,
    new Date(String(start)).toISOString(),
    zone,
  ]);
};
const surveyOf = async (path: string) => {
  const source = await openPackage(path);
  try {
    return (await surveyPackage(source))[0]?.columns.map((column) => column.hasAmbiguousDays);
  } finally {
    await source.close();
  }
};

test('api/staff/imports-25: a day that could be two is refused with its line, until the order of its column is chosen', async () => {
  const path = await fileOf(
    'Code,Title,Start,Zone',
    '1,Ball,03/04/2030 19:00,',
    '2,Tea,05/05/2030 19:00,',
    '3,Run,2030-06-07 19:00,',
  );
  expect(await surveyOf(path)).toEqual([undefined, undefined, true, undefined]);
  const columns = { Code: 'externalId', Title: 'title', Start: 'startDate' };
  expect((await planOf(path, { ...mapping, columns })).refused).toEqual([
    {
      file: 'crm.csv',
      line: 2,
      title: 'Ball',
      field: 'Begins',
      message: 'Begins could be two days. Write it as 2030-01-31 19:00.',
    },
  ]);
  const dateOrders = { Start: 'dayFirst' } as const;
  await importPath(club, path, { mapping: { ...mapping, columns, dateOrders } });
  expect(await starts()).toEqual([
    ['1', '2030-04-03T17:00:00.000Z', 'Europe/Paris'],
    ['2', '2030-05-05T17:00:00.000Z', 'Europe/Paris'],
    ['3', '2030-06-07T17:00:00.000Z', 'Europe/Paris'],
  ]);
});

test('api/staff/imports-25: one value shows the order of its column, whatever was chosen, unless others contradict it', async () => {
  const clear = await fileOf(
    'Code,Title,Start,Zone',
    '1,Ball,03/04/2030 19:00,Europe/Paris',
    '2,Tea,12/31/2030 19:00,Europe/Paris',
  );
  expect(await surveyOf(clear)).not.toContain(true);
  await importPath(club, clear, { mapping: { ...mapping, dateOrders: { Start: 'dayFirst' } } });
  expect((await starts())[0]).toEqual(['1', '2030-03-04T18:00:00.000Z', 'Europe/Paris']);
  const mixed = await fileOf(
    'Code,Title,Start,Zone',
    '1,Ball,03/04/2030 19:00,Europe/Paris',
    '2,Tea,12/31/2030 19:00,Europe/Paris',
    '3,Run,31/12/2030 19:00,Europe/Paris',
  );
  expect((await planOf(mixed)).refused.map(({ line }) => line)).toEqual([2]);
});

test('api/staff/imports-26: a time without a zone is that of its row or of the club, and the plan says so', async () => {
  const path = await fileOf(
    'Code,Title,Start,Zone',
    '5,Ball,2030-07-01 19:00,Europe/Lisbon',
    '6,Tea,2030-07-01T19:00+00:00,Europe/Lisbon',
  );
  expect((await planOf(path)).notes).toEqual([]);
  await importPath(club, path, { mapping });
  const columns = { Code: 'externalId', Title: 'title', Start: 'startDate' };
  const plain = await fileOf(
    'Code,Title,Start',
    '7,Run,1 July 2030 7:00 PM',
    '8,Gap,2030-03-31 02:30',
  );
  const { plan } = await importPath(club, plain, { mapping: { ...mapping, columns } });
  expect(plan.notes).toEqual([
    'crm.csv: Times without a zone were read as those of the club, Europe/Paris.',
  ]);
  expect(plan.refused).toMatchObject([{ line: 3, field: 'Begins' }]);
  expect((await starts()).slice(-3)).toEqual([
    ['5', '2030-07-01T18:00:00.000Z', 'Europe/Lisbon'],
    ['6', '2030-07-01T19:00:00.000Z', 'Europe/Lisbon'],
    ['7', '2030-07-01T17:00:00.000Z', 'Europe/Paris'],
  ]);
});

test('api/staff/imports-26: an event that the club has keeps its zone where nobody knows that of its row, and a package has no such row', async () => {
  const tokyo = ['20', '2030-07-01T10:00:00.000Z', 'Asia/Tokyo'];
  const stored = async () => (await starts()).find(([code]) => code === '20');
  await importPath(
    club,
    await fileOf('Code,Title,Start,Zone', '20,Ball,2030-07-01 19:00,Asia/Tokyo'),
    {
      mapping,
    },
  );
  expect(await stored()).toEqual(tokyo);
  const path = await fileOf('Code,Title,Start,Zone', '20,Ball,2030-07-01 19:00,Asia/Tokio City');
  const { plan } = await importPath(club, path, { mapping });
  expect(plan).toMatchObject({
    counts: [{ unchanged: 1 }],
    notes: [],
    warnings: [
      { line: 2, message: '“Asia/Tokio City” is no known time zone. Asia/Tokyo was taken.' },
    ],
  });
  expect(await stored()).toEqual(tokyo);
  const folder = await folderOf({
    ...clubFile,
    'events.csv':
      'externalId,title,startDate,timeZone,description,location\n21,Tea,2030-07-01 19:00,Asia/Tokio City,x,y\n',
  });
  expect((await importPath(club, folder, { applies: null })).plan).toMatchObject({
    refused: [{ line: 2, field: 'Time zone' }],
  });
});
