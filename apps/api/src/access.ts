import type { Access } from '@parlour/contract';
import { refOf } from '@parlour/core';
import type { FastifyRequest } from 'fastify';
import type { Sessions, SignedIn } from './features/sessions/service.ts';
import { countOrRefuse, type Limiter } from './platform/http/limiter.ts';
import { unauthenticated } from './platform/http/refusal.ts';

/** Who makes a call: anyone, a visitor with a member's `ref`, or a member with a session. */
export type Caller =
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'visitor' }
  | ({ readonly kind: 'member' } & SignedIn);

/** A member with a session, as a handler gets them. */
export type MemberCaller = Extract<Caller, { kind: 'member' }>;

/** Who can get through to a handler, given what its call declares. */
export type CallerOf<Declared extends Access> = Declared extends 'member'
  ? MemberCaller
  : Declared extends 'visitor'
    ? Exclude<Caller, { kind: 'anonymous' }>
    : Extract<Caller, { kind: 'anonymous' }>;

const anonymous: Caller = { kind: 'anonymous' };
const visitor: Caller = { kind: 'visitor' };

/** What finding out who calls goes by. */
export interface AccessParts {
  readonly sessions: Sessions;
  /** Whether a `ref` names an active member. */
  readonly isActiveMember: (ref: string) => Promise<boolean>;
  /** Calls of one session, and calls without a session of one client address. */
  readonly memberLimiter: Limiter;
  readonly clientLimiter: Limiter;
}

/**
 * Finds out who calls, or refuses. A call that declares nothing has no route at all: the table of calls is the only
 * way to one (callRoutes.ts). A caller who shows tokens is judged by them alone, even where a `ref` would do.
 */
export type Authorize = (
  declared: Access,
  request: FastifyRequest,
  counted: boolean,
) => Caller | Promise<Caller>;

/** Makes {@link Authorize}; it throws a Refusal: 401 without a session or a good `ref`, 429 beyond a limit. */
export function createAuthorize(parts: AccessParts): Authorize {
  const limit = (limiter: Limiter, who: string) =>
    countOrRefuse(limiter, who, 'Too many calls in a short time. Please wait a moment.');

  const asMember = (signedIn: SignedIn, counted: boolean): Caller => {
    if (counted) limit(parts.memberLimiter, signedIn.sessionId);
    return { kind: 'member', ...signedIn };
  };

  const asVisitor = async (ref: string): Promise<Caller> => {
    if (await parts.isActiveMember(ref)) return visitor;
    throw unauthenticated();
  };

  return (declared, request, counted) => {
    const token = bearerOf(request.headers.authorization);
    if (declared === 'public' ? counted : token === undefined) {
      limit(parts.clientLimiter, request.ip);
    }
    if (declared === 'public') return anonymous;
    if (token === undefined) {
      const ref = refIn(request.query);
      if (declared === 'visitor' && ref !== null) return asVisitor(ref);
      throw unauthenticated();
    }
    const crmToken = request.headers['x-crm-token'];
    const checked = parts.sessions.check(token, typeof crmToken === 'string' ? crmToken : '');
    if (!(checked instanceof Promise)) return asMember(checked, counted);
    return checked.then(
      (signedIn) => asMember(signedIn, counted),
      (error: unknown) => {
        limit(parts.clientLimiter, request.ip);
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

/** The `ref` of a query as a browser reads it; null where it can't name anybody. */
export function refIn(query: unknown): string | null {
  if (typeof query !== 'object' || query === null || !('ref' in query)) return null;
  const values: readonly unknown[] = Array.isArray(query.ref) ? query.ref : [query.ref];
  return refOf(values.filter((value) => typeof value === 'string'));
}
