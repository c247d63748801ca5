import { type Cluster, startCluster } from '../platform/postgres/embedded/cluster.ts';

/** Starts a PostgreSQL for several servers, which outlives each of them. The folder is like that of an embedded one. */
export function startDatabaseServer(dataFolder: string): Promise<Cluster> {
  return startCluster({ dataFolder, durable: true, log: () => undefined });
}
