import { clubDay } from '@parlour/core';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from 'pino';
import { buildApp } from './app.ts';
import { type Config, toBrowserConfiguration } from './config.ts';
import { type Clock, systemClock } from './platform/process/clock.ts';
import { lockDataFolder } from './platform/process/dataFolder.ts';
import { isDatabaseUnavailable, isAccessDenied } from './platform/postgres/connectionErrors.ts';
import { openDatabase } from './platform/postgres/database.ts';
import { startCluster } from './platform/postgres/embedded/cluster.ts';
import { createLiveChannel, LIVE_CHANNEL } from './platform/live/liveChannel.ts';
import { listen } from './platform/postgres/listen.ts';
import { migrateDatabase } from './platform/postgres/migrate.ts';
import { openFileStore } from './platform/files/fileStore.ts';
import { createHeicMaker } from './platform/files/heicMaker.ts';
import { createFindFeaturedPicture } from './features/events/featuredPicture.ts';
import { createResponseCache, createTextCache } from './http/cache/responseCache.ts';
import { createPictureCache } from './platform/images/pictureCache.ts';
import { createPictureMaker } from './platform/images/pictureMaker.ts';
import { createUpstream } from './platform/images/upstream.ts';
import { startJobs } from './platform/jobs/jobs.ts';
import { createOutbox, deliverOutbox } from './platform/mail/outbox.ts';
import { fileTransport, type MailTransport, smtpTransport } from './platform/mail/transport.ts';
import { systemRandom } from './platform/crypto/random.ts';
import { loadSecretKeys } from './platform/crypto/secretKey.ts';
import { loadCardPublicKey } from './platform/crypto/sealing/cardKey.ts';
import { createSecrets } from './platform/crypto/secrets.ts';
import { joinServers } from './platform/secret-keys/joinServers.ts';
import { createAnnouncement } from './platform/secret-keys/announcement.ts';
import { firstLinkFile, provideFirstLink } from './features/staff/set-up/firstAdministrator.ts';
import { sealedStores } from './sealedStores.ts';
import { createMountApp } from './web/mountApp.ts';
import type { BuiltApp } from './web/mountedApp.ts';
import { mapTilesUrl, readMapArchives } from './web/mapArchives.ts';
import { undeliveredOf } from './emails/undelivered.ts';
import { startMaintenance } from './maintenance.ts';
import { createRequestSweep } from './features/requests/sweep.ts';
import { startSweep } from './platform/process/startSweep.ts';
import { warnOfHiddenPictures, warnOfPrivateKeys } from './startWarnings.ts';
import { providePictures, seedEmptyDatabase } from './seed/seed.ts';

/** A running server that accepts calls. */
export interface RunningServer {
  readonly url: string;
  /** Whether this start loaded the sample club into an empty database. */
  readonly isClubNew: boolean;
  /** The link of the first administrator. Undefined once the club has one. */
  readonly firstLink: string | undefined;
  /** Lets running calls and jobs finish, then stops everything that the server started. */
  stop(): Promise<void>;
}

/** Registers a function to call when the server stops. The last one registered runs first. */
type OnStop = (stop: () => Promise<unknown> | void) => void;

// Milliseconds.
const DATABASE_TIMEOUT = 30_000;
const RETRY_INTERVAL = 500;

/**
 * Starts everything in order and resolves once the server accepts calls. After a failure it stops what it has started.
 *
 * @param apps - the apps to serve, among them one at `/`.
 * @param stopping - ends the wait for the database, for a start that is interrupted.
 */
