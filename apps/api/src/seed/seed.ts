import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Client } from 'pg';
import { findSettings } from '../club-settings/repository.ts';
import * as schema from '../platform/postgres/schema/index.ts';
import type { SeedOptions } from './insertSampleClub.ts';

/**
 * Loads the sample club into a database without members, unless an administrator chose otherwise (api/staff/settings-5).
 *
 * @param today - the day that the club's events are dated from, `YYYY-MM-DD`.
 * @returns whether the club was loaded.
 */
export async function seedEmptyDatabase(
  client: Client,
  today: string,
  options: SeedOptions,
): Promise<boolean> {
  const database = drizzle(client, { casing: 'snake_case' });
  const [member] = await database.select({ id: schema.members.id }).from(schema.members).limit(1);
  if (member !== undefined) return false;
  const chosen = (await findSettings(database))?.firstRun ?? 'sample';
  if (chosen !== 'sample') return false;
  // Imported only when needed, with the library.
  const { insertSampleClub } = await import('./insertSampleClub.ts');
  await database.transaction((transaction) => insertSampleClub(transaction, today, options));
  return true;
}

/**
 * Copies the sample club's pictures into the data folder, unless it already has pictures. Without the sample club that
 * folder is created empty.
 *
 * @returns the path of that folder.
 */
export async function providePictures(
  dataFolder: string,
  { isSample }: { readonly isSample: boolean },
): Promise<string> {
  const folder = join(dataFolder, 'pictures');
  const isThere = existsSync(folder);
  if (!isSample && !isThere) mkdirSync(folder, { mode: 0o700 });
  // A club that began without the sample has an empty folder.
  if (!isSample || (isThere && readdirSync(folder).length > 0)) return folder;
  const { picturesDirectory } = await import('@parlour/sample-club');
  const source = fileURLToPath(picturesDirectory);
  if (!existsSync(source)) return folder;
  const incoming = `${folder}.incoming`;
  cpSync(source, incoming, { recursive: true });
  // Copies have the modes of the checkout or the release.
  chmodSync(incoming, 0o700);
  for (const name of readdirSync(incoming)) chmodSync(join(incoming, name), 0o600);
  if (isThere) rmdirSync(folder);
  renameSync(incoming, folder);
  return folder;
}
