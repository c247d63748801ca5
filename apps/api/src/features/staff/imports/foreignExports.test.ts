import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImportMapping } from '@parlour/contract/staff';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmptyClub } from '../../../testing/emptyClub.ts';
import { folderOf, importPath } from '../../../testing/importing.ts';
import type { TestDatabase } from '../../../testing/testDatabase.ts';
import { openPackage } from './reading/openPackage.ts';
import { surveyPackage } from './reading/surveyPackage.ts';

let club: TestDatabase;
beforeAll(async () => {
  club = await createEmptyClub();
});
afterAll(() => club.drop());

const pathOf = async (content: string | Buffer) =>
  join(await folderOf({ 'export.csv': content }), 'export.csv');

/** Maps a file as it is suggested, with nothing chosen by hand. */
async function suggestedFor(path: string): Promise<ImportMapping> {
  const source = await openPackage(path);
  const [file] = await surveyPackage(source);
  await source.close();
  const columns = file!.columns.flatMap(({ header, field }) =>
    field === null ? [] : [[header, field] as const],
  );
  const kind = file!.kind as ImportMapping['kind'];
  return { kind, columns: Object.fromEntries(columns), fixedValues: {} };
}

async function importUntouched(
  content: string | Buffer,
  fixedValues: ImportMapping['fixedValues'] = {},
) {
  const path = await pathOf(content);
  const refusedPath = `${path}.refused`;
  const mapping = { ...(await suggestedFor(path)), fixedValues };
  const { plan } = await importPath(club, path, { mapping, refusedPath });
  return { plan, mapping, refusedPath };
}
const rowsOf = (table: string, columns: string) =>
  club.run(`select ${columns} from ${table} order by 1`);

test('api/staff/imports-35: contacts of Salesforce come in, with a line for the delimiter, in Windows-1252', async () => {
  const content = [
    'sep=;',
    'Id;AccountId;FirstName;LastName;Name;MailingStreet;MailingCity;Phone;MobilePhone;Email;Birthdate;Member_Since__c;Level__c',
    '0031;0011;Núria;Straße;Núria Straße;"c/o Büro\r\n15 Königsallee";Düsseldorf;;+49 30 1234;nuria@club.test;13.11.1941;03.09.2004;Platin',
    '0032;0011;;Cherie;Cherie;;;020 7946 9548;;cherie@club.test;18.07.1942;;Gold',
  ].join('\r\n');
  const { plan, mapping } = await importUntouched(Buffer.from(content, 'latin1'));
  expect(mapping).toMatchObject({
    kind: 'members',
    columns: { Id: 'crmId', MobilePhone: 'phone' },
  });
  expect(plan.refused.filter(({ line }) => line === 3)).toEqual([]);
  expect(
    await rowsOf('members', 'crm_id, last_name, street, phone, date_of_birth::text as born'),
  ).toContainEqual({
    crm_id: '0031',
    last_name: 'Straße',
    street: 'c/o Büro, 15 Königsallee',
    phone: '+49 30 1234',
    born: '1941-11-13',
  });
});

test('api/staff/imports-35: events of The Events Calendar come in, each day and time of two columns', async () => {
  const header =
    'Event Name,Event Venue Name,Event Start Date,Event Start Time,Event End Date,Event End Time,All Day Event,Event Time Zone,Event Website,Event Description';
  const { plan, mapping } = await importUntouched(
    [
      header,
      'Wine &amp; Dine,The Long Hall,2030-07-01,7:00 PM,2030-07-01,11:30 PM,FALSE,Europe/Lisbon,https://club.example/wine,<p>x</p>',
      'Yoga,Garden,2030-07-02,9:00 AM,,,FALSE,,,Stretch',
      'Yoga,Garden,2030-07-09,9:00 AM,,,FALSE,,,Stretch',
      'Fair,Garden,2030-07-20,,2030-07-21,,TRUE,Europe/Lisbon,,x',
    ].join('\n'),
  );
  expect(mapping.kind).toBe('event');
  expect(plan.refused).toEqual([]);
  expect(plan.counts).toMatchObject([{ created: 4 }]);
  const events = await rowsOf('events', 'start_date, end_date, title, external_id, time_zone');
  const at = (date: unknown) => (date instanceof Date ? date.toISOString().slice(0, 16) : date);
  expect(events.map((row) => [row['title'], at(row['start_date']), at(row['end_date'])])).toEqual([
    ['Wine & Dine', '2030-07-01T18:00', '2030-07-01T22:30'],
    ['Yoga', expect.stringContaining('2030-07-02'), null],
    ['Yoga', expect.stringContaining('2030-07-09'), null],
    ['Fair', '2030-07-19T23:00', '2030-07-21T23:00'],
  ]);
});

