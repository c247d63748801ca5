import { chmod, copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDatabaseServer } from '@parlour/api/testing';
import { type Bucket, startBucket } from '../faults/support/bucket.ts';
import { type MailServer, startMailServer } from '../faults/support/mailServer.ts';
import { type Club, startClub } from '../support/club.ts';
import type { ClubCommand } from '../support/clubCommand.ts';
import { HOST } from './startProxy.ts';

/** The token of the servers' metrics. */
const METRICS_TOKEN = 'metrics-of-the-two-servers';

/** Two servers as the operations page describes them, without the proxy. */
export interface TwoServers extends AsyncDisposable {
  readonly servers: readonly [Club, Club];
  readonly mail: MailServer;
  /** The folder of the PostgreSQL that both are given. */
  readonly databaseFolder: string;
}

/** Creates a folder that PostgreSQL's user can enter. */
async function newFolder(name: string, stack: AsyncDisposableStack): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `parlour-${name}-`));
  await chmod(folder, 0o755);
  stack.defer(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * Starts two servers on one PostgreSQL, one bucket and one mail server.
 *
 * @param command - their program, by default that of the checkout.
 */
export async function startTwoServers(command?: ClubCommand): Promise<TwoServers> {
  await using starting = new AsyncDisposableStack();
  const databaseFolder = await newFolder('database', starting);
  const cluster = await startDatabaseServer(databaseFolder);
  starting.defer(() => cluster.stop());
  const bucket: Bucket = starting.use(await startBucket());
  const mail = starting.use(await startMailServer());
  const shared = {
    LOG_LEVEL: 'warn',
    PUBLIC_URL: `https://${HOST}`,
    TRUST_PROXY: '127.0.0.1',
    DATABASE_URL: cluster.connectionString('postgres'),
    FILES_URL: bucket.url,
    SMTP_URL: mail.url,
    SECRET_KEY: 'a secret key of two servers of the tests',
    METRICS_TOKEN,
  };
  const first = starting.use(await startClub(shared, command));
  const secondFolder = await newFolder('second', starting);
  const cardKey = 'card-key.public.pem';
  await copyFile(join(first.dataDirectory, cardKey), join(secondFolder, cardKey));
  const second = starting.use(await startClub({ ...shared, DATA_DIR: secondFolder }, command));
  const started = starting.move();
  return {
    servers: [first, second],
    mail,
    databaseFolder,
    [Symbol.asyncDispose]: () => started.disposeAsync(),
  };
}

/** Returns how many calls of members' profiles a server has answered since its start. */
export async function profileCallsOf({ url }: Club): Promise<number> {
  const response = await fetch(`${url}/api/metrics`, {
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
  });
  const lines = (await response.text()).split('\n');
  return lines
    .filter((line) => line.startsWith('parlour_calls_total{') && line.includes('"/api/profile"'))
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}
