import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { systemRandom } from './platform/crypto/random.ts';
import { systemClock } from './platform/process/clock.ts';
import { lockDataFolder } from './platform/process/dataFolder.ts';
import type { StartedClub } from './startClub.ts';
import type { StartContext } from './startContext.ts';
import { startTogether } from './startTogether.ts';
import { startTracing } from './startTracing.ts';
import type { BuiltApp } from './web/mountedApp.ts';
import { startCluster } from './platform/postgres/embedded/cluster.ts';

/** A running server that accepts calls. */
export interface RunningServer extends StartedClub {
  /** Lets running calls and jobs finish, then stops everything that the server started. */
  stop(): Promise<void>;
}

/**
 * Starts everything in order and resolves once the server accepts calls. After a failure it stops what it has started.
 *
 * @param loadApps - loads the apps to serve, among them one at `/`.
 * @param stopping - ends the start before its next step, where it is interrupted.
 */
export async function startServer(
  config: Config,
  log: Logger,
  loadApps: () => Promise<readonly BuiltApp[]>,
  stopping?: AbortSignal,
): Promise<RunningServer> {
  const stops: (() => Promise<unknown> | void)[] = [];
  const stop = async () => {
    for (const each of stops.splice(0).toReversed()) await each();
  };
  const tracing = await startTracing({ config });
  if (tracing !== undefined) stops.push(() => tracing.stop());
  const context: StartContext = {
    config,
    tracing,
    log,
    clock: systemClock,
    random: systemRandom,
    onStop: (each) => void stops.push(each),
    stopping,
  };
  try {
    context.onStop(lockDataFolder(config.dataFolder));
    // The embedded PostgreSQL starts in processes of its own, so the other modules load meanwhile.
    const [connectionString, { startClub }, apps] = await startTogether([
      config.databaseUrl ?? startEmbeddedDatabase(context),
      import('./startClub.ts'),
      loadApps(),
    ]);
    stopping?.throwIfAborted();
    return { ...(await startClub(context, connectionString, apps)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Starts the PostgreSQL that comes with the server. Returns the connection string of its database. */
async function startEmbeddedDatabase({
  config,
  log,
  onStop,
  stopping,
}: StartContext): Promise<string> {
  const cluster = await startCluster({
    dataFolder: config.dataFolder,
    durable: true,
    log: (message) => log.warn({ postgres: message }, 'the embedded database reports'),
    stopping,
  });
  onStop(() => cluster.stop());
  return cluster.connectionString('postgres');
}
