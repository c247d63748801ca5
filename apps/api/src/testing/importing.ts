import { randomUUID } from 'node:crypto';
import { mkdtemp, mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { inject } from 'vitest';
import type { ImportMapping } from '@parlour/contract/staff';
import { type ImportResult, runImport } from '../features/staff/imports/runImport.ts';
import { openPackage } from '../features/staff/imports/reading/openPackage.ts';
import type { PictureSources } from '../features/staff/imports/fetching/pictureSources.ts';
import { endSessionsOf } from '../features/members/endSessionsOf.ts';
import { systemRandom } from '../platform/crypto/random.ts';
import { START } from './constants.ts';
import type { TestDatabase } from './testDatabase.ts';

/** Writes files into a new folder. Returns its path. */
export async function folderOf(
  files: Readonly<Record<string, string | Uint8Array>>,
): Promise<string> {
  const folder = await mkdtemp(join(inject('folder'), 'package-'));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  return folder;
}

/** The file that makes a folder a package. */
export const clubFile = { 'club.json': '{"format":"parlour-club","version":1}' };

interface TestImport {
  readonly mapping?: ImportMapping;
  /** As of `runImport`. By default it is applied whatever it does. */
  readonly applies?: string | null;
  readonly picturesFolder?: string;
  readonly importId?: string;
  readonly hidesMissing?: boolean;
  /** By default those of a real club. */
  readonly pictureSources?: PictureSources;
  /** Where refused rows are written. */
  readonly refusedPath?: string;
  /** Stores an uploaded picture by its name, whose file is at the path. */
  readonly putPicture?: (name: string, path: string) => Promise<void>;
}

/** Imports a folder, a ZIP or a table into a database. */
export async function importPath(
  { connectionString, run }: TestDatabase,
  path: string,
  {
    mapping,
    applies = '',
    picturesFolder = '/nowhere',
    importId = randomUUID(),
    hidesMissing = false,
    refusedPath,
    putPicture = () => Promise.resolve(),
    pictureSources = { rules: { ownHosts: [], isProduction: true }, shownHosts: [] },
  }: TestImport = {},
): Promise<ImportResult> {
  await run(
    `insert into imports (id, status, name, mapping, created_at) values ($1, 'planning', 'test', $2, now()) on conflict do nothing`,
    [importId, mapping === undefined ? null : JSON.stringify(mapping)],
  );
  const source = await openPackage(path);
  const folder = await folderOf({});
  try {
    return await runImport({
      connectionString,
      source,
      mapping: mapping ?? null,
      hidesMissing,
      picturesFolder,
      uploads: { folder, put: (name) => putPicture(name, join(folder, basename(name))) },
      pictureSources,
      importId,
      staffId: null,
      actor: 'operator:test',
      requestId: null,
      clock: { now: () => START },
      random: systemRandom,
      endSessions: endSessionsOf,
      applies,
      ...(refusedPath === undefined ? {} : { refusedPath }),
    });
  } finally {
    await source.close();
  }
}
