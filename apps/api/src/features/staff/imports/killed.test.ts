import { setTimeout as wait } from 'node:timers/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '../../../platform/postgres/database.ts';
import { createEmptyClub } from '../../../testing/emptyClub.ts';
import { clubFile, folderOf } from '../../../testing/importing.ts';
import { createImportProcess } from './process/importProcess.ts';
import { failForgottenImports } from './repository.ts';

test('api/staff/imports-14: an import that is killed in the middle leaves nothing, and is said to have failed', async () => {
  const club = await createEmptyClub();
  const rows = Array.from({ length: 3000 }, (_, index) => `k${index},N${index},Hotels,x\n`).join(
    '',
  );
  const path = await folderOf({
    ...clubFile,
    'vendors.csv': `externalId,name,type,description\n${rows}`,
  });
  await club.run(
    `insert into imports (id, status, name, created_at, started_at) values ('i', 'applying', 'x', now(), now())`,
  );
  const process = createImportProcess();
  const outcome = process.perform({
    kind: 'import',
    connectionString: club.connectionString,
    importId: 'i',
    staffId: null,
    actor: 'operator:import-package',
    requestId: null,
    now: Date.now(),
    path,
    name: 'club',
    mapping: null,
    hidesMissing: false,
    uploadsFolder: '/nowhere',
    refusedPath: '/nowhere/refused',
    picturesFolder: join(path, 'none'),
    pictureSources: { rules: { ownHosts: [], isProduction: true }, shownHosts: [] },
    applies: '',
  });
  const isWriting = async () =>
    (
      await club.run(
        `select 1 from pg_stat_activity where application_name = 'parlour import' and backend_xid is not null and datname = current_database()`,
      )
    ).length > 0;
  while (!(await isWriting())) await wait(10);
  process.close();
  expect((await outcome).kind).toBe('failed');
  while (await isWriting()) await wait(10);
  expect(await club.run('select 1 from vendors')).toEqual([]);
  expect(await club.run('select 1 from imported_items')).toEqual([]);
  const database = openDatabase(club.connectionString, () => undefined);
  const later = new Date(Date.now() + 60_000);
  expect(await failForgottenImports(database.queries, later)).toBe(1);
  expect(await club.run('select status, issue from imports')).toEqual([
    {
      status: 'failed',
      issue: 'The server stopped meanwhile. Nothing of the club was changed. Please try again.',
    },
  ]);
  await database.close();
  await club.drop();
});
