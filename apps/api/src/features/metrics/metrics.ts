import { statfs } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { STREAM_LIMIT } from '../../http/live/liveStreams.ts';
import type { Database } from '../../platform/postgres/database.ts';
import { type Clock, SECOND, isWithin } from '../../platform/process/clock.ts';
import { createClubGauges } from './clubGauges.ts';
import { readClubNumbers } from './clubNumbers.ts';
import { countSignals } from './signalCounters.ts';

/** What the operator sets of metrics, and what only the start of the server knows. */
export interface MetricsSettings {
  /** Who sends it may read the metrics. */
  readonly token: string;
  /** The folder whose disk is measured. */
  readonly dataFolder: string;
  /** Returns when the last backup of the club was made. Null where none is known. */
  readonly lastBackupAt: () => Promise<Date | null>;
}

/** The dependencies of {@link createMetrics}. */
interface MetricsDependencies extends Omit<MetricsSettings, 'token'> {
  readonly database: Database;
  readonly clock: Clock;
  /** Returns how many streams are open. */
  readonly countStreams: () => number;
}

/** The metrics of one server. */
export interface Metrics {
  readonly registry: Registry;
  /** Returns them in the form that Prometheus reads, with what the database and the disk say now. */
  read(): Promise<string>;
  /** Stops counting. */
  close(): void;
}

// How long what the database said is given again, so that several readers cost no more than one.
const CACHED = 5 * SECOND;
// Milliseconds. Prometheus waits for ten seconds, and a database that hangs must not hide everything else.
const DATABASE_TIMEOUT = 3 * SECOND;
// Milliseconds between two looks at the event loop: fewer than by default, since each wakes an idle server.
const EVENT_LOOP_PRECISION = 50;

/** Creates the metrics of this server and begins to count. Docs/operations.md lists them. */
export function createMetrics(dependencies: MetricsDependencies): Metrics {
  const { database, clock, dataFolder, countStreams, lastBackupAt } = dependencies;
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({
    register: registry,
    eventLoopMonitoringPrecision: EVENT_LOOP_PRECISION,
  });
  const stopCounting = countSignals(registry);
  const gauge = (name: string, help: string) =>
    new Gauge({ name: `parlour_${name}`, help, registers });
  const streams = gauge('streams_open', 'Open streams of live hints.');
  gauge('streams_limit', 'How many streams this server opens at most.').set(STREAM_LIMIT);
  const connections = new Gauge({
    name: 'parlour_database_connections',
    help: 'Connections of the pool.',
    labelNames: ['state'],
    registers,
  });
  gauge('database_connections_limit', 'How many connections the pool has at most.').set(
    database.usage().limit,
  );
  const waitingForPool = gauge('database_waiting', 'Queries that wait for a connection.');
  const up = gauge('database_up', 'Whether the database responded to the last scrape.');
  const diskSize = gauge('disk_size_bytes', 'The size of the disk of DATA_DIR.');
  const diskFree = gauge('disk_free_bytes', 'What is free on the disk of DATA_DIR.');
  const club = createClubGauges(registry);

  const readNumbers = createReadOften(
    async () => ({
      numbers: await readClubNumbers(database.queries, clock.now()),
      backupAt: await lastBackupAt(),
    }),
    clock,
    CACHED,
  );

  const readDatabase = async (): Promise<void> => {
    try {
      const { numbers, backupAt } = await withTimeout(readNumbers());
      club.show(numbers, backupAt);
      up.set(1);
    } catch {
      club.forget();
      up.set(0);
    }
  };
  const readDisk = async (): Promise<void> => {
    const { bsize, blocks, bavail } = await statfs(dataFolder);
    diskSize.set(bsize * blocks);
    diskFree.set(bsize * bavail);
  };

  return {
    registry,
    async read() {
      // Before the reading of the numbers takes a connection itself.
      const { used, idle, waiting } = database.usage();
      connections.set({ state: 'used' }, used);
      connections.set({ state: 'idle' }, idle);
      waitingForPool.set(waiting);
      streams.set(countStreams());
      await Promise.all([readDatabase(), readDisk()]);
      return registry.metrics();
    },
    close() {
      stopCounting();
      registry.clear();
    },
  };
}

/** Rejects where a promise takes too long. */
function withTimeout<Value>(value: Promise<Value>): Promise<Value> {
  const timer = new AbortController();
  const late = wait(DATABASE_TIMEOUT, undefined, { signal: timer.signal }).then(() => {
    throw new Error('The database took too long.');
  });
  return Promise.race([value, late]).finally(() => timer.abort());
}

/**
 * Makes a reader that may be called often: what it read is given again for some milliseconds, and calls meanwhile share
 * one reading. A failed one is not kept.
 */
function createReadOften<Value>(
  read: () => Promise<Value>,
  clock: Clock,
  milliseconds: number,
): () => Promise<Value> {
  let last: { readonly at: Date; readonly value: Promise<Value> } | undefined;
  return () => {
    const now = clock.now();
    if (last !== undefined && isWithin(milliseconds, last.at, now)) return last.value;
    const value = read();
    const reading = { at: now, value };
    last = reading;
    value.catch(() => {
      if (last === reading) last = undefined;
    });
    return value;
  };
}
