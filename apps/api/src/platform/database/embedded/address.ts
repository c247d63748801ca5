import { accountForPostgres } from './account.ts';
import { preparePlaces, type Places } from './places.ts';

/** The one user of the embedded PostgreSQL. */
export const USER = 'parlour';

/** The connection string of a database of the embedded PostgreSQL. */
export const addressOf = ({ sockets }: Places, database: string): string =>
  `postgres://${USER}@localhost/${database}?host=${encodeURIComponent(sockets)}`;

/** The connection string of the database that the server with this data folder has started. */
export const embeddedAddress = (dataFolder: string): string =>
  addressOf(preparePlaces(dataFolder, accountForPostgres()), 'postgres');
