import { LRUCache } from 'lru-cache';
import { type Principal, principalIdOf, type Session } from '../../access/principal.ts';
import { isWithin } from '../../platform/process/clock.ts';
import type { Queries } from '../../platform/postgres/database.ts';
import { unauthenticated } from '../../errors/apiError.ts';
import { newId } from '../../platform/crypto/random.ts';
import { isEqualConstantTime, tokenHash } from '../../platform/crypto/secrets.ts';
import type { FeatureDependencies } from '../dependencies.ts';
import { isLive, isTouchDue, sessionEnd } from './policy.ts';
import type { Principals } from './principals.ts';
import { findSession, insertSession, touchSession } from './repository.ts';
import type { SessionTokens } from './token.ts';

/** The sessions of principals. Signing in opens one, and every call checks it. */
export type Sessions = ReturnType<typeof createSessions>;

/** The dependencies of the session service. */
export interface SessionDependencies extends Pick<FeatureDependencies, 'clock' | 'random'> {
  readonly queries: Queries;
  readonly principals: Principals;
  readonly tokens: SessionTokens;
}

// Milliseconds that a checked session is cached: a page's burst of calls costs one query, and a revocation takes effect
// within this time.
const CACHED_FOR = 3000;
const CACHE_LIMIT = 10_000;
const CRM_TOKEN_BYTES = 32;

/** Creates the session service. */
export function createSessions(dependencies: SessionDependencies) {
  const { queries, principals, tokens, clock, random } = dependencies;
  type CachedSession = Readonly<{ crmToken: string; session: Session; since: Date }>;
  const cache = new LRUCache<string, CachedSession>({ max: CACHE_LIMIT });
  const running = new Map<string, Promise<Session>>();

  const load = async (token: string, crmToken: string): Promise<Session> => {
    const id = await tokens.verify(token);
    if (id === undefined) throw unauthenticated();
    const found = await findSession(queries, id);
    const now = clock.now();
    if (
      found === undefined ||
      !isEqualConstantTime(found.crmTokenHash, tokenHash(crmToken)) ||
      !isLive(found, now)
    ) {
      throw unauthenticated();
    }
    const principal = await principals.byId[found.principalKind](queries, found.principalId);
    if (principal === undefined) throw unauthenticated();
    if (isTouchDue(found, now)) await touchSession(queries, id, now);
    const session = { sessionId: id, principal };
    cache.set(token, { crmToken, session, since: now });
    return session;
  };

  return {
    /** Opens a session. Every call needs both tokens. */
    async open(transaction: Queries, principal: Principal) {
      const now = clock.now();
      const id = newId(clock, random);
      const crmToken = random.bytes(CRM_TOKEN_BYTES).toString('base64url');
      const expiresAt = sessionEnd(now);
      await insertSession(transaction, {
        id,
        principalKind: principal.kind,
        principalId: principalIdOf(principal),
        crmTokenHash: tokenHash(crmToken),
        createdAt: now,
        lastSeenAt: now,
        expiresAt,
        revokedAt: null,
      });
      return { sessionId: id, token: await tokens.issue(id, principal, expiresAt), crmToken };
    },
    /**
     * Returns the session with these two tokens, synchronously where it is cached.
     *
     * @throws ApiError 401 for any other pair.
     */
    check: (token: string, crmToken: string): Session | Promise<Session> => {
      const cached = cache.get(token);
      if (cached?.crmToken === crmToken && isWithin(CACHED_FOR, cached.since, clock.now())) {
        return cached.session;
      }
      // The calls of one page arrive together and share the query of the first.
      const pair = `${token} ${crmToken}`;
      const loading =
        running.get(pair) ?? load(token, crmToken).finally(() => running.delete(pair));
      running.set(pair, loading);
      return loading;
    },
  };
}
