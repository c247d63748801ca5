import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { type AppDependencies, buildApp } from './app.ts';
import { createClubSettings } from './club-settings/clubSettings.ts';
import { operationOf, type Config } from './config.ts';
import { liveBranding } from './emails/branding.ts';
import { createRequestSweep } from './features/requests/sweep.ts';
import { createContentSweep } from './features/staff/content/sweep.ts';
import { createReleaseSweep } from './features/staff/releases/sweep.ts';
import { webhookListener } from './features/staff/webhooks/tellWebhooks.ts';
import { createImportProcess } from './features/staff/imports/process/importProcess.ts';
import { firstLinkFile, provideFirstLink } from './features/staff/set-up/firstAdministrator.ts';
import { startMaintenance } from './maintenance.ts';
import { loadCardPublicKey, listPrivateKeyFiles } from './platform/crypto/sealing/cardKey.ts';
import { loadSecretKeys } from './platform/crypto/secretKey.ts';
import { createSecrets, type Secrets } from './platform/crypto/secrets.ts';
import { createOutbox } from './platform/mail/outbox.ts';
import { startSweep } from './platform/process/startSweep.ts';
import { createAnnouncement } from './platform/secret-keys/announcement.ts';
import { lastBackupAt } from './http/audit/lastBackup.ts';
import { joinServers } from './platform/secret-keys/joinServers.ts';
import { sealedStores } from './sealedStores.ts';
import { createSampleClub } from './seed/sampleClub.ts';
import { configError } from './errors/configError.ts';
import type { StartContext } from './startContext.ts';
import { onceReachable, startDatabase } from './startDatabase.ts';
import { startListener } from './startListener.ts';
import { startDelivery, startQueues } from './startMail.ts';
import { metricsOf } from './startMetrics.ts';
import { startTogether } from './startTogether.ts';
import { startWeb } from './startWeb.ts';
import type { BuiltApp } from './web/mountedApp.ts';
import { keepFilesDuringBackup } from './platform/files/backupLock.ts';
import { openFileStore } from './platform/files/fileStore.ts';
import { createHeicMaker } from './platform/files/heicMaker.ts';
import { createPictureCache } from './platform/images/pictureCache.ts';
import { createPictureMaker } from './platform/images/pictureMaker.ts';
import { createUpstream } from './platform/images/upstream.ts';
import type { Database } from './platform/postgres/database.ts';
import { findHiddenOrigins } from './features/images/hiddenHosts.ts';
import { createPictureFetcher } from './features/staff/imports/fetching/fetchPictures.ts';
import { createInvitationSender } from './features/staff/members/sendInvitations.ts';
import { createPictureReceiver } from './features/staff/pictures/receivePicture.ts';
import { createCourier } from './features/staff/webhooks/delivery/courier.ts';

/** A club that accepts calls. */
export interface StartedClub {
  readonly url: string;
  /** Whether this start loaded the sample club into an empty database. */
  readonly isClubNew: boolean;
  /** The link of the first administrator. Undefined once the club has one. */
  readonly firstLink: string | undefined;
}

/**
 * Starts everything on the database, and resolves once calls are accepted.
 *
 * @param connectionString - of the database, which may still be starting.
 * @param apps - the apps to serve, among them one at `/`.
 */
export function startClub(
  context: StartContext,
  connectionString: string,
  apps: readonly BuiltApp[],
): Promise<StartedClub> {
  return onceReachable(context, connectionString, (each) =>
    startOnDatabase(each, connectionString, apps),
  );
}

