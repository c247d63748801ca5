import { type KeyObject, randomBytes, randomInt, randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '@parlour/contract';
import { staffCalls, type StaffCalls, type StaffRole } from '@parlour/contract/staff';
import { matchDeskRoute, matchRoute } from '@parlour/core/routes';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import { createClubSettings } from '../club-settings/clubSettings.ts';
import { operationOf, readConfig, toBrowserConfiguration } from '../config.ts';
import { openDatabase, type Database } from '../platform/postgres/database.ts';
import { createLiveChannel, LIVE_CHANNEL } from '../platform/live/liveChannel.ts';
import { listen } from '../platform/postgres/listen.ts';
import { keepFilesDuringBackup } from '../platform/files/backupLock.ts';
import { openFileStore } from '../platform/files/fileStore.ts';
import { createHeicMaker } from '../platform/files/heicMaker.ts';
import { createResponseCache, createTextCache } from '../http/cache/responseCache.ts';
import { contentPolicy } from '../http/security/contentPolicy.ts';
import { createLog } from '../http/errors/log.ts';
import { createPictureCache } from '../platform/images/pictureCache.ts';
import { createPictureMaker } from '../platform/images/pictureMaker.ts';
import { createUpstream, type Upstream } from '../platform/images/upstream.ts';
import { startJobs } from '../platform/jobs/jobs.ts';
import { createOutbox, deliverOutbox } from '../platform/mail/outbox.ts';
import { liveBranding } from '../emails/branding.ts';
import { undeliveredOf } from '../emails/undelivered.ts';
import { endSessionsOf } from '../features/members/endSessionsOf.ts';
import { performOrder } from '../features/staff/imports/process/performOrder.ts';
import { webhookListener } from '../features/staff/webhooks/tellWebhooks.ts';
import { createSecrets, type Secrets } from '../platform/crypto/secrets.ts';
import { joinServers } from '../platform/secret-keys/joinServers.ts';
import { createAnnouncement } from '../platform/secret-keys/announcement.ts';
import { sealedStores } from '../sealedStores.ts';
import { createSampleClub } from '../seed/sampleClub.ts';
import { metricsOf } from '../startMetrics.ts';
import { type Pages, templateOf } from '../web/pages.ts';
import { preHydrationScriptSource } from '../web/preHydrationScript.ts';
import type { Renderer } from '../web/renderer.ts';
import { createCachedBody } from '../http/cache/compression.ts';
import { type ClubStorage, newStorage } from './clubStorage.ts';
import { MEMBER } from './constants.ts';
import { createInjectCall, type InjectCall, type Tokens } from './injectCall.ts';
import { createMailbox, type Mailbox } from './mailbox.ts';
import { type DeskBrowser, deskHeaders, openDesk } from './deskBrowser.ts';
import { createTestApi, type TestApi } from './testApi.ts';
import type { TestDatabase } from './testDatabase.ts';

export type { DeskBrowser } from './deskBrowser.ts';
export type { Tokens } from './injectCall.ts';

/** A whole server without a port, with its own database and a clock that the test moves. */
export interface TestClub {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly testDatabase: TestDatabase;
  readonly mailbox: Mailbox;
  readonly secrets: Secrets;
  /** The folder where files are stored, unless `FILES_URL` is set. */
  readonly filesFolder: string;
  readonly logged: () => string;
  /** The key that opens this club's sealed card numbers. */
  readonly cardPrivateKey: KeyObject;
  now(): Date;
  passTime(milliseconds: number): void;
  readonly call: InjectCall;
  /** The calls of the table, each typed by its input and data. */
  readonly api: TestApi;
  /** The calls of the desk, sent as its pages send them. */
  readonly desk: TestApi<StaffCalls>;
  /** Opens a session of a new member of staff with these roles. */
  signInStaff(...roles: readonly StaffRole[]): Promise<DeskBrowser>;
  /** Requests a code and uses it. Moves the clock first, past the limit on resending. */
  signIn(email?: string): Promise<Tokens>;
}

interface ClubOptions {
  readonly picturesFolder?: string;
  readonly upstream?: Upstream;
  readonly renderer?: Renderer;
  readonly storage?: ClubStorage;
  readonly lastBackupAt?: () => Promise<Date | null>;
  readonly pictureLimit?: number;
}

const PAGE =
  '<!doctype html><!--about--><title>The member app</title><!--/about--><!--root--><div id="root"></div><!--/root--><!--scripts-needed--><!--/scripts-needed-->';

/**
 * Starts a club for one test or suite, which must call `stop` at its end.
 *
 * @param picturesFolder - the folder of the club's own pictures.
 * @param upstream - replaces the hosts of other pictures.
 * @param renderer - renders the pages of visitors. Without one the browser renders them.
 * @param storage - what the club has stored already. Without it, the sample club.
 * @param lastBackupAt - when the metrics say that the last backup was made. Without it, never.
 * @param pictureLimit - milliseconds for making one picture: more than a busy machine takes.
 */
export async function startTestClub(
  environment: Readonly<Record<string, string>> = {},
  {
    picturesFolder = '/nowhere',
    upstream = createUpstream(),
    renderer,
    storage,
    lastBackupAt = () => Promise.resolve(null),
    pictureLimit = 120_000,
  }: ClubOptions = {},
): Promise<{ club: TestClub; stop: () => Promise<void> }> {
  const { testDatabase, filesFolder, cardKey, cardPrivateKey, startsAt, ...keys } =
    storage ?? (await newStorage());
  let time = startsAt.getTime();
  const clock = { now: () => new Date(time) };
  const random = { bytes: randomBytes, below: (limit: number) => randomInt(limit) };
  const secretKeys = { current: keys.secretKey, others: keys.otherSecretKeys ?? [] };
  const result = readConfig(environment, '/');
  if (!result.ok) throw new Error(result.issues.join('\n'));
  const { config } = result;

  const database = openDatabase(testDatabase.connectionString, () => undefined);
  const jobs = await startJobs({
    connectionString: testDatabase.connectionString,
    onFailedJob: () => undefined,
    onError: () => undefined,
    retryDelay: 1,
  });
  const settings = createClubSettings({
    queries: database.queries,
    given: config.club,
    isProduction: config.isProduction,
    onError: () => undefined,
  });
  await settings.refresh();
  const branding = liveBranding(settings, config);
  const responseCache = createResponseCache(() => listener.isConnected());
  const pageCache = createTextCache(() => listener.isConnected());
  const policyOf = (styles: readonly string[]) =>
    contentPolicy(configuration(), { scripts: [preHydrationScriptSource], styles });
  const rendering = renderer && {
    renderer,
    responses: pageCache,
    policyFor: (styleSource: string) => policyOf([styleSource]),
  };
  const drop = () => {
    responseCache.drop();
    pageCache.drop();
  };
  const announcement = createAnnouncement(createSecrets(secretKeys, random), { database, clock });
  const { announce } = announcement;
  const liveChannel = createLiveChannel();
  const listener = listen(testDatabase.connectionString, {
    channels: {
      content_changed: (table) => {
        drop();
        settings.follow(table);
      },
      [LIVE_CHANNEL]: liveChannel.receive,
    },
    onGap(isConnected) {
      drop();
      if (isConnected) liveChannel.announceGap();
    },
    prepare: announce,
  });
  await listener.firstConnection;
  const joining = { database, stores: sealedStores, clock, random };
  const secrets = await joinServers(secretKeys, joining).catch(async (error: unknown) => {
    await Promise.all([listener.close(), jobs.stop(), database.close()]);
    throw error;
  });
  announcement.confirmJoined();
  const mailbox = createMailbox();
  await deliverOutbox({ jobs, secrets, clock, transport: mailbox, ...undeliveredOf(branding) });
  let logged = '';
  const configuration = () => toBrowserConfiguration(config, settings.current());
  const page = await createCachedBody(PAGE);
  const pagesWhere = (matchPage: (path: string) => string | null): Pages => ({
    has: (path) => matchPage(path) !== null,
    at: () => page,
    templateAt: () => templateOf(PAGE),
  });
  const cacheFolder = join(tmpdir(), `parlour-pictures-${randomUUID()}`);
  const maker = createPictureMaker(pictureLimit);
  const app = await buildApp({
    database,
    outbox: createOutbox({ jobs, secrets, clock, random }),
    responseCache,
    liveChannel,
    secrets,
    audit: { secrets, listener: webhookListener },
    cardKey,
    clock,
    random,
    branding,
    settings,
    given: config.club,
    operation: { ...operationOf(config), dataFolder: filesFolder },
    sampleClub: createSampleClub(),
    configuration,
    publicUrl: config.publicUrl,
    desk: { ...config.desk, firstLinkFile: join(filesFolder, 'first-administrator') },
    imports: {
      // Its own process takes longer to start than a test's import.
      process: {
        perform: (order, putPicture = () => Promise.resolve()) =>
          performOrder(order, { endSessions: endSessionsOf, putPicture }),
        close: () => undefined,
      },
      connectionString: testDatabase.connectionString,
      folder: join(filesFolder, 'imports-incoming'),
      onPicturesDue: () => undefined,
    },
    onInvitationsDue: () => undefined,
    trustedProxies: config.trustedProxies,
    securityContact: config.securityContact,
    webhookRules: config.webhookRules,
    keep: config.keep,
    metrics: metricsOf({ config: { ...config, dataFolder: filesFolder } }, { lastBackupAt }),
    web: {
      apps: [
        {
          mount: '/',
          folder: '/nowhere',
          pages: pagesWhere(matchRoute),
          rendering,
          securityPolicy: policyOf([]),
        },
        {
          mount: '/desk/',
          folder: '/nowhere',
          pages: pagesWhere(matchDeskRoute),
          securityPolicy: policyOf([]),
        },
      ],
      picturesFolder,
    },
    pictures: {
      cache: createPictureCache(cacheFolder),
      maker,
      upstream,
      allowedHosts: config.imageHosts,
    },
    files: {
      store: keepFilesDuringBackup(
        await openFileStore(config.filesUrl, filesFolder),
        database.queries,
      ),
      heic: createHeicMaker(),
      incomingFolder: join(filesFolder, 'incoming'),
    },
    log: createLog(config.logLevel === 'trace' ? 'trace' : 'debug', {
      write: (line: string) => void (logged += line),
    }),
  });

  const call = createInjectCall(app);
  const api = createTestApi(calls, call);
  const desk = createTestApi(staffCalls, (method, url, options) =>
    call(method, url, { ...options, headers: { ...deskHeaders, ...options?.headers } }),
  );
  const club: TestClub = {
    app,
    database,
    testDatabase,
    mailbox,
    secrets,
    filesFolder,
    logged: () => logged,
    cardPrivateKey,
    now: clock.now,
    passTime: (milliseconds) => void (time += milliseconds),
    call,
    api,
    desk,
    signInStaff: (...roles) => openDesk({ database, desk: config.desk, clock, random }, roles),
    async signIn(email = MEMBER) {
      time += 31_000;
      await api.requestCode({ body: { email } });
      const code = await mailbox.nextCode(email);
      const { token, user } = (await api.verifyCode({ body: { email, code } })).data();
      return { token, crmToken: user.crmToken };
    },
  };
  return {
    club,
    async stop() {
      await app.close();
      maker.close();
      rmSync(cacheFolder, { recursive: true, force: true });
      rmSync(filesFolder, { recursive: true, force: true });
      await listener.close();
      await jobs.stop();
      await database.close().catch(() => undefined);
      await testDatabase.drop();
    },
  };
}
