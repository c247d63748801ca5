import type { KeyObject } from 'node:crypto';
import type { Configuration } from '@parlour/contract';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { createAuthorize } from './access.ts';
import { createBenefits } from './features/benefits/service.ts';
import { benefitHandlers } from './features/benefits/routes.ts';
import { changeRequestHandlers } from './features/change-requests/routes.ts';
import { createChangeRequests } from './features/change-requests/service.ts';
import { configurationHandlers } from './features/configuration/routes.ts';
import { destinationHandlers } from './features/destinations/routes.ts';
import { createDestinations } from './features/destinations/service.ts';
import { addDocumentationRoutes, documentationPaths } from './features/documentation/routes.ts';
import { SIGNED_PATH } from './features/documents/address.ts';
import type { DocumentFiles } from './features/documents/files.ts';
import { addSignedDocuments, documentHandlers } from './features/documents/routes.ts';
import { createDocuments, type Documents } from './features/documents/service.ts';
import { eventHandlers } from './features/events/routes.ts';
import { createEvents } from './features/events/service.ts';
import { giftGuideHandlers } from './features/gift-guides/routes.ts';
import { createGiftGuides } from './features/gift-guides/service.ts';
import { addHealthRoutes, healthPaths } from './features/health/routes.ts';
import { imageHandlers } from './features/images/routes.ts';
import { createImages } from './features/images/service.ts';
import { paymentMethodHandlers } from './features/payment-methods/routes.ts';
import { createPaymentMethods } from './features/payment-methods/service.ts';
import { isActiveMember } from './features/profile/repository.ts';
import { profileHandlers } from './features/profile/routes.ts';
import { createProfiles } from './features/profile/service.ts';
import { registrationHandlers } from './features/registrations/routes.ts';
import { createRegistrations } from './features/registrations/service.ts';
import { requestHandlers } from './features/requests/routes.ts';
import { createRequests } from './features/requests/service.ts';
import { createSessions } from './features/sessions/service.ts';
import { createSessionTokens } from './features/sessions/token.ts';
import { signInHandlers } from './features/sign-in/routes.ts';
import { createSignIn } from './features/sign-in/service.ts';
import { vendorHandlers } from './features/vendors/routes.ts';
import { createVendors } from './features/vendors/service.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/database/database.ts';
import { addBodyParser } from './platform/http/bodies.ts';
import { addCallRoutes } from './platform/http/callRoutes.ts';
import { answerGarbage, sendFailure } from './platform/http/failures.ts';
import type { Handlers } from './platform/http/handler.ts';
import { addHeaders, requestIds } from './platform/http/headers.ts';
import type { KeptLists } from './platform/http/kept-lists/keptLists.ts';
import { createLimiter } from './platform/http/limiter.ts';
import { addCallLog } from './platform/http/log.ts';
import { routedAddress } from './platform/http/routedAddress.ts';
import { answerUnknown } from './platform/http/unknown.ts';
import { createPerformOnce } from './platform/idempotency/idempotency.ts';
import type { PictureCache } from './platform/images/pictureCache.ts';
import type { PictureMaker } from './platform/images/pictureMaker.ts';
import type { Upstream } from './platform/images/upstream.ts';
import { createCountLetterToStaff } from './platform/mail/lettersToStaff.ts';
import type { Outbox } from './platform/mail/outbox.ts';
import type { Stationery } from './platform/mail/stationery.ts';
import type { Random } from './platform/random.ts';
import type { Secrets } from './platform/secrets.ts';
import { createSendVisitorPage } from './platform/web/visitorPages.ts';
import { addFiles, type WebParts } from './platform/web/web.ts';

/** The dependencies of the server. Tests pass their own. */
export interface AppParts {
  readonly database: Database;
  readonly outbox: Outbox;
  readonly lists: KeptLists;
  readonly secrets: Secrets;
  /** The public key that seals card numbers. */
  readonly cardKey: KeyObject;
  readonly clock: Clock;
  readonly random: Random;
  readonly stationery: Stationery;
  readonly configuration: Configuration;
  readonly publicUrl: string;
  readonly trustedProxies: readonly string[];
  readonly web: WebParts;
  readonly pictures: PictureDependencies;
  readonly files: DocumentFiles;
  readonly log: FastifyBaseLogger;
}

/** The dependencies of the image proxy. */
interface PictureDependencies {
  readonly cache: PictureCache;
  readonly maker: PictureMaker;
  readonly upstream: Upstream;
  /** Hosts that pictures may come from, written as in a URL. */
  readonly allowedHosts: readonly string[];
}

const BODY_LIMIT = 1024 * 1024;
// Milliseconds: a document of 10 MB on a slow line takes minutes.
const REQUEST_TIMEOUT = 300_000;

// Far above the use of one person, far below a harmful load. Cached responses do not count.
const CALLS_PER_SESSION_AND_MINUTE = 6000;
const CALLS_PER_CLIENT_AND_MINUTE = 3000;
// Counts pictures that are made. Cached ones do not count.
const PICTURES_PER_CLIENT_AND_MINUTE = 1200;