async function startOnDatabase(
  context: StartContext,
  connectionString: string,
  apps: readonly BuiltApp[],
): Promise<StartedClub> {
  const { config, log, clock, random, stopping } = context;
  const secretKeys = loadSecretKeys(config);
  const cardKey = loadCardPublicKey(config.dataFolder);

  const { database, isClubNew } = await startDatabase(context, connectionString);
  stopping?.throwIfAborted();
  const settings = createClubSettings({
    queries: database.queries,
    given: config.club,
    isProduction: config.isProduction,
    onError: (error) => log.warn({ err: error }, 'the settings of the club could not be read'),
  });
  const branding = liveBranding(settings, config);
  const announcement = createAnnouncement(createSecrets(secretKeys, random), { database, clock });
  const bell = createWebhookBell();
  const listened = { connectionString, settings, onWebhooksDue: bell.ring };
  const [listener, jobs] = await startTogether([
    settings
      .refresh()
      .then(() => startListener(context, listened, (client) => announcement.announce(client))),
    startQueues(context, connectionString),
  ]);
  stopping?.throwIfAborted();
  const secrets = await joinServers(secretKeys, { database, stores: sealedStores, clock, random });
  announcement.confirmJoined();
  const audit = { secrets, listener: webhookListener };
  const outbox = createOutbox({ jobs, secrets, clock, random });
  const [{ configuration, web }, media] = await startTogether([
    startWeb(context, apps, { ...listener, database, settings }),
    startMedia(context, database),
    startDelivery(context, { jobs, secrets, branding }),
  ]);
  stopping?.throwIfAborted();
  const stored = { database, outbox, secrets, audit, branding, store: media.files.store };
  const due = createBackgroundWork(context, { ...stored, media });
  const app = await buildApp({
    ...media,
    database,
    outbox,
    responseCache: listener.responseCache,
    liveChannel: listener.liveChannel,
    secrets,
    audit,
    cardKey,
    clock,
    random,
    branding,
    settings,
    given: config.club,
    operation: operationOf(config),
    sampleClub: createSampleClub(),
    configuration,
    publicUrl: config.publicUrl,
    imports: { ...startImports(context, connectionString), onPicturesDue: due.pictures.wake },
    onInvitationsDue: due.invitations.wake,
    desk: { ...config.desk, firstLinkFile: firstLinkFile(config.dataFolder) },
    trustedProxies: config.trustedProxies,
    securityContact: config.securityContact,
    webhookRules: config.webhookRules,
    keep: config.keep,
    tracing: context.tracing,
    metrics: metricsOf(context, { lastBackupAt: () => lastBackupAt(database.queries) }),
    web,
    log,
  });
  // Late, since what they do at once would take time from the steps above, and before the server accepts calls, which
  // then end first at a stop.
  startWebhooks(context, { database, secrets, bell });
  startRecurring(context, stored, due);
  stopping?.throwIfAborted();
  const url = await accept(context, app);
  warnOfPrivateKeys(config, log);
  await warnOfHiddenPictures(config, database, log);
  const invitations = { clock, random, deskUrl: config.desk.url };
  const firstLink = await provideFirstLink(database, invitations, config.dataFolder);
  database.endGrace();
  return { url, isClubNew, firstLink };
}

type StoredClub = Pick<AppDependencies, 'database' | 'outbox' | 'secrets' | 'audit' | 'branding'> &
  Pick<AppDependencies['files'], 'store'>;

/** Creates what goes on in the background once it is woken: the pictures of imports, and invitations. */
function createBackgroundWork(
  { config, log, clock, random }: StartContext,
  { media, ...stored }: StoredClub & { media: Awaited<ReturnType<typeof startMedia>> },
) {
  const { maker } = media.pictures;
  const folder = join(config.dataFolder, 'files-incoming-fetched');
  const receiver = createPictureReceiver({ maker, heic: media.files.heic, folder });
  const shared = { ...stored, clock, random, log };
  return {
    pictures: createPictureFetcher({ ...shared, receiver, rules: config.webhookRules }),
    invitations: createInvitationSender(shared),
  };
}

