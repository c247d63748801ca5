import { LRUCache } from 'lru-cache';
import type { Clock } from '../../platform/process/clock.ts';
import type { Queries } from '../../platform/postgres/database.ts';
import type { SignedInMember } from '../../access/authorize.ts';
import { unauthenticated } from '../../errors/apiError.ts';
import { newId, type Random } from '../../platform/crypto/random.ts';
import { isEqualConstantTime, tokenHash } from '../../platform/crypto/secrets.ts';
import { isLive, isTouchDue, sessionEnd } from './policy.ts';
import { findSession, insertSession, touchSession } from './repository.ts';
import type { SessionTokens } from './token.ts';

/** The sessions of members. Signing in opens one, and every call checks it. */
export interface Sessions {
  /** Opens a session. Every call needs both tokens. */
  open(queries: Queries, memberId: string): Promise<{ token: string; crmToken: string }>;
  /**
   * Returns the member of the session with these two tokens, synchronously where it is cached.
   *
   * @throws ApiError 401 for any other pair.
   */
  check(token: string, crmToken: string): SignedInMember | Promise<SignedInMember>;
}

/** The dependencies of the session service. */
export interface SessionDependencies {
  readonly queries: Queries;
  readonly tokens: SessionTokens;
  readonly clock: Clock;
  readonly random: Random;
}

// Milliseconds that a checked session is cached: a page's burst of calls costs one query, and a revocation takes effect
// within this time.
const CACHED_FOR = 3000;
const CACHE_LIMIT = 10_000;
const CRM_TOKEN_BYTES = 32;

interface CachedSession {
  readonly crmToken: string;
  readonly member: SignedInMember;
  readonly until: number;
}

/** Creates the session service. */
export function createSessions({ queries, tokens, clock, random }: SessionDependencies): Sessions {
  const cache = new LRUCache<string, CachedSession>({ max: CACHE_LIMIT });
  const running = new Map<string, Promise<SignedInMember>>();

  const load = async (token: string, crmToken: string): Promise<SignedInMember> => {
    const id = await tokens.verify(token);
    if (id === undefined) throw unauthenticated();
    const found = await findSession(queries, id);
    const now = clock.now();
    if (
      found === undefined ||
      !isEqualConstantTime(found.session.crmTokenHash, tokenHash(crmToken)) ||
      !isLive(found.session, now)
    ) {
      throw unauthenticated();
    }
    if (isTouchDue(found.session, now)) await touchSession(queries, id, now);
    const member: SignedInMember = {
      sessionId: id,
      memberId: found.member.id,
      email: found.member.email,
      name: `${found.member.firstName} ${found.member.lastName}`,
    };
    const until = now.getTime() + CACHED_FOR;
    cache.set(token, { crmToken, member, until });
    return member;
  };

  return {
    async open(transaction, memberId) {
      const now = clock.now();
      const id = newId(clock, random);
      const crmToken = random.bytes(CRM_TOKEN_BYTES).toString('base64url');
      const expiresAt = sessionEnd(now);
      await insertSession(transaction, {
        id,
        memberId,
        crmTokenHash: tokenHash(crmToken),
        createdAt: now,
        lastSeenAt: now,
        expiresAt,
        revokedAt: null,
      });
      return { token: await tokens.issue(id, memberId, expiresAt), crmToken };
    },
    check(token, crmToken) {
      const cached = cache.get(token);
      if (cached?.crmToken === crmToken && clock.now().getTime() < cached.until) {
        return cached.member;
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
