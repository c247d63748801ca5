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

/** All that the server is built from; tests pass parts of their own. */
export interface AppParts {
  readonly database: Database;
  readonly outbox: Outbox;
  readonly lists: KeptLists;
  readonly secrets: Secrets;
  /** The public key that card numbers are sealed with. */
  readonly cardKey: KeyObject;
  readonly clock: Clock;
  readonly random: Random;
  readonly stationery: Stationery;
  readonly configuration: Configuration;
  readonly publicUrl: string;
  readonly trustedProxies: readonly string[];
  readonly web: WebParts;
  readonly pictures: PictureParts;
  readonly files: DocumentFiles;
  readonly log: FastifyBaseLogger;
}

/** What the image proxy is built from. */
interface PictureParts {
  readonly cache: PictureCache;
  readonly maker: PictureMaker;
  readonly upstream: Upstream;
  /** Hosts that pictures may come from, as they stand in an address. */
  readonly allowedHosts: readonly string[];
}

const BODY_LIMIT = 1024 * 1024;
// A document of 10 MB on a slow line takes minutes.
const REQUEST_WITHIN = 300_000;

// Far above what a person does, far below what would harm; lists from a kept body do not count.
const CALLS_PER_SESSION_AND_MINUTE = 6000;
const CALLS_PER_CLIENT_AND_MINUTE = 3000;
// Those that are there already do not count.
const PICTURES_PER_CLIENT_AND_MINUTE = 1200;

// Beyond it the browser draws the page.
const PAGES_PER_CLIENT_AND_MINUTE = 1200;

/** Builds the server; it listens on no port yet. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { database, lists, secrets, clock } = parts;
  const app = fastify({
    loggerInstance: parts.log,
    logController: new LogController({ disableRequestLogging: true }),
    // Lines name their request themselves (log.ts): a logger for each request costs more than the rest of a kept list.
    childLoggerFactory: (logger) => logger,
    genReqId: requestIds(),
    requestIdHeader: false,
    bodyLimit: BODY_LIMIT,
    trustProxy: parts.trustedProxies.length === 0 ? false : [...parts.trustedProxies],
    forceCloseConnections: 'idle',
    // While the server stops, calls on open connections are still answered, each as the last of its connection.
    return503OnClosing: false,
    requestTimeout: REQUEST_WITHIN,
    routerOptions: { ignoreTrailingSlash: true },
    rewriteUrl: ({ url = '/' }) => routedAddress(url),
    clientErrorHandler: answerGarbage,
    frameworkErrors: (error, request, reply) => sendFailure(error, request, reply),
  });
  addHeaders(app, parts.publicUrl, parts.configuration);
  addCallLog(app);
  addBodyParser(app);
  app.setErrorHandler((error, request, reply) => sendFailure(error, request, reply));
  app.setNotFoundHandler(
    answerUnknown(
      parts.web.pages,
      [...healthPaths, ...documentationPaths, SIGNED_PATH],
      visitorPages(app, parts),
    ),
  );

  const performOnce = createPerformOnce(database, secrets, clock);
  const documents = createDocuments({ ...parts, performOnce });
  const { handlers, authorize } = bindFeatures(parts, documents);
  addCallRoutes(app, { handlers, authorize, performOnce });
  addSignedDocuments(app, documents);
  addHealthRoutes(app, () => database.answers());
  addDocumentationRoutes(app, parts.configuration.clubName);
  await addFiles(app, parts.web);
  app.addHook('preClose', (done) => {
    // A connection whose call was under way would else stay open, and the server wait for it, until its client leaves.
    app.server.keepAliveTimeout = 1;
    done();
  });
  app.addHook('onClose', () => lists.drop());
  return app;
}

function visitorPages(app: FastifyInstance, parts: AppParts) {
  const { clock, web, publicUrl } = parts;
  if (web.pages === undefined || web.rendering === undefined) return undefined;
  const limiter = createLimiter(clock, PAGES_PER_CLIENT_AND_MINUTE);
  return createSendVisitorPage(app, {
    pages: web.pages,
    rendering: web.rendering,
    clock,
    mayRender: async (client, ref) =>
      limiter.count(client) === undefined &&
      (ref === null || (await isActiveMember(parts.database.queries, ref))),
    publicUrl,
  });
}

function bindFeatures(parts: AppParts, documents: Documents) {
  const { database, lists, secrets, clock, random } = parts;
  const { queries } = database;
  const tokens = createSessionTokens(secrets, clock);
  const sessions = createSessions({ queries, tokens, clock, random });
  const authorize = createAuthorize({
    sessions,
    isActiveMember: (ref) => isActiveMember(queries, ref),
    memberLimiter: createLimiter(clock, CALLS_PER_SESSION_AND_MINUTE),
    clientLimiter: createLimiter(clock, CALLS_PER_CLIENT_AND_MINUTE),
  });
  const countLetterToStaff = createCountLetterToStaff(clock, parts.stationery);
  const handlers: Handlers = {
    ...signInHandlers(createSignIn({ ...parts, sessions })),
    ...configurationHandlers(parts.configuration),
    ...benefitHandlers(createBenefits({ ...parts, queries }), lists, clock),
    ...eventHandlers(createEvents(queries), lists),
    ...registrationHandlers(createRegistrations(parts)),
    ...destinationHandlers(createDestinations(queries), lists),
    ...vendorHandlers(createVendors(queries)),
    ...giftGuideHandlers(createGiftGuides(queries)),
    ...imageHandlers(
      createImages({
        ...parts,
        ...parts.pictures,
        picturesFolder: parts.web.picturesFolder,
        limiter: createLimiter(clock, PICTURES_PER_CLIENT_AND_MINUTE),
      }),
    ),
    ...profileHandlers(createProfiles(queries)),
    ...changeRequestHandlers(createChangeRequests({ ...parts, countLetterToStaff })),
    ...paymentMethodHandlers(createPaymentMethods({ ...parts, queries })),
    ...requestHandlers(createRequests({ ...parts, countLetterToStaff })),
    ...documentHandlers(documents),
  };
  return { handlers, authorize };
}
