import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import type { MadeUpRelease } from './releases.ts';

const repository = fileURLToPath(new URL('../../../../..', import.meta.url));
const source = 'apps/api/src';
const migrations = `${source}/platform/postgres/migrations`;

/** A made-up release in a folder, as an operator unpacks one. */
export interface UnpackedRelease {
  readonly version: string;
  /** The program of its server, with arguments. */
  readonly command: readonly [string, ...string[]];
  /** The path of a file with a hash in its name that no other release has. */
  readonly assetPath: string;
}

const journalSchema = z.object({
  version: z.string(),
  dialect: z.string(),
  entries: z.array(z.looseObject({ idx: z.number(), when: z.number(), tag: z.string() })),
});

/** Adds migrations to those of this release, as Drizzle's generator does. */
function addMigrations(release: string, names: readonly string[]): void {
  const file = join(release, migrations, 'meta/_journal.json');
  const journal = journalSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  for (const tag of names) {
    cpSync(join(import.meta.dirname, `${tag}.sql`), join(release, migrations, `${tag}.sql`));
    const last = journal.entries.at(-1);
    if (last === undefined) throw new Error(`${file} has no migration.`);
    const entry = { ...last, idx: last.idx + 1, when: last.when + 1, tag };
    journal.entries.push(entry);
  }
  writeFileSync(file, JSON.stringify(journal));
}

/**
 * Copies the server of this checkout into a release beside others, with its changes.
 *
 * @param folder - where the releases are unpacked.
 */
export function unpackRelease(
  folder: string,
  { version, migrations: added, changes }: MadeUpRelease,
): UnpackedRelease {
  const release = join(folder, `parlour-${version}`);
  cpSync(join(repository, source), join(release, source), {
    recursive: true,
    filter: (path) => !path.endsWith('.test.ts'),
  });
  cpSync(join(repository, 'apps/api/package.json'), join(release, 'apps/api/package.json'));
  for (const modules of ['node_modules', 'apps/api/node_modules']) {
    symlinkSync(join(repository, modules), join(release, modules));
  }
  writeFileSync(join(release, 'VERSION'), `${version}\n`);
  for (const { file, from, to } of changes) {
    const path = join(release, source, file);
    const parts = readFileSync(path, 'utf8').split(from);
    if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} times: ${from}`);
    writeFileSync(path, parts.join(to));
  }
  addMigrations(release, added);
  const assets = join(release, 'apps/web/dist/assets');
  mkdirSync(assets, { recursive: true });
  const asset = `only-in-${version}.js`;
  writeFileSync(join(assets, asset), `console.log('${version}');\n`);
  return {
    version,
    command: [process.execPath, '--conditions=@parlour/source', join(release, source, 'main.ts')],
    assetPath: `/assets/${asset}`,
  };
}
