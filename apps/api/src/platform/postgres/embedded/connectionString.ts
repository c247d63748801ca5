import { accountForPostgres } from './account.ts';
import { prepareFolders, type Folders } from './folders.ts';
import { readPassword, SERVER_ROLE } from './roles.ts';

/** Returns the connection string of a database of the embedded PostgreSQL, with the password of the server's role. */
export function connectionStringOf(
  { sockets }: Pick<Folders, 'sockets'>,
  password: string,
  database: string,
): string {
  return `postgres://${SERVER_ROLE}:${password}@localhost/${database}?host=${encodeURIComponent(sockets)}`;
}

/**
 * Returns the connection string of the database started by the server with this data folder.
 *
 * @throws Error where no server has been started with it.
 */
export function embeddedConnectionString(dataFolder: string): string {
  const password = readPassword(dataFolder);
  return connectionStringOf(prepareFolders(dataFolder, accountForPostgres()), password, 'postgres');
}
