import { cpSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Client } from 'pg';
import * as schema from '../platform/postgres/schema/index.ts';
import { importSample } from './importSample.ts';
import { rowsOf } from './rows.ts';
import { sampleRequests } from './requests/sampleRequests.ts';
import { sampleStaff } from './sampleStaff.ts';

/** What of the sample club is loaded. */
export interface SeedOptions {
  /** Whether its requests come too, with the further members who sent them. */
  readonly hasRequests: boolean;
}

/**
 * Loads the sample club into a database without members. Imports the library only when it is needed.
 *
 * @param today - the day that the club's events are dated from, `YYYY-MM-DD`.
 * @returns whether the club was loaded.
 */
export async function seedEmptyDatabase(
  client: Client,
  today: string,
  { hasRequests }: SeedOptions,
): Promise<boolean> {
  const database = drizzle(client, { casing: 'snake_case' });
  const [member] = await database.select({ id: schema.members.id }).from(schema.members).limit(1);
  if (member !== undefined) return false;
  const { createSampleClub } = await import('@parlour/sample-club');
  const rows = rowsOf(createSampleClub({ today }));
  await database.transaction(async (transaction) => {
    await transaction.insert(schema.staffMembers).values(sampleStaff(today));
    await importSample(transaction, rows);
    if (!hasRequests) return;
    const { members, requests, entries } = sampleRequests(today, rows.members);
    await transaction.insert(schema.members).values(members);
    await transaction.insert(schema.requests).values(requests);
    await transaction.insert(schema.requestEntries).values(entries);
  });
  return true;
}

/**
 * Copies the sample club's pictures into the data folder, unless it already has a folder of pictures. Without the sample
 * club that folder is created empty.
 *
 * @returns the path of that folder.
 */
export async function providePictures(
  dataFolder: string,
  { isSample }: { readonly isSample: boolean },
): Promise<string> {
  const folder = join(dataFolder, 'pictures');
  if (existsSync(folder)) return folder;
  if (!isSample) {
    mkdirSync(folder);
    return folder;
  }
  const { picturesDirectory } = await import('@parlour/sample-club');
  const source = fileURLToPath(picturesDirectory);
  if (!existsSync(source)) return folder;
  const incoming = `${folder}.incoming`;
  cpSync(source, incoming, { recursive: true });
  renameSync(incoming, folder);
  return folder;
}
