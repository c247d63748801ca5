// Staff command `node --conditions=@parlour/source apps/api/src/commands/import-package.ts PATH [--plan]`: imports a package,
// a folder or a ZIP (IP17). With --plan it only says what it would do.
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { ImportPlan } from '@parlour/contract/staff';
import { endSessionsOf } from '../features/members/endSessionsOf.ts';
import { deleteImport, insertImport } from '../features/staff/imports/repository.ts';
import { openPackage } from '../features/staff/imports/reading/openPackage.ts';
import { runImport } from '../features/staff/imports/runImport.ts';
import { newId, systemRandom } from '../platform/crypto/random.ts';
import { systemClock } from '../platform/process/clock.ts';
import { logCommand } from './logCommand.ts';
import { withDatabase } from './withDatabase.ts';

const COMMAND = 'import-package';

await withDatabase(COMMAND, async (database, config, connectionString) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { plan: { type: 'boolean', default: false } },
  });
  const [path = '', ...more] = positionals;
  if (path === '' || more.length > 0) throw new Error('name one folder or ZIP file');
  const source = await openPackage(resolve(path));
  const importId = newId(systemClock, systemRandom);
  await insertImport(database.queries, {
    id: importId,
    status: 'planning',
    name: basename(path),
    createdAt: systemClock.now(),
  });
  let isApplied = false;
  try {
    const result = await runImport({
      connectionString,
      source,
      mapping: null,
      picturesFolder: join(config.dataFolder, 'pictures'),
      importId,
      staffId: null,
      actor: `operator:${COMMAND}`,
      requestId: null,
      clock: systemClock,
      random: systemRandom,
      endSessions: endSessionsOf,
      applies: values.plan ? null : '',
    });
    ({ isApplied } = result);
    logCommand('command.performed', COMMAND);
    printPlan(result.plan, isApplied);
  } finally {
    await source.close();
    // What changed nothing is no entry of the history.
    if (!isApplied) {
      await database.transaction((transaction) => deleteImport(transaction, importId));
    }
  }
});

function printPlan({ counts, refused, notes }: ImportPlan, isApplied: boolean): void {
  for (const { kind, created, changed, unchanged, refused: left } of counts) {
    console.log(
      `${kind}: ${created} created, ${changed} changed, ${unchanged} unchanged, ${left} refused`,
    );
  }
  for (const note of notes) console.log(note);
  for (const { file, line, field, message } of refused) {
    console.log(`${file}, line ${line}${field === null ? '' : `, ${field}`}: ${message}`);
  }
  console.log(isApplied ? 'the import was applied' : 'nothing was changed');
}
