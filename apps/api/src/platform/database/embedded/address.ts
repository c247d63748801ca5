import { accountForPostgres } from './account.ts';
import { preparePlaces, type Places } from './places.ts';

/** The only user of the embedded PostgreSQL. */
export const USER = 'parlour';

/** Returns the connection string of a database of the embedded PostgreSQL. */
export const addressOf = ({ sockets }: Places, database: string): string =>
  `postgres://${USER}@localhost/${database}?host=${encodeURIComponent(sockets)}`;

/** Returns the connection string of the database started by the server with this data folder. */
export const embeddedAddress = (dataFolder: string): string =>
  addressOf(preparePlaces(dataFolder, accountForPostgres()), 'postgres');
