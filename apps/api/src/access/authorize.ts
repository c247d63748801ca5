import type { Access } from '@parlour/contract';
import { refOf } from '@parlour/core';
import type { FastifyRequest } from 'fastify';
import { unauthenticated } from '../errors/apiError.ts';
import { type CountClient, TOO_MANY_CALLS } from './client.ts';
import { policyOf } from './policies.ts';
import type { Member, Principal, Session, Staff } from './principal.ts';
import { enforceRateLimit, type RateLimiter } from './rateLimiter.ts';

interface Anonymous {
  readonly kind: 'anonymous';
}

interface Visitor {
  readonly kind: 'visitor';
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The session of the call's tokens, or the one that it opens. Null without one. */
    session: Session | null;
  }
}

type WithSession = Pick<Session, 'sessionId'>;

/** The author of a call: anyone, a visitor with a member's `ref`, or a principal with a session. */
export type Caller = Anonymous | Visitor | (Principal & WithSession);

interface CallersByAccess {
  readonly public: Anonymous;
  readonly shared: Visitor | (Member & WithSession);
  readonly member: Member & WithSession;
  readonly staff: Staff & WithSession;
}

/** The caller that a handler receives, given the access that its call declares. */
export type CallerOf<Declared extends Access> = CallersByAccess[Declared['kind']];

/** Returns the principal of a caller. Undefined for a caller without a session. */
export function principalOf(caller: Caller | null): Principal | undefined {
  return caller?.kind === 'member' || caller?.kind === 'staff' ? caller : undefined;
}

const anonymous: Caller = { kind: 'anonymous' };
const visitor: Caller = { kind: 'visitor' };

/** The dependencies of {@link createAuthorize}. */
export interface AuthorizeDependencies {
  /**
   * Returns the session with these two tokens, synchronously where it is cached.
   *
   * @throws ApiError 401 for any other pair.
   */
  readonly checkSession: (token: string, crmToken: string) => Session | Promise<Session>;
  /** Whether a `ref` is that of an active member. */
  readonly isActiveRef: (ref: string) => Promise<boolean>;
  /** Limits the calls of one session. */
  readonly sessionLimiter: RateLimiter;
  readonly countClient: CountClient;
}

/**
 * Identifies the caller of a call, or throws. Every route comes from a table of calls and so declares its access.
 * When a request carries tokens, they alone decide, even where a `ref` would be enough.
 */
export type Authorize = (
  access: Access,
  request: FastifyRequest,
  isCounted: boolean,
) => Caller | Promise<Caller>;

/**
 * Creates {@link Authorize}, which throws an ApiError: 401 for a caller that the policy of the access does not admit, 429
 * beyond a limit.
 */
export function createAuthorize(dependencies: AuthorizeDependencies): Authorize {
  const { countClient, sessionLimiter } = dependencies;

  const visitorCaller = async (ref: string): Promise<Caller> => {
    if (await dependencies.isActiveRef(ref)) return visitor;
    throw unauthenticated();
  };

  return (access, request, isCounted) => {
    const policy = policyOf(access);
    if (policy?.withoutTokens === 'anyone') {
      if (isCounted) countClient(request);
      return anonymous;
    }
    const token = bearerOf(request.headers.authorization);
    if (policy === undefined || token === undefined) {
      countClient(request);
      const ref = policy?.withoutTokens === 'visitor' ? refFromQuery(request.query) : null;
      if (ref !== null) return visitorCaller(ref);
      throw unauthenticated();
    }
    const callerOf = (found: Session): Caller => {
      const { sessionId, principal } = found;
      request.session = found;
      if (isCounted) enforceRateLimit(sessionLimiter, sessionId, TOO_MANY_CALLS);
      if (policy.admits(principal, access)) return { ...principal, sessionId };
      throw unauthenticated();
    };
    const crmToken = request.headers['x-crm-token'];
    const session = dependencies.checkSession(token, typeof crmToken === 'string' ? crmToken : '');
    if (!(session instanceof Promise)) return callerOf(session);
    return session.then(callerOf, (error: unknown) => {
      countClient(request);
      throw error;
    });
  };
}

const SCHEME = 'bearer ';

const bearerOf = (header: string | undefined): string | undefined =>
  header?.slice(0, SCHEME.length).toLowerCase() === SCHEME
    ? header.slice(SCHEME.length).trim()
    : undefined;

/** Returns the `ref` of a query, parsed as the browser parses it. Null where it cannot be a member's. */
export function refFromQuery(query: unknown): string | null {
  if (typeof query !== 'object' || query === null || !('ref' in query)) return null;
  const values: readonly unknown[] = Array.isArray(query.ref) ? query.ref : [query.ref];
  return refOf(values.filter((value) => typeof value === 'string'));
}
