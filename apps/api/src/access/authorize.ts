import type { Access } from '@parlour/contract';
import { refOf } from '@parlour/core';
import type { FastifyRequest } from 'fastify';
import { enforceRateLimit, type RateLimiter } from './rateLimiter.ts';
import { unauthenticated } from '../errors/apiError.ts';

/** The member and session of a call. */
export interface SignedInMember {
  readonly sessionId: string;
  readonly memberId: string;
  readonly email: string;
  readonly name: string;
}

/** The author of a call: anyone, a visitor with a member's `ref`, or a member with a session. */
export type Caller =
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'visitor' }
  | ({ readonly kind: 'member' } & SignedInMember);

/** The caller of a call with access `member`. */
export type MemberCaller = Extract<Caller, { kind: 'member' }>;

/** The caller that a handler receives, given the access that its call declares. */
export type CallerOf<Declared extends Access> = Declared extends 'member'
  ? MemberCaller
  : Declared extends 'visitor'
    ? Exclude<Caller, { kind: 'anonymous' }>
    : Extract<Caller, { kind: 'anonymous' }>;

const anonymous: Caller = { kind: 'anonymous' };
const visitor: Caller = { kind: 'visitor' };

/** The dependencies of {@link createAuthorize}. */
export interface AuthorizeDependencies {
  readonly sessions: {
    /** Returns the member of the session with these two tokens, or throws a 401. */
    check(token: string, crmToken: string): SignedInMember | Promise<SignedInMember>;
  };
  /** Whether a `ref` names an active member. */
  readonly isActiveMember: (ref: string) => Promise<boolean>;
  /** Limits the calls of one session. */
  readonly memberLimiter: RateLimiter;
  /** Limits the calls without a session from one client IP. */
  readonly clientLimiter: RateLimiter;
}

/**
 * Identifies the caller of a call, or throws. Every route comes from the table of calls and so declares its access.
 * When a request carries tokens, they alone decide, even where a `ref` would be enough.
 */
export type Authorize = (
  access: Access,
  request: FastifyRequest,
  isCounted: boolean,
) => Caller | Promise<Caller>;

/**
 * Creates {@link Authorize}, which throws an ApiError: 401 without a session or a valid `ref`, 429 beyond a limit.
 */
export function createAuthorize(dependencies: AuthorizeDependencies): Authorize {
  const limit = (limiter: RateLimiter, key: string) =>
    enforceRateLimit(limiter, key, 'Too many calls in a short time. Please wait a moment.');

  const memberCaller = (member: SignedInMember, isCounted: boolean): Caller => {
    if (isCounted) limit(dependencies.memberLimiter, member.sessionId);
    return { kind: 'member', ...member };
  };

  const visitorCaller = async (ref: string): Promise<Caller> => {
    if (await dependencies.isActiveMember(ref)) return visitor;
    throw unauthenticated();
  };

  return (access, request, isCounted) => {
    const token = bearerOf(request.headers.authorization);
    if (access === 'public' ? isCounted : token === undefined) {
      limit(dependencies.clientLimiter, request.ip);
    }
    if (access === 'public') return anonymous;
    if (token === undefined) {
      const ref = refFromQuery(request.query);
      if (access === 'visitor' && ref !== null) return visitorCaller(ref);
      throw unauthenticated();
    }
    const crmToken = request.headers['x-crm-token'];
    const checked = dependencies.sessions.check(
      token,
      typeof crmToken === 'string' ? crmToken : '',
    );
    if (!(checked instanceof Promise)) return memberCaller(checked, isCounted);
    return checked.then(
      (member) => memberCaller(member, isCounted),
      (error: unknown) => {
        limit(dependencies.clientLimiter, request.ip);
        throw error;
      },
    );
  };
}

const SCHEME = 'bearer ';

const bearerOf = (header: string | undefined): string | undefined =>
  header?.slice(0, SCHEME.length).toLowerCase() === SCHEME
    ? header.slice(SCHEME.length).trim()
    : undefined;

/** Returns the `ref` of a query, parsed as the browser parses it. Null where it cannot be a member's id. */
export function refFromQuery(query: unknown): string | null {
  if (typeof query !== 'object' || query === null || !('ref' in query)) return null;
  const values: readonly unknown[] = Array.isArray(query.ref) ? query.ref : [query.ref];
  return refOf(values.filter((value) => typeof value === 'string'));
}
