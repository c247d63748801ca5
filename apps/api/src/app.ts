import { randomUUID } from 'node:crypto';
import { calls, liveCalls } from '@parlour/contract';
import { formerCalls, staffCalls, staffLiveCalls } from '@parlour/contract/staff';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { createAuthorize } from './access/authorize.ts';
import { clientOf, createCountClient } from './access/client.ts';
import type { GivenClub } from './club-settings/clubValues.ts';
import type { SampleClub } from './club-settings/sampleClub.ts';
import { addApiDocsRoutes, apiDocsPaths } from './features/api-docs/routes.ts';
import { SIGNED_PATH } from './features/documents/signedUrls.ts';
import type { DocumentFiles } from './features/documents/files.ts';
import { addSignedDocuments } from './features/documents/handlers.ts';
import { createDocuments } from './features/documents/service.ts';
import { addHealthRoutes, addSecurityContact, healthPaths } from './features/health/routes.ts';
import { METRICS_PATH } from './features/metrics/routes.ts';
import type { ImageDependencies } from './features/images/service.ts';
import { openPreview } from './features/content/previews.ts';
import { addUploadedPictures } from './features/pictures/routes.ts';
import { createUploadedFiles } from './features/pictures/uploadedFiles.ts';
import { isActiveMember, isActiveRef } from './features/profile/repository.ts';
import { createUploads } from './features/documents/uploads.ts';
import { createRequestFiles } from './features/requests/files.ts';
import type { MetricsSettings } from './features/metrics/metrics.ts';
import { createMemberViews } from './features/staff/member-views/service.ts';
import type { Operation } from './features/staff/settings/operation.ts';
import type { WebhookRules } from './features/staff/webhooks/webhookUrl.ts';
import { createSessions, type Sessions } from './features/sessions/service.ts';
import { createSessionTokens } from './features/sessions/token.ts';
import type { FeatureDependencies } from './features/dependencies.ts';
import { addBodyParser } from './http/parsing/jsonBody.ts';
import {
  type CallDependencies,
  decorateRequests,
  registerCalls,
} from './http/calls/registerCalls.ts';
import { auditSourceOf, recordChained } from './http/audit/audit.ts';
import {
  addProtocolErrors,
  createClientErrorHandler,
  sendError,
} from './http/errors/errorHandler.ts';
import { addHeaders, createSetHeaders } from './http/security/headers.ts';
import { createRateLimiter } from './access/rateLimiter.ts';
import { addCallLog } from './http/errors/log.ts';
import { routedUrl } from './http/routedUrl.ts';
import { createLiveStreams } from './http/live/liveStreams.ts';
import { closeConnectionsOnStop } from './http/stopping.ts';
import { traceCalls } from './http/calls/traceCalls.ts';
import { ignoreUpgrades } from './http/upgrades.ts';
import type { LiveChannel } from './platform/live/liveChannel.ts';
import type { Tracing } from './platform/process/tracing.ts';
import type { MountedApp } from './web/mountedApp.ts';
import { addClubFiles, clubFilePaths } from './web/clubFiles.ts';
import { addDeskRedirect } from './web/deskRedirect.ts';
import { createNotFoundHandler } from './web/notFound.ts';
import { createPerformOnce } from './http/idempotency/idempotency.ts';
import { createCountEmailToStaff } from './emails/emailsToStaff.ts';
import { reserveDeskHost } from './web/deskHost.ts';
import { createSendVisitorPage } from './web/visitorPages.ts';
import { bindMemberFeatures } from './memberHandlers.ts';
import { bindStaffFeatures, type DeskSettings, type ImportSettings } from './staffHandlers.ts';
import { addStaticFiles, type WebDependencies } from './web/staticFiles.ts';
import type { Retention } from './retention.ts';

