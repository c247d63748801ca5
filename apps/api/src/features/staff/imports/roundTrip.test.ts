import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { picturesDirectory } from '@parlour/sample-club';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../../platform/postgres/database.ts';
import { START } from '../../../testing/constants.ts';
import { createEmptyClub } from '../../../testing/emptyClub.ts';
import { folderOf, importPath } from '../../../testing/importing.ts';
import { packageRowsOf, packageTables } from '../../../testing/packageRows.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/testDatabase.ts';
import { storedPictureName } from '../../pictures/names.ts';
import { exportPackage } from './exporting/exportPackage.ts';
import { folderTarget, zipTarget } from './exporting/packageTargets.ts';

let from: TestDatabase;
let database: Database;
let folder: string;
const picturesFolder = fileURLToPath(picturesDirectory);
let uploadsFolder: string;
const UPLOAD = '01890000-0000-7000-8000-000000000000';
const UNUSED = '01890000-0000-7000-8000-000000000001';

/** Adds a picture as an upload leaves it: in the table, and its file in the folder. */
async function addUpload(id: string, alternativeText: string | null) {
  const color = { r: 200, g: 20, b: id === UPLOAD ? 0 : 90 };
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: color } })
    .jpeg()
    .toBuffer();
  const hash = createHash('sha256').update(bytes).digest('hex');
  const file = storedPictureName(id, hash, 'jpg');
  await writeFile(join(uploadsFolder, basename(file)), bytes);
  await from.run(
    `insert into pictures (id, name, file, alternative_text, focus_x, focus_y, width, height, size, uploaded_at)
     values ($1, 'Terrace.jpg', $2, $3, 20, 90, 60, 40, $4, now())`,
    [id, file, alternativeText, bytes.length],
  );
}

beforeAll(async () => {
  from = await createTestDatabase();
  await from.run(
    `update vendors set hidden_at = now(), name = '=1+1 ' || name where id = (select id from vendors order by id limit 1)`,
  );
  await from.run(
    `update destinations set introduction = E'One\\n\\nTwo' where id = (select id from destinations order by id limit 1)`,
  );
  for (const slug of ['before', '寿司', '서울'.normalize('NFC')]) {
    await from.run(
      `update vendors set slug = $1 where id = (select id from vendors order by id limit 1)`,
      [slug],
    );
  }
  await from.run(
    `update members set is_active = false, ended_at = now() where crm_id = 'CRM-20833'`,
  );
  await from.run(`update benefits set external_id = 'B|1', version = 4 where position = 1`);
  uploadsFolder = await folderOf({});
  await addUpload(UPLOAD, 'The terrace, “at dusk”');
  await addUpload(UNUSED, null);
  await from.run(
    `update events set image_url = $1 where id = (select id from events order by id limit 1)`,
    [`/pictures/uploads/${UPLOAD}`],
  );
  await from.run(
    `update gift_products set image_url = $1 where id = (select id from gift_products order by id limit 1)`,
    [`/pictures/uploads/${UPLOAD}`],
  );
  database = openDatabase(from.connectionString, () => undefined);
  folder = join(await folderOf({}), 'club');
  await exportPackage(
    {
      queries: database.queries,
      clubName: 'The Club',
      exportedAt: START,
      picturesFolder,
      uploadsFolder,
    },
    folderTarget(folder),
  );
});
afterAll(async () => {
  await database.close();
  await from.drop();
});

test('api/staff/imports-10, api/staff/imports-11, api/staff/imports-22: the whole club is exported and imported into an empty one, row by row', async () => {
  const to = await createEmptyClub();
  const ownFolder = await folderOf({});
  const stored = new Map<string, Buffer>();
  const putPicture = async (name: string, path: string) =>
    void stored.set(basename(name), await readFile(path));
  const options = { picturesFolder: ownFolder, putPicture };
  const { plan, isApplied } = await importPath(to, folder, options);
  expect(plan.refused).toEqual([]);
  expect(isApplied).toBe(true);
  expect(plan.notes).toEqual([
    'pictures.csv: 2 pictures are new.',
    '1 new row is hidden from members, as its file says: vendors.csv, line 2.',
  ]);
  for (const [name, statement] of Object.entries(packageTables)) {
    const before = await packageRowsOf(from, statement);
    const after = await packageRowsOf(to, statement);
    expect(after, name).toEqual(before);
    expect(after.length, name).toBeGreaterThan(0);
  }
  const uploaded = await readdir(uploadsFolder);
  expect([...stored.keys()].toSorted()).toEqual(uploaded.toSorted());
  for (const [name, bytes] of stored) {
    expect(bytes).toEqual(await readFile(join(uploadsFolder, name)));
  }
  expect(await readdir(ownFolder)).not.toContain(uploaded[0]);
  const again = await importPath(to, folder, options);
  expect(again.plan.notes).toEqual([]);
  for (const { kind, ...counts } of again.plan.counts) {
    expect(counts, kind).toMatchObject({ created: 0, changed: 0, refused: 0 });
  }
  expect(again.plan.counts.map(({ kind }) => kind)).toEqual([
    'members',
    'vendor',
    'benefit',
    'event',
    'destination',
    'gift_guide',
  ]);
  await to.drop();
});

test('api/staff/imports-10: no cell of an export is run as a formula by a spreadsheet', async () => {
  const text = await readFile(join(folder, 'vendors.csv'), 'utf8');
  expect(text).toContain(`,'=1+1 `);
  expect(text).not.toMatch(/(^|,)"?[=+\-@]/m);
});

test('api/staff/imports-10: a package that is imported into its own club changes nothing, as a ZIP too', async () => {
  const path = join(await folderOf({}), 'club.zip');
  const target = zipTarget(createWriteStream(path));
  await exportPackage(
    {
      queries: database.queries,
      clubName: 'The Club',
      exportedAt: START,
      picturesFolder,
      uploadsFolder,
    },
    target,
  );
  await target.end();
  const { plan } = await importPath(from, path, { applies: null, picturesFolder });
  expect(plan.refused).toEqual([]);
  expect(plan.changed).toEqual([]);
});
