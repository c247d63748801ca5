import { startCluster } from './platform/postgres/embedded/cluster.ts';
import type { StartContext } from './startContext.ts';

/** Starts the PostgreSQL that comes with the server. Returns the connection string of its database. */
export async function startEmbeddedDatabase({
  config,
  log,
  onStop,
}: StartContext): Promise<string> {
  const starting = startCluster({
    dataFolder: config.dataFolder,
    durable: true,
    log: (message) => log.warn({ postgres: message }, 'the embedded database reports'),
  });
  // A start that fails meanwhile waits for it, to stop it.
  onStop(() =>
    starting.then(
      (cluster) => cluster.stop(),
      () => undefined,
    ),
  );
  return (await starting).connectionString('postgres');
}
