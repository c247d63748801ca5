import type { Access } from '@parlour/contract';
import {
  API_KEY_PREFIX,
  DESK_HEADER,
  UNATTENDED_HEADER,
  type ContentKind,
} from '@parlour/contract/staff';
import { refOf } from '@parlour/core';
import type { FastifyRequest } from 'fastify';
import { ApiError, forbidden, unauthenticated, viewEnded } from '../errors/apiError.ts';
import type { Clock } from '../platform/process/clock.ts';
import { bearerOf } from './bearer.ts';
import { type CountClient, TOO_MANY_CALLS } from './client.ts';
import { type DeskCookie, isTrustworthy } from './deskCookie.ts';
import { checkKeyPermission, checkPermission, checkViewable, credentialsFor } from './policies.ts';
import type {
  KeyHolder,
  Member,
  OpenView,
  Principal,
  Session,
  Staff,
  StaffSession,
} from './principal.ts';
import { enforceRateLimit, type RateLimiter } from './rateLimiter.ts';
import { isViewToken } from './viewToken.ts';

/** An item of the club's content. */
export interface ItemKey {
  readonly kind: ContentKind;
  readonly id: string;
}

interface Anonymous {
  readonly kind: 'anonymous';
}

interface Visitor {
  readonly kind: 'visitor';
  /** The item whose draft the viewer may see. Absent for all but previews. */
  readonly preview?: ItemKey;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The session of the call's tokens, cookie or API key, or the one that it opens. Null without one. */
    session: Session<Principal> | null;
  }
}

type WithSession = Pick<Session, 'sessionId'>;

/** A member, or a member of staff who looks at the club as that member. The second only reads. */
type Viewable = Member & WithSession & { readonly viewedBy?: OpenView };

/** The author of a call: anyone, a visitor with a member's `ref`, or a principal. */
export type Caller =
  | Anonymous
  | Visitor
  | Viewable
  | (Staff & WithSession & { readonly view?: OpenView })
  | (KeyHolder & WithSession);

interface CallersByAccess {
  readonly public: Anonymous;
  readonly shared: Visitor | Viewable;
  readonly member: Member & WithSession;
  readonly view: Staff & WithSession & { readonly view: OpenView };
  readonly desk: Anonymous;
  readonly staff: Staff & WithSession;
}

/** Who makes a call that is open to API keys too. */
export type DeskCaller = (Staff | KeyHolder) & WithSession;

/** The caller that a handler receives, given the access that its call declares. */
export type CallerOf<Declared extends Access> = Declared extends { readonly viewable: true }
  ? Viewable
  : Declared extends { readonly apiKeys: true }
    ? DeskCaller
    : CallersByAccess[Declared['kind']];

/** Returns the principal of a caller. Undefined for anyone, a visitor, and who looks as a member. */
export function principalOf(caller: Caller | null): Principal | undefined {
  if (caller?.kind === 'member') return caller.viewedBy === undefined ? caller : undefined;
  return caller?.kind === 'staff' || caller?.kind === 'key' ? caller : undefined;
}

const anonymous: Caller = { kind: 'anonymous' };
const visitor: Visitor = { kind: 'visitor' };

/** The desk, as its calls reach the server. */
export interface DeskAccess {
  readonly url: string;
  /** Whether the desk has a host of its own. No other host then serves its calls. */
  readonly hasOwnHost: boolean;
  readonly cookie: DeskCookie;
  /** Returns the open session with this token. A call that nobody attends does not count as its use. */
  readonly checkSession: (token: string, isAttended: boolean) => Promise<StaffSession | undefined>;
  /** Returns the holder of this API key. Undefined unless it is valid. */
  readonly checkKey: (key: string) => Promise<KeyHolder | undefined>;
}

/** The dependencies of {@link createAuthorize}. */
export interface AuthorizeDependencies {
  /**
   * Returns the member's session with these two tokens, synchronously where it is cached.
   *
   * @throws ApiError 401 for any other pair.
   */
  readonly checkSession: (
    token: string,
    crmToken: string,
  ) => Session<Member> | Promise<Session<Member>>;
  /** Returns the open view with this token, looked up each time. */
  readonly checkView: (token: string) => Promise<OpenView | undefined>;
  /** Returns the item that a `ref` admits to the preview of. Undefined for any other `ref`. */
  readonly previewOf: (ref: string) => ItemKey | undefined;
  /** Whether a `ref` is that of an active member. */
  readonly isActiveRef: (ref: string) => Promise<boolean>;
  readonly desk: DeskAccess;
  readonly clock: Clock;
  /** Limits the calls of one session. */
  readonly sessionLimiter: RateLimiter;
  readonly countClient: CountClient;
}

/**
 * Identifies the caller of a call, or throws. Every route comes from a table of calls and so declares its access.
 * When a member's request carries tokens, they alone decide, even where a `ref` would be enough.
 */
export type Authorize = (
  access: Access,
  request: FastifyRequest,
  isCounted: boolean,
) => Caller | Promise<Caller>;

/**
 * Creates {@link Authorize}, which throws an ApiError: 401 for a caller that the policy of the access does not admit, 403
 * for what a member of staff may not do, 429 beyond a limit.
 */