/** Starts what is done again and again: the removal of outdated rows, and what is due for requests. */
function startRecurring(
  { config, log, clock, random, onStop }: StartContext,
  { store, ...stored }: StoredClub,
  due: ReturnType<typeof createBackgroundWork>,
): void {
  const { database, secrets } = stored;
  onStop(startMaintenance({ database, secrets, store, clock, log, keep: config.keep }));
  const swept = { ...stored, clock, random };
  onStop(startSweep(createRequestSweep(swept), log));
  onStop(startSweep(createContentSweep(swept), log));
  onStop(startSweep(createReleaseSweep(swept), log));
  for (const { wake, stop } of Object.values(due)) {
    onStop(stop);
    onStop(startSweep(async () => wake(), log));
  }
}

/** Prepares what makes imports and exports. Files that an earlier server left on their way are removed. */
function startImports({ config, onStop }: StartContext, connectionString: string) {
  const folder = join(config.dataFolder, 'imports-incoming');
  rmSync(folder, { recursive: true, force: true });
  const process = createImportProcess();
  onStop(() => process.close());
  return { process, connectionString, folder };
}

/** Accepts calls, and returns the URL for them. */
async function accept({ config, onStop }: StartContext, app: FastifyInstance): Promise<string> {
  onStop(() => app.close());
  const { host, port } = config;
  return app.listen({ host, port }).catch((error: unknown) => {
    throw configError('HOST, PORT', error);
  });
}

/** Opens the store of documents and what makes smaller pictures. */
async function startMedia({ config, onStop }: StartContext, { queries }: Database) {
  const { dataFolder } = config;
  const maker = createPictureMaker();
  onStop(() => maker.close());
  const store = await openFileStore(config.filesUrl, join(dataFolder, 'files'));
  return {
    pictures: {
      cache: createPictureCache(join(dataFolder, 'image-cache')),
      maker,
      upstream: createUpstream(),
      allowedHosts: config.imageHosts,
    },
    files: {
      store: keepFilesDuringBackup(store, queries),
      heic: createHeicMaker(),
      incomingFolder: join(dataFolder, 'files-incoming'),
    },
  };
}

/** Warns of private keys of cards in the data folder. */
function warnOfPrivateKeys({ dataFolder }: Config, log: Logger): void {
  for (const file of listPrivateKeyFiles(dataFolder)) {
    log.warn(
      { file },
      'move this private key away: with it, whoever gets this folder opens the card numbers',
    );
  }
}

/** Warns of stored pictures whose hosts are not allowed, which pages do not show (api/images-18). */
async function warnOfHiddenPictures(config: Config, { queries }: Database, log: Logger) {
  const ownHost = new URL(config.publicUrl).host;
  const origins = await findHiddenOrigins(queries, [...config.imageHosts, ownHost]).catch(
    (error: unknown) => {
      log.warn({ err: error }, 'the hosts of pictures could not be checked');
      return [];
    },
  );
  if (origins.length === 0) return;
  log.warn({ origins }, 'pictures from there are not shown: IMAGE_HOSTS must name the host');
}

/** Wakes what sends to the webhooks, once there is something that does. */
interface WebhookBell {
  readonly ring: () => void;
  /** Registers what a ring wakes. */
  readonly onRing: (wake: () => void) => void;
}

/** Creates the bell, since the database is listened to before anything is sent. */
function createWebhookBell(): WebhookBell {
  let wakeUp = () => undefined as void;
  return {
    ring: () => wakeUp(),
    onRing: (wake) => {
      wakeUp = wake;
    },
  };
}

/** Begins to send what is due to the webhooks: at once when the database says so, and every 15 seconds. */
function startWebhooks(
  { config, log, clock, random, onStop }: StartContext,
  { bell, ...stored }: { database: Database; secrets: Secrets; bell: WebhookBell },
): void {
  const courier = createCourier({ ...stored, clock, random, log, rules: config.webhookRules });
  onStop(() => courier.stop());
  bell.onRing(() => {
    courier.wake().catch((error: unknown) => log.warn({ err: error }, 'webhooks wait'));
  });
  onStop(startSweep(() => courier.wake(), log));
}
