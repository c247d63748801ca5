import { accountForPostgres } from './account.ts';
import { prepareFolders, type Folders } from './folders.ts';

/** The only user of the embedded PostgreSQL. */
export const USER = 'parlour';

/** Returns the connection string of a database of the embedded PostgreSQL. */
export function connectionStringOf({ sockets }: Folders, database: string): string {
  return `postgres://${USER}@localhost/${database}?host=${encodeURIComponent(sockets)}`;
}

/** Returns the connection string of the database started by the server with this data folder. */
export function embeddedConnectionString(dataFolder: string): string {
  return connectionStringOf(prepareFolders(dataFolder, accountForPostgres()), 'postgres');
}