test('api/staff/imports-35, api/staff/imports-36: vendors of Airtable come in, and a wrong optional cell is left out alone', async () => {
  const fixedValues = { type: 'Hotels' };
  const content = [
    'Name,Category,City,Website,Photos,Archived,Latitude,Longitude,Notes',
    'Casa Verde,Design,Rome,casa.example,"a (1).jpg (https://files.example/a.jpg),b.jpg (https://files.example/b.jpg)",checked,41.9,12.5,"Garden, terrace"',
    'O&#8217;Brien,Design,Rome,not a link,,,91,12.5,Rooms',
    ',Design,Rome,,,,,,Nobody',
  ].join('\n');
  const { plan } = await importUntouched(content, fixedValues);
  expect(plan.refused.map(({ line }) => line)).toEqual([4]);
  expect(plan.warnings?.map(({ line, field }) => [line, field])).toEqual([
    [3, 'Latitude'],
    [3, 'Website'],
  ]);
  expect(plan.warningCount).toBe(2);
  expect(
    await rowsOf('vendors', 'name, image_url, website, latitude, hidden_at is null as seen'),
  ).toEqual([
    {
      name: 'Casa Verde',
      image_url: 'https://files.example/a.jpg',
      website: 'casa.example',
      latitude: 41.9,
      seen: false,
    },
    { name: 'O’Brien', image_url: null, website: null, latitude: null, seen: true },
  ]);
});

test('api/staff/imports-37: refused rows are a file that can be mended and imported again', async () => {
  const content = 'Code;Name;Phone\nR1;Rosa;+39 06 1\nR2;;"=1+1"\nR3;Rita;+39 06 3;more\n';
  const path = await pathOf(content);
  const refusedPath = `${path}.refused`;
  const mapping: ImportMapping = {
    kind: 'vendor',
    columns: { Code: 'externalId', Name: 'name', Phone: 'city' },
    fixedValues: { type: 'Hotels', description: 'x' },
  };
  await importPath(club, path, { mapping, refusedPath });
  const refused = await readFile(refusedPath, 'utf8');
  expect(refused.split('\r\n')).toEqual([
    '\uFEFFCode;Name;Phone;Refused because',
    "R2;;'=1+1;Name is required.",
    "R3;Rita;'+39 06 3;The row has 4 cells, and the header has 3. Beyond them: more",
    '',
  ]);
  const mended = await pathOf(refused.replace('R2;;', 'R2;Rufo;'));
  const again = `${mended}.refused`;
  const { plan } = await importPath(club, mended, { mapping, refusedPath: again });
  expect(plan.refused).toEqual([]);
  expect(existsSync(again)).toBe(false);
  expect(
    await club.run(`select name, city from vendors where external_id in ('R2', 'R3') order by 1`),
  ).toEqual([
    { name: 'Rita', city: '+39 06 3' },
    { name: 'Rufo', city: '=1+1' },
  ]);
});

test('api/staff/imports-38: the values of a column become words of the club, in any letter case', async () => {
  const path = await pathOf('Code,Name,Type\nT1,One,Hôtel\nT2,Two,HÔTEL\nT3,Three,Spa\n');
  const mapping: ImportMapping = {
    kind: 'vendor',
    columns: { Code: 'externalId', Name: 'name', Type: 'type' },
    fixedValues: { description: 'x' },
    values: { Type: { Hôtel: 'Hotels' } },
  };
  await importPath(club, path, { mapping });
  expect(
    await club.run(
      `select type from vendors where external_id in ('T1','T2','T3') order by external_id`,
    ),
  ).toEqual([{ type: 'Hotels' }, { type: 'Hotels' }, { type: 'Spa' }]);
});

test('api/staff/imports-25: the end of an event is read in the order of its begin, and the plan says so', async () => {
  const path = await pathOf(
    'Subject,Start Date,Start Time,End Date,End Time,Description\nGala,12/31/2030,7:00 PM,01/02/2031,1:00 AM,x\n',
  );
  const { plan } = await importPath(club, path, { mapping: await suggestedFor(path) });
  expect(plan.notes.filter((note) => note.includes('End Date'))).toEqual([
    'export.csv: The days in “End Date” were read with the month first, as others of the same events.',
  ]);
  const [gala] = await club.run(`select end_date from events where title = 'Gala'`);
  expect(new Date(String(gala?.['end_date'])).toISOString()).toContain('2031-01-0');
});

test('api/staff/imports-26: only rows that come in are said to be read in the zone of the club', async () => {
  const path = await pathOf('Code,Title,Start,Zone\nZ1,Ball,2030-07-01 19:00,Nowhere/Town\n');
  const mapping: ImportMapping = {
    kind: 'event',
    columns: { Code: 'externalId', Title: 'title', Start: 'startDate', Zone: 'timeZone' },
    fixedValues: { description: 'x' },
  };
  const { plan } = await importPath(club, path, { mapping, applies: null });
  expect(plan.refused).toMatchObject([{ line: 2, field: 'Time zone' }]);
  expect(plan.notes).toEqual([]);
});

test('api/staff/imports-24: rows without an identifier are members by their email, in any letter case', async () => {
  const content =
    'email,first name,last name\nalice@g.example,Alice,One\nAlice@G.example,Alice,Two\nnuria@club.test,Nuria,Straße\n';
  const { plan } = await importUntouched(content);
  expect(plan.refused.map(({ line, message }) => [line, message])).toEqual([
    [3, '“alice@g.example” is already on line 2.'],
  ]);
  // She came from Salesforce, and keeps her identifier.
  expect(plan.changed).toContainEqual(expect.objectContaining({ line: 4, fields: ['First name'] }));
  expect(await club.run(`select crm_id from members where email = 'nuria@club.test'`)).toEqual([
    { crm_id: '0031' },
  ]);
});