export async function startServer(
  config: Config,
  log: Logger,
  apps: readonly BuiltApp[],
  stopping?: AbortSignal,
): Promise<RunningServer> {
  const stops: (() => Promise<unknown> | void)[] = [];
  const stop = async () => {
    for (const each of stops.splice(0).toReversed()) await each();
  };
  try {
    const started = await start(config, log, apps, (each) => void stops.push(each), stopping);
    return { ...started, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function start(
  config: Config,
  log: Logger,
  apps: readonly BuiltApp[],
  onStop: OnStop,
  stopping: AbortSignal | undefined,
): Promise<Omit<RunningServer, 'stop'>> {
  const clock = systemClock;
  const random = systemRandom;
  onStop(lockDataFolder(config.dataFolder));
  const secretKeys = loadSecretKeys(config);
  const cardKey = loadCardPublicKey(config.dataFolder);

  const connectionString = config.databaseUrl ?? (await startEmbedded(config, log, onStop));
  let isClubNew = false;
  await whenReachable(log, stopping, () =>
    migrateDatabase(connectionString, async (client) => {
      if (config.isProduction) return;
      isClubNew = await seedEmptyDatabase(client, clubDay(clock.now()), { hasRequests: true });
      if (isClubNew) log.info('the sample club was loaded into the empty database');
    }),
  );
  const database = openDatabase(connectionString, (error) =>
    log.warn({ err: error }, 'a connection to the database broke'),
  );
  onStop(() => database.close());
  const announcement = createAnnouncement(createSecrets(secretKeys, random), { database, clock });
  const { responseCache, pageCache, liveChannel, firstConnection, isConnected } = openListener(
    connectionString,
    (client) => announcement.announce(client),
    onStop,
  );
  // Until then other servers do not see the keys of this one.
  await untilStopped(firstConnection, stopping);

  const jobs = await startJobs({
    connectionString,
    isOnlyServer: config.databaseUrl === undefined,
    onFailedJob: (error, isGivenUp) => {
      if (isGivenUp) log.error({ err: error }, 'an email was given up');
      else log.warn({ err: error }, 'a job failed and is tried again');
    },
    onError: (error) => log.warn({ err: error }, 'the job queues report'),
  });
  onStop(() => jobs.stop());
  const secrets = await joinServers(secretKeys, { database, stores: sealedStores, clock, random });
  announcement.confirmJoined();
  const transport = transportOf(config, clock, log);
  await deliverOutbox({ jobs, secrets, clock, transport, ...undeliveredOf(config) });

  const mapArchives = await readMapArchives(config).catch((error: unknown) => {
    throw configError('MAP_TILES', error);
  });
  const configuration = toBrowserConfiguration(config, mapTilesUrl(config, mapArchives));
  const findFirstPicture = createFindFeaturedPicture({
    queries: database.queries,
    texts: pageCache,
    clock,
    isConnected,
  });
  const mountApp = createMountApp({
    configuration,
    publicUrl: config.publicUrl,
    responses: pageCache,
    findFirstPicture,
    clock,
    log,
    onStop,
  });
  const mountedApps = await Promise.all(apps.map(mountApp));
  const picturesFolder = await providePictures(config.dataFolder, {
    isSample: !config.isProduction,
  });
  const maker = createPictureMaker();
  onStop(() => maker.close());
  const store = await openFileStore(config.filesUrl, join(config.dataFolder, 'files'));
  onStop(startMaintenance({ database, secrets, store, clock, log }));
  const outbox = createOutbox({ jobs, secrets, clock, random });
  const sweep = createRequestSweep({
    database,
    outbox,
    clock,
    random,
    secrets,
    branding: config,
  });
  onStop(startSweep(sweep, log));
  const app = await buildApp({
    database,
    outbox,
    responseCache,
    liveChannel,
    secrets,
    cardKey,
    clock,
    random,
    branding: config,
    configuration,
    publicUrl: config.publicUrl,
    desk: { ...config.desk, firstLinkFile: firstLinkFile(config.dataFolder) },
    trustedProxies: config.trustedProxies,
    web: {
      apps: mountedApps,
      picturesFolder,
      mapArchives,
    },
    pictures: {
      cache: createPictureCache(join(config.dataFolder, 'image-cache')),
      maker,
      upstream: createUpstream(),
      allowedHosts: config.imageHosts,
    },
    files: {
      store,
      heic: createHeicMaker(),
      incomingFolder: join(config.dataFolder, 'files-incoming'),
    },
    log,
  });
  onStop(() => app.close());
  const { host, port } = config;
  const url = await app.listen({ host, port }).catch((error: unknown) => {
    throw configError('HOST, PORT', error);
  });
  warnOfPrivateKeys(config, log);
  await warnOfHiddenPictures(config, database, log);
  const { dataFolder, desk } = config;
  const invitations = { clock, random, deskUrl: desk.url };
  const firstLink = await provideFirstLink(database, invitations, dataFolder);
  return { url, isClubNew, firstLink };
}

/** Sends mail through the club's SMTP server, or writes it to files and logs each one. */
function transportOf(config: Config, clock: Clock, log: Logger): MailTransport {
  const sender = { clubName: config.clubName, staffEmail: config.staffEmail, clock };
  if (config.smtpUrl !== undefined) return smtpTransport(config.smtpUrl, sender);
  return fileTransport(join(config.dataFolder, 'mail'), sender, (file) =>
    log.info({ file }, 'a message was written'),
  );
}

/**
 * Opens the caches of the club's content and the channel of live hints. The database notifies them, by a connection that
 * also tells other servers the keys of this one.
 */
function openListener(
  connectionString: string,
  announce: (client: pg.Client) => Promise<void>,
  onStop: OnStop,
) {
  const responseCache = createResponseCache(() => listener.isConnected());
  const pageCache = createTextCache(() => listener.isConnected());
  const drop = () => {
    responseCache.drop();
    pageCache.drop();
  };
  const liveChannel = createLiveChannel();
  const listener = listen(connectionString, {
    channels: { content_changed: drop, [LIVE_CHANNEL]: (payload) => liveChannel.receive(payload) },
    onGap(isConnected) {
      drop();
      if (isConnected) liveChannel.announceGap();
    },
    prepare: announce,
  });
  onStop(() => listener.close());
  const { firstConnection, isConnected } = listener;
  return { responseCache, pageCache, liveChannel, firstConnection, isConnected };
}

/** Waits for a promise, and throws once the start is interrupted. */
async function untilStopped(done: Promise<void>, stopping: AbortSignal | undefined) {
  stopping?.throwIfAborted();
  const stopped = stopping && once(stopping, 'abort').then(() => stopping.throwIfAborted());
  await Promise.race(stopped === undefined ? [done] : [done, stopped]);
}

/** Makes an error of one line that names the environment variable to check. */
const configError = (variable: string, error: unknown) =>
  new Error(`${variable}: ${error instanceof Error ? error.message : String(error)}`, {
    cause: error,
  });

async function startEmbedded(config: Config, log: Logger, onStop: OnStop): Promise<string> {
  const cluster = await startCluster({
    dataFolder: config.dataFolder,
    durable: true,
    log: (message) => log.warn({ postgres: message }, 'the embedded database reports'),
  });
  onStop(() => cluster.stop());
  return cluster.connectionString('postgres');
}

/** Retries for at most 30 seconds until the database can be reached, since it may still be starting. */
async function whenReachable(
  log: Logger,
  stopping: AbortSignal | undefined,
  work: () => Promise<void>,
): Promise<void> {
  for (let waited = 0; ; waited += RETRY_INTERVAL) {
    try {
      return await work();
    } catch (error) {
      if (isAccessDenied(error)) throw configError('DATABASE_URL', error);
      if (!isDatabaseUnavailable(error)) throw error;
      if (waited >= DATABASE_TIMEOUT) {
        throw new Error('DATABASE_URL: the database can not be reached', { cause: error });
      }
      if (waited === 0) log.warn('waiting for the database');
      await wait(RETRY_INTERVAL, undefined, { signal: stopping });
    }
  }
}