// Beyond this limit the browser renders the page.
const PAGES_PER_CLIENT_AND_MINUTE = 1200;

/** Builds the server. It does not listen on a port yet. */
export async function buildApp(dependencies: AppParts): Promise<FastifyInstance> {
  const { database, lists: responseCache, secrets, clock } = dependencies;
  const app = fastify({
    loggerInstance: dependencies.log,
    logController: new LogController({ disableRequestLogging: true }),
    // Log lines name their request themselves (log.ts). One logger per request costs more than serving a cached list.
    childLoggerFactory: (logger) => logger,
    genReqId: requestIds(),
    requestIdHeader: false,
    bodyLimit: BODY_LIMIT,
    trustProxy: dependencies.trustedProxies.length === 0 ? false : [...dependencies.trustedProxies],
    forceCloseConnections: 'idle',
    // While the server stops, it still answers calls on open connections. Each is the last call of its connection.
    return503OnClosing: false,
    requestTimeout: REQUEST_TIMEOUT,
    routerOptions: { ignoreTrailingSlash: true },
    rewriteUrl: ({ url = '/' }) => routedAddress(url),
    clientErrorHandler: answerGarbage,
    frameworkErrors: (error, request, reply) => sendFailure(error, request, reply),
  });
  addHeaders(app, dependencies.publicUrl, dependencies.configuration);
  addCallLog(app);
  addBodyParser(app);
  app.setErrorHandler((error, request, reply) => sendFailure(error, request, reply));
  app.setNotFoundHandler(
    answerUnknown(
      dependencies.web.pages,
      [...healthPaths, ...documentationPaths, SIGNED_PATH],
      createVisitorPages(app, dependencies),
    ),
  );

  const performOnce = createPerformOnce(database, secrets, clock);
  const documents = createDocuments({ ...dependencies, performOnce });
  const { handlers, authorize } = bindFeatures(dependencies, documents);
  addCallRoutes(app, { handlers, authorize, performOnce });
  addSignedDocuments(app, documents);
  addHealthRoutes(app, () => database.answers());
  addDocumentationRoutes(app, dependencies.configuration.clubName);
  await addFiles(app, dependencies.web);
  app.addHook('preClose', (done) => {
    // Otherwise a connection with a call under way stays open, and the server waits until its client leaves.
    app.server.keepAliveTimeout = 1;
    done();
  });
  app.addHook('onClose', () => responseCache.drop());
  return app;
}

function createVisitorPages(app: FastifyInstance, dependencies: AppParts) {
  const { clock, web, publicUrl } = dependencies;
  if (web.pages === undefined || web.rendering === undefined) return undefined;
  const limiter = createLimiter(clock, PAGES_PER_CLIENT_AND_MINUTE);
  return createSendVisitorPage(app, {
    pages: web.pages,
    rendering: web.rendering,
    clock,
    mayRender: async (client, ref) =>
      limiter.count(client) === undefined &&
      (ref === null || (await isActiveMember(dependencies.database.queries, ref))),
    publicUrl,
  });
}

function bindFeatures(dependencies: AppParts, documents: Documents) {
  const { database, lists: responseCache, secrets, clock, random } = dependencies;
  const { queries } = database;
  const tokens = createSessionTokens(secrets, clock);
  const sessions = createSessions({ queries, tokens, clock, random });
  const authorize = createAuthorize({
    sessions,
    isActiveMember: (ref) => isActiveMember(queries, ref),
    memberLimiter: createLimiter(clock, CALLS_PER_SESSION_AND_MINUTE),
    clientLimiter: createLimiter(clock, CALLS_PER_CLIENT_AND_MINUTE),
  });
  const countEmailToStaff = createCountLetterToStaff(clock, dependencies.stationery);
  const handlers: Handlers = {
    ...signInHandlers(createSignIn({ ...dependencies, sessions })),
    ...configurationHandlers(dependencies.configuration),
    ...benefitHandlers(createBenefits({ ...dependencies, queries }), responseCache, clock),
    ...eventHandlers(createEvents(queries), responseCache),
    ...registrationHandlers(createRegistrations(dependencies)),
    ...destinationHandlers(createDestinations(queries), responseCache),
    ...vendorHandlers(createVendors(queries)),
    ...giftGuideHandlers(createGiftGuides(queries)),
    ...imageHandlers(
      createImages({
        ...dependencies,
        ...dependencies.pictures,
        picturesFolder: dependencies.web.picturesFolder,
        limiter: createLimiter(clock, PICTURES_PER_CLIENT_AND_MINUTE),
      }),
    ),
    ...profileHandlers(createProfiles(queries)),
    ...changeRequestHandlers(
      createChangeRequests({ ...dependencies, countLetterToStaff: countEmailToStaff }),
    ),
    ...paymentMethodHandlers(createPaymentMethods({ ...dependencies, queries })),
    ...requestHandlers(createRequests({ ...dependencies, countLetterToStaff: countEmailToStaff })),
    ...documentHandlers(documents),
  };
  return { handlers, authorize };
}
