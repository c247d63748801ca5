/** What tests outside the server read of it: everything that it wrote, its rows and its database's process. */
export { encodingsOf, findTexts, readAllFiles, readAllRows, type WrittenText } from './canaries.ts';
export { embeddedConnectionString } from '../platform/postgres/embedded/connectionString.ts';
export { databaseProcessId, databaseSocket, runStatement } from './ownDatabase.ts';
export { startDatabaseServer } from './databaseServer.ts';
