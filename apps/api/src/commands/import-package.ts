// Staff command `node --conditions=@parlour/source apps/api/src/commands/import-package.ts PATH [--plan] [--hide-missing]`:
// imports a package, a folder or a ZIP (api/staff/imports-17). With --plan it only says what it would do, and with --hide-missing it hides
// what earlier packages brought and this one has no more (api/staff/imports-21).
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import type { SentImportPlan } from '@parlour/contract/staff';
import { endSessionsOf } from '../features/members/endSessionsOf.ts';
import { deleteImport, insertImport } from '../features/staff/imports/repository.ts';
import { openPackage } from '../features/staff/imports/reading/openPackage.ts';
import { runImport } from '../features/staff/imports/runImport.ts';
import { newId, systemRandom } from '../platform/crypto/random.ts';
import { openFileStore } from '../platform/files/fileStore.ts';
import { systemClock } from '../platform/process/clock.ts';
import { logCommand } from './logCommand.ts';
import { withDatabase } from './withDatabase.ts';

const COMMAND = 'import-package';

const usage = {
  usage: `${COMMAND} PATH [--plan] [--hide-missing]`,
  words: [1],
  options: {
    plan: { type: 'boolean', default: false },
    'hide-missing': { type: 'boolean', default: false },
  },
} as const;

await withDatabase(usage, async (database, config, given, connectionString) => {
  const { values, positionals } = given;
  const [path = ''] = positionals;
  const source = await openPackage(resolve(path));
  const importId = newId(systemClock, systemRandom);
  await insertImport(database.queries, {
    id: importId,
    status: 'planning',
    name: basename(path),
    createdAt: systemClock.now(),
  });
  let isApplied = false;
  await using uploads = await mkdtempDisposable(join(tmpdir(), 'parlour-import-'));
  const store = await openFileStore(config.filesUrl, join(config.dataFolder, 'files'));
  try {
    const result = await runImport({
      connectionString,
      source,
      mapping: null,
      hidesMissing: values['hide-missing'],
      picturesFolder: join(config.dataFolder, 'pictures'),
      uploads: {
        folder: uploads.path,
        put: (name) => store.put(name, join(uploads.path, basename(name))),
      },
      pictureSources: {
        rules: config.webhookRules,
        shownHosts: [...config.imageHosts, new URL(config.publicUrl).host],
      },
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

function printPlan({ counts, refused, hidden, notes }: SentImportPlan, isApplied: boolean): void {
  for (const { kind, ...count } of counts) {
    const { created, changed, unchanged } = count;
    const stored = `${created} created, ${changed} changed, ${unchanged} unchanged`;
    console.log(`${kind}: ${stored}, ${count.refused} refused, ${count.hidden} hidden`);
  }
  for (const note of notes) console.log(note);
  for (const { file, line, field, message } of refused) {
    console.log(`${file}, line ${line}${field === null ? '' : `, ${field}`}: ${message}`);
  }
  for (const { kind, title, externalId } of hidden) {
    console.log(`hidden: ${kind} “${title}” (${externalId})`);
  }
  console.log(isApplied ? 'the import was applied' : 'nothing was changed');
}