/** The dependencies of the server. Tests pass their own. */
export interface AppDependencies extends FeatureDependencies {
  readonly liveChannel: LiveChannel;
  readonly publicUrl: string;
  readonly trustedProxies: readonly string[];
  /** Who gets reports of weaknesses. Undefined: the club's own email. */
  readonly securityContact: string | undefined;
  readonly web: WebDependencies;
  readonly pictures: Pick<ImageDependencies, 'cache' | 'maker' | 'upstream' | 'allowedHosts'>;
  readonly files: DocumentFiles;
  readonly desk: DeskSettings;
  /** What the environment says of the club. */
  readonly given: GivenClub;
  readonly operation: Operation;
  readonly sampleClub: SampleClub;
  readonly imports: ImportSettings;
  /** Says that invitations are due. */
  readonly onInvitationsDue: () => void;
  readonly webhookRules: WebhookRules;
  readonly keep: Pick<Retention, 'idempotencyKeys'>;
  /** Undefined while nothing is traced. */
  readonly tracing?: Tracing | undefined;
  /** Undefined while the metrics are off. */
  readonly metrics: MetricsSettings | undefined;
}

const BODY_LIMIT = 1024 * 1024;
// Milliseconds: a document of 10 MB on a slow line takes minutes.
const REQUEST_TIMEOUT = 300_000;

// Far above the use of one person, far below a harmful load. Cached responses do not count.
const CALLS_PER_SESSION_AND_MINUTE = 6000;
// Beyond this limit the browser renders the page.
const PAGES_PER_CLIENT_AND_MINUTE = 1200;

/** Refuses a route with a schema of Fastify's own kind. */
const refuse = () => {
  throw new Error('no route has a schema of Fastify');
};

