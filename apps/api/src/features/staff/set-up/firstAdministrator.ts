import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../../../platform/postgres/database.ts';
import { writeDurably } from '../../../platform/process/writeDurably.ts';
import { hasAdministrator, lockAdministrators } from '../people/repository.ts';
import { createInvitationLink, type InvitationDependencies } from './invitations.ts';

/** Returns the file with the link of the first administrator. */
export function firstLinkFile(dataFolder: string): string {
  return join(dataFolder, 'first-administrator');
}

/**
 * Makes a link for the first administrator while the club has none, in a file that only the server's user reads (api/staff/set-up-1).
 *
 * @returns the link. Undefined where the club has an administrator.
 */
export async function provideFirstLink(
  database: Database,
  dependencies: InvitationDependencies,
  dataFolder: string,
): Promise<string | undefined> {
  const link = await database.transaction(async (transaction) => {
    await lockAdministrators(transaction);
    if (await hasAdministrator(transaction)) return undefined;
    return createInvitationLink(transaction, dependencies, null);
  });
  const file = firstLinkFile(dataFolder);
  if (link === undefined) rmSync(file, { force: true });
  else writeDurably(file, `${link}\n`, 0o600);
  return link;
}
