import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createEmptyClub } from '../testing/emptyClub.ts';
import { runCommand } from '../testing/runCommand.ts';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts';

function commandsOf(database: TestDatabase) {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-commands-'));
  writeFileSync(join(folder, 'secret-key'), 'a secret key of the tests, long enough');
  onTestFinished(async () => {
    await database.drop();
    rmSync(folder, { recursive: true });
  });
  const environment = { DATA_DIR: folder, DATABASE_URL: database.connectionString };
  return {
    folder,
    run: (command: string, ...args: string[]) =>
      runCommand(join(import.meta.dirname, command), args, environment),
  };
}

test('api/staff/imports-17: operators export a club, plan it for another one and import it there', async () => {
  const [from, to] = [await createTestDatabase(), await createEmptyClub()];
  const [source, target] = [commandsOf(from), commandsOf(to)];
  const zip = join(source.folder, 'club.zip');
  const exported = await source.run('export-package.ts', zip);
  expect(exported.stdout).toContain('exported the club to');
  await expect(source.run('export-package.ts', zip)).rejects.toThrow(
    'exists already: name a new one',
  );
  const folder = join(source.folder, 'club');
  await source.run('export-package.ts', folder);
  expect(readdirSync(folder)).toContain('gift-guides.json');

  const count = async () => (await to.run('select 1 from vendors')).length;
  const planned = await target.run('import-package.ts', zip, '--plan');
  expect(planned.stdout).toMatch(/vendor: \d+ created, 0 changed, 0 unchanged, 0 refused/);
  expect(planned.stdout).toContain('nothing was changed');
  expect(await count()).toBe(0);
  expect(await to.run('select 1 from imports')).toEqual([]);
  const imported = await target.run('import-package.ts', folder);
  expect(imported.stdout).toContain('the import was applied');
  expect(await count()).toBe((await from.run('select 1 from vendors')).length);
  expect(await to.run('select status, created_by from imports')).toEqual([
    { status: 'applied', created_by: null },
  ]);
  expect(await to.run(`select actor from audit_entries where action = 'import.applied'`)).toEqual([
    { actor: 'operator:import-package' },
  ]);
  await expect(target.run('import-package.ts', 'NOT-THERE')).rejects.toThrow(
    /^parlour: there is no \S+NOT-THERE\n/,
  );
  await expect(target.run('import-package.ts')).rejects.toThrow(
    'write parlour import-package PATH',
  );
});