/** Builds the server. It does not listen on a port yet. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { database, responseCache, secrets, audit, clock } = dependencies;
  const onClientError = createClientErrorHandler(dependencies.log);
  const setHeaders = createSetHeaders(dependencies.publicUrl, dependencies.web.apps);
  const app = fastify({
    loggerInstance: dependencies.log,
    logController: new LogController({ disableRequestLogging: true }),
    // Log lines name their request themselves (log.ts). One logger per request costs more than serving a cached list.
    childLoggerFactory: (logger) => logger,
    // Random, since a count would tell every caller how much traffic there is.
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    bodyLimit: BODY_LIMIT,
    trustProxy: dependencies.trustedProxies.length === 0 ? false : [...dependencies.trustedProxies],
    forceCloseConnections: 'idle',
    // While the server stops, it still answers calls on open connections. Each is the last call of its connection.
    return503OnClosing: false,
    requestTimeout: REQUEST_TIMEOUT,
    routerOptions: { ignoreTrailingSlash: true },
    // Calls are checked by their own schemas. Fastify's compilers, which are not used, would take longer to load than Fastify.
    schemaController: { compilersFactory: { buildValidator: refuse, buildSerializer: refuse } },
    rewriteUrl: ({ url = '/' }) => routedUrl(url),
    clientErrorHandler: onClientError,
    // Node itself would answer without the envelope.
    http: { requireHostHeader: false },
    // These errors come before any hook.
    frameworkErrors(error, request, reply) {
      setHeaders(request, reply);
      sendError(error, request, reply);
    },
  });
  const { queries } = database;
  const sessions = bindSessions(dependencies);
  const uploads = createUploads(dependencies.files.incomingFolder);
  const documents = createDocuments({ ...dependencies, uploads });
  const uploadedFiles = createUploadedFiles({ queries, store: dependencies.files.store, clock });
  const memberViews = createMemberViews({ ...dependencies, ...dependencies.desk, queries });
  const features = {
    ...dependencies,
    uploadedFiles,
    sessions,
    documents,
    memberViews,
    requestFiles: createRequestFiles({ ...dependencies, uploads }),
    countEmailToStaff: createCountEmailToStaff(clock, dependencies.branding),
  };
  const handlers = bindMemberFeatures(features);
  const { staffHandlers, deskAccess, staffOf } = bindStaffFeatures(features);
  const live = createLiveStreams({
    channel: dependencies.liveChannel,
    principalsOf: { member: (ids) => sessions.membersOf(ids), staff: staffOf },
  });
  // First, since a stream is a call that never finishes.
  app.addHook('preClose', async () => live.stop());
  closeConnectionsOnStop(app);
  ignoreUpgrades(app.server);
  addHeaders(app, setHeaders);
  addCallLog(app);
  if (dependencies.tracing !== undefined) {
    traceCalls(app, dependencies.tracing, dependencies.trustedProxies.length > 0);
  }
  const countClient = createCountClient(clock);
  if (dependencies.metrics !== undefined) {
    // Loaded only where it is used, since most of it is a library.
    const { openMetrics } = await import('./features/metrics/openMetrics.ts');
    const settings = dependencies.metrics;
    openMetrics(app, { settings, database, clock, countStreams: live.count, countClient });
  }
  reserveDeskHost(app, dependencies.desk);
  addDeskRedirect(app, dependencies.desk);
  addProtocolErrors(app, onClientError);
  addBodyParser(app);
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply));
  app.setNotFoundHandler(
    createNotFoundHandler(
      dependencies.web.apps.map((mounted) => ({
        ...mounted,
        sendVisitorPage: createVisitorPages(app, dependencies, mounted),
      })),
      [
        ...healthPaths,
        ...apiDocsPaths,
        ...clubFilePaths,
        SIGNED_PATH,
        ...(dependencies.metrics === undefined ? [] : [METRICS_PATH]),
      ],
    ),
  );

  const callDependencies: CallDependencies = {
    authorize: createAuthorize({
      checkSession: sessions.check,
      checkView: (token) => memberViews.check(token),
      previewOf: (ref) => openPreview(secrets, ref, clock.now()),
      isActiveRef: (ref) => isActiveRef(queries, ref),
      desk: deskAccess,
      clock,
      sessionLimiter: createRateLimiter(clock, CALLS_PER_SESSION_AND_MINUTE),
      countClient,
    }),
    performOnce: createPerformOnce(database, dependencies, dependencies.keep.idempotencyKeys),
    record: (author, events) =>
      database.transaction((transaction) =>
        recordChained(transaction, audit, auditSourceOf(author, clock.now()), events),
      ),
  };
  decorateRequests(app);
  registerCalls(app, { calls, handlers }, callDependencies);
  registerCalls(app, { calls: staffCalls, handlers: staffHandlers }, callDependencies);
  registerCalls(app, { calls: formerCalls, handlers: staffHandlers }, callDependencies);
  const liveHandlers = { openLiveStream: { live }, openStaffLiveStream: { live } };
  const streamCalls = { ...liveCalls, ...staffLiveCalls };
  registerCalls(app, { calls: streamCalls, handlers: liveHandlers }, callDependencies);
  addSignedDocuments(app, documents, queries);
  addUploadedPictures(app, uploadedFiles, countClient);
  addHealthRoutes(app, () => database.isReachable(), countClient);
  addSecurityContact(app, {
    contact: () => dependencies.securityContact ?? dependencies.branding.staffEmail,
    publicUrl: dependencies.publicUrl,
    clock,
  });
  addApiDocsRoutes(app, () => dependencies.branding.clubName, countClient);
  addClubFiles(app, dependencies.files.store, countClient);
  await addStaticFiles(app, dependencies.web);
  app.addHook('onClose', () => responseCache.drop());
  return app;
}

function createVisitorPages(
  app: FastifyInstance,
  dependencies: AppDependencies,
  { mount, pages, rendering }: MountedApp,
) {
  const { clock, publicUrl } = dependencies;
  if (pages === undefined || rendering === undefined) return undefined;
  const limiter = createRateLimiter(clock, PAGES_PER_CLIENT_AND_MINUTE);
  return createSendVisitorPage(app, {
    mount,
    pages,
    rendering,
    clock,
    async mayRender(client, ref) {
      if (limiter.count(clientOf(client)) !== undefined) return 'later';
      return ref === null || (await isActiveRef(dependencies.database.queries, ref)) ? 'yes' : 'no';
    },
    publicUrl,
  });
}

function bindSessions({ database, secrets, clock, random }: AppDependencies): Sessions {
  const tokens = createSessionTokens(secrets, clock);
  return createSessions({ queries: database.queries, isActiveMember, tokens, clock, random });
}