export function createAuthorize(dependencies: AuthorizeDependencies): Authorize {
  const { countClient, sessionLimiter, desk, clock } = dependencies;
  const { checkHost, checkPage } = createCheckDesk(desk);

  const visitorCaller = async (ref: string): Promise<Caller> => {
    const preview = dependencies.previewOf(ref);
    if (preview !== undefined) return { ...visitor, preview };
    if (await dependencies.isActiveRef(ref)) return visitor;
    throw unauthenticated();
  };

  /** An API key alone decides, whatever cookie comes with it. No other site can make a browser send one (api/access-11). */
  const keyCaller = async (
    access: Access,
    request: FastifyRequest,
    key: string,
  ): Promise<Caller> => {
    checkHost(request);
    const principal = await desk.checkKey(key);
    if (principal === undefined) {
      countClient(request);
      // One sentence for all, so that nobody learns of a key that was valid once.
      throw new ApiError('unauthenticated', 'This API key is not valid.');
    }
    const sessionId = principal.keyId;
    request.session = { sessionId, principal };
    enforceRateLimit(sessionLimiter, sessionId, TOO_MANY_CALLS);
    checkKeyPermission(access, principal);
    return { ...principal, sessionId };
  };

  const staffCaller = async (
    access: Extract<Access, { kind: 'staff' }>,
    request: FastifyRequest,
  ): Promise<Caller> => {
    const key = apiKeyOf(request);
    if (key !== undefined) return keyCaller(access, request, key);
    checkPage(request);
    const token = desk.cookie.read(request.headers.cookie);
    const isAttended = request.headers[UNATTENDED_HEADER.toLowerCase()] === undefined;
    const session = token === undefined ? undefined : await desk.checkSession(token, isAttended);
    if (session === undefined) {
      countClient(request);
      throw new ApiError('unauthenticated', 'Please sign in.');
    }
    const { sessionId, principal } = session;
    request.session = session;
    enforceRateLimit(sessionLimiter, sessionId, TOO_MANY_CALLS);
    checkPermission(access, session, clock.now());
    return { ...principal, sessionId };
  };

  const viewCaller = async (
    access: Access,
    token: string,
    request: FastifyRequest,
  ): Promise<Caller> => {
    const view = await dependencies.checkView(token);
    if (view === undefined) {
      countClient(request);
      throw viewEnded();
    }
    const { viewId: sessionId, staff, memberId } = view;
    // The log names who looks, never the member.
    request.session = { sessionId, principal: staff };
    enforceRateLimit(sessionLimiter, sessionId, TOO_MANY_CALLS);
    if (access.kind === 'view') return { ...staff, sessionId, view };
    checkViewable(access);
    return { kind: 'member', memberId, sessionId, viewedBy: view };
  };

  const memberCaller = (
    { sessionId, principal }: Session<Member>,
    request: FastifyRequest,
    isCounted: boolean,
  ): Caller => {
    request.session = { sessionId, principal };
    if (isCounted) enforceRateLimit(sessionLimiter, sessionId, TOO_MANY_CALLS);
    return { ...principal, sessionId };
  };

  return (access, request, isCounted) => {
    const credentials = credentialsFor(access);
    if (credentials === 'none') {
      if (isCounted) countClient(request);
      return anonymous;
    }
    if (credentials === 'desk header') {
      countClient(request);
      checkPage(request);
      return anonymous;
    }
    if (access.kind === 'staff') return staffCaller(access, request);
    const token = bearerOf(request.headers.authorization);
    if (credentials === undefined || token === undefined) {
      countClient(request);
      const ref = credentials === 'tokens or ref' ? refFromQuery(request.query) : null;
      if (ref !== null) return visitorCaller(ref);
      throw unauthenticated();
    }
    if (credentials === 'tokens or ref') {
      const preview = dependencies.previewOf(token);
      if (preview !== undefined) {
        countClient(request);
        return { ...visitor, preview };
      }
    }
    if (isViewToken(token)) return viewCaller(access, token, request);
    if (credentials === 'view token') {
      countClient(request);
      throw viewEnded();
    }
    const crmToken = request.headers['x-crm-token'];
    const session = dependencies.checkSession(token, typeof crmToken === 'string' ? crmToken : '');
    if (!(session instanceof Promise)) return memberCaller(session, request, isCounted);
    return session.then(
      (found) => memberCaller(found, request, isCounted),
      (error: unknown) => {
        countClient(request);
        throw error;
      },
    );
  };
}

/**
 * Creates the checks that a call comes to the desk's host, and from a page of the desk (api/access-8): its cookie is sent with any
 * call of the browser, but no other site can send its header.
 */
function createCheckDesk({ url, hasOwnHost }: DeskAccess) {
  const header = DESK_HEADER.toLowerCase();
  const sendsSite = isTrustworthy(url);
  const { host } = new URL(url);
  const onlyDesk = () => forbidden('Only the desk makes this call.');
  const checkHost = ({ host: calledHost }: FastifyRequest): void => {
    if (hasOwnHost && calledHost !== host) throw onlyDesk();
  };
  const checkPage = (request: FastifyRequest): void => {
    const { headers } = request;
    // Browsers leave this header out where neither TLS nor this machine protects the call.
    const site = headers['sec-fetch-site'] ?? (sendsSite ? undefined : 'same-origin');
    if (headers[header] !== '1' || site !== 'same-origin') throw onlyDesk();
    checkHost(request);
  };
  return { checkHost, checkPage };
}

/** Returns the API key of a call. Undefined without one: other tokens open nothing at the desk. */
function apiKeyOf({ headers }: FastifyRequest): string | undefined {
  const token = bearerOf(headers.authorization);
  return token?.startsWith(API_KEY_PREFIX) === true ? token : undefined;
}

/** Returns the `ref` of a query, parsed as the browser parses it. Null where it cannot be a member's. */
export function refFromQuery(query: unknown): string | null {
  if (typeof query !== 'object' || query === null || !('ref' in query)) return null;
  const values: readonly unknown[] = Array.isArray(query.ref) ? query.ref : [query.ref];
  return refOf(values.filter((value) => typeof value === 'string'));
}
