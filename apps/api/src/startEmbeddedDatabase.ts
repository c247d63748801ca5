import { startCluster } from './platform/postgres/embedded/cluster.ts';
import type { StartContext } from './startContext.ts';

/** Starts the PostgreSQL that comes with the server. Returns the connection string of its database. */
export async function startEmbeddedDatabase({
  config,
  log,
  onStop,
}: StartContext): Promise<string> {
  const cluster = await startCluster({
    dataFolder: config.dataFolder,
    durable: true,
    log: (message) => log.warn({ postgres: message }, 'the embedded database reports'),
  });
  onStop(() => cluster.stop());
  return cluster.connectionString('postgres');
}
