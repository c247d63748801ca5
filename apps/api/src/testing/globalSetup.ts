import { chmodSync, rmSync } from 'node:fs';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startCluster } from '../platform/postgres/embedded/cluster.ts';
import { migrateDatabase } from '../platform/postgres/migrate.ts';
import { startJobs } from '../platform/jobs/jobs.ts';
import { seedEmptyDatabase } from '../seed/seed.ts';
import { TEMPLATE, TODAY } from './constants.ts';
import { createMemoryFolder } from './memoryFolder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The connection string of the test run's PostgreSQL, for its database `postgres`. */
    postgres: string;
    /** The path of a folder for the files of tests. It is removed when the test run ends. */
    folder: string;
    /** Whether the tests run at full length, by `npm run test:long`. */
    isLong: boolean;
  }
}

/** Starts one temporary PostgreSQL for the whole test run, with a template database that holds the sample club. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Also what tests write into the system's folder: a server of its own waits for each write of its database to a busy disk.
  const folder = createMemoryFolder('parlour-tests');
  // PostgreSQL may run as a different user than the tests.
  chmodSync(folder, 0o755);
  project.config.env = { ...project.config.env, TMPDIR: folder };
  const dataFolder = createMemoryFolder('parlour-test-database');
  chmodSync(dataFolder, 0o755);
  const cluster = await startCluster({
    dataFolder,
    durable: false,
    log: () => undefined,
  });
  const admin = new pg.Client({ connectionString: cluster.connectionString('postgres') });
  await admin.connect();
  await admin.query(`create database ${TEMPLATE}`);
  await admin.end();
  const template = cluster.connectionString(TEMPLATE);
  await migrateDatabase(template, async (client) => {
    await seedEmptyDatabase(client, TODAY, { hasRequests: false });
  });
  const jobs = await startJobs({
    connectionString: template,
    onFailedJob: () => undefined,
    onError: () => undefined,
  });
  await jobs.stop();
  project.provide('postgres', cluster.connectionString('postgres'));
  project.provide('folder', folder);
  return async () => {
    await cluster.stop();
    for (const each of [dataFolder, folder]) rmSync(each, { recursive: true, force: true });
  };
}
