import { copyFile, mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { embeddedConnectionString } from '@parlour/api/testing';
import { type Club, startClub } from '../../support/club.ts';

/** Returns the connection string of a club's embedded database, through a proxy on this port if there is one. */
export function databaseUrlOf(host: Club, proxyPort?: number): string {
  const direct = embeddedConnectionString(host.dataDirectory);
  if (proxyPort === undefined) return direct;
  const url = new URL(direct);
  url.searchParams.delete('host');
  url.host = `127.0.0.1:${proxyPort}`;
  return url.href;
}

/**
 * Starts one more server on the database of a club, with the club's keys, mail folder and files.
 *
 * @param command - the program of the server with its arguments, by default that of the checkout.
 */
export async function joinServer(
  host: Club,
  name: string,
  environment: Readonly<Record<string, string>> = {},
  command?: readonly [string, ...string[]],
): Promise<Club> {
  const folder = join(host.folder, name);
  await mkdir(folder);
  for (const key of ['secret-key', 'card-key.public.pem']) {
    await copyFile(join(host.dataDirectory, key), join(folder, key));
  }
  for (const shared of ['mail', 'files']) {
    await mkdir(join(host.dataDirectory, shared), { recursive: true });
    await symlink(join(host.dataDirectory, shared), join(folder, shared));
  }
  const databaseUrl = environment['DATABASE_URL'] ?? databaseUrlOf(host);
  const joined = { LOG_LEVEL: 'warn', DATA_DIR: folder, DATABASE_URL: databaseUrl };
  return startClub({ ...joined, ...environment }, command);
}
