import { LRUCache } from 'lru-cache';
import type { OpenSession } from '@parlour/contract';
import { type Member, principalKey, type Session } from '../../access/principal.ts';
import { isWithin, SECOND } from '../../platform/process/clock.ts';
import type { Queries } from '../../platform/postgres/database.ts';
import { unauthenticated } from '../../errors/apiError.ts';
import { newId } from '../../platform/crypto/random.ts';
import { isEqualConstantTime, tokenHash } from '../../platform/crypto/secrets.ts';
import type { FeatureDependencies } from '../dependencies.ts';
import { deviceOf, UNKNOWN_DEVICE } from './device.ts';
import { isLive, isTouchDue, sessionEnd } from './policy.ts';
import {
  findSession,
  findSessions,
  findSessionsById,
  insertSession,
  revokeSession,
  revokeSessions,
  touchSession,
  type SessionRow,
} from './repository.ts';
import type { SessionTokens } from './token.ts';

/** The sessions of members. Signing in opens one, and every call checks it. */
export type Sessions = ReturnType<typeof createSessions>;

/** The dependencies of the session service. */
export interface SessionDependencies extends Pick<FeatureDependencies, 'clock' | 'random'> {
  readonly queries: Queries;
  /** Whether a member may have sessions. */
  readonly isActiveMember: (queries: Queries, memberId: string) => Promise<boolean>;
  readonly tokens: SessionTokens;
}

// Milliseconds that a checked session is cached: a page's burst of calls costs one query, and a revocation by another
// process takes effect within this time (api/sessions-6).
const CACHED_FOR = SECOND;
const CACHE_LIMIT = 10_000;
const CRM_TOKEN_BYTES = 32;

/** Creates the session service. */
export function createSessions(dependencies: SessionDependencies) {
  const { queries, isActiveMember, tokens, clock, random } = dependencies;
  type CachedSession = Readonly<{ crmToken: string; session: Session<Member>; since: Date }>;
  const cache = new LRUCache<string, CachedSession>({ max: CACHE_LIMIT });
  type Load = Readonly<{ session: Promise<Session<Member>>; since: Date }>;
  const running = new Map<string, Load>();
  // Counts the times that sessions were ended in this process.
  let generation = 0;

  const load = async (token: string, crmToken: string): Promise<Session<Member>> => {
    const verified = await tokens.verify(token);
    if (verified === undefined) throw unauthenticated();
    // Taken before the query, which may not see a revocation that is committed while it runs.
    const now = clock.now();
    const generationBefore = generation;
    const { sessionId: id, hasAudience } = verified;
    const found = await findSession(queries, id);
    if (
      found?.principalKind !== 'member' ||
      (!hasAudience && found.device !== null) ||
      !isEqualConstantTime(found.crmTokenHash, tokenHash(crmToken)) ||
      !isLive(found, now)
    ) {
      throw unauthenticated();
    }
    const memberId = found.principalId;
    if (!(await isActiveMember(queries, memberId))) throw unauthenticated();
    if (isTouchDue(found, now)) await touchSession(queries, id, now);
    if (generation !== generationBefore) return load(token, crmToken);
    const session = { sessionId: id, principal: { kind: 'member', memberId } } as const;
    cache.set(token, { crmToken, session, since: now });
    return session;
  };

  // The other processes find out within a second (api/sessions-6).
  const dropFromCache = async (ids: readonly string[]) => {
    generation += 1;
    const isEnded = ({ session }: CachedSession) => ids.includes(session.sessionId);
    const ended = [...cache.entries()].filter(([, cached]) => isEnded(cached));
    for (const [token] of ended) cache.delete(token);
  };

  return {
    /** Opens a session on the device of a User-Agent header. Every call needs both tokens. */
    async open(transaction: Queries, principal: Member, userAgent: string) {
      const now = clock.now();
      const id = newId(clock, random);
      const crmToken = random.bytes(CRM_TOKEN_BYTES).toString('base64url');
      const expiresAt = sessionEnd(now);
      await insertSession(transaction, {
        id,
        principalKind: principal.kind,
        principalId: principal.memberId,
        crmTokenHash: tokenHash(crmToken),
        device: deviceOf(userAgent),
        createdAt: now,
        lastSeenAt: now,
        expiresAt,
        revokedAt: null,
      });
      return { sessionId: id, token: await tokens.issue(id, principal, expiresAt), crmToken };
    },
    /** Returns the open sessions of a caller, the last used first (api/sessions-9). */
    async list(queries: Queries, caller: Member & Pick<Session, 'sessionId'>) {
      const now = clock.now();
      const open = (await findSessions(queries, caller)).filter((row) => isLive(row, now));
      return open.map((row) => presentSession(row, caller.sessionId));
    },
    /** Returns the members of those of some sessions that are still open, by session. */
    async membersOf(ids: readonly string[]): Promise<ReadonlyMap<string, Member>> {
      const now = clock.now();
      const open = (await findSessionsById(queries, ids)).filter((row) => isLive(row, now));
      return new Map(open.map(({ id, memberId }) => [id, { kind: 'member', memberId }]));
    },
    /** Ends a session of a member. Has no event where the member has no such session. */
    async end(transaction: Queries, principal: Member, id: string) {
      const isEnded = await revokeSession(transaction, principal, id, clock.now());
      const event = { action: 'session.ended', subject: `session:${id}` } as const;
      return { events: isEnded ? [event] : [], afterCommit: () => dropFromCache([id]) };
    },
    /** Ends every session of a member. */
    async endAll(transaction: Queries, principal: Member) {
      const ids = await revokeSessions(transaction, principal, clock.now());
      const event = { action: 'sessions.ended', subject: principalKey(principal) } as const;
      return { events: [event], afterCommit: () => dropFromCache(ids) };
    },
    /**
     * Returns the session with these two tokens, synchronously where it is cached.
     *
     * @throws ApiError 401 for any other pair.
     */
    check: (token: string, crmToken: string): Session<Member> | Promise<Session<Member>> => {
      const now = clock.now();
      const cached = cache.get(token);
      if (cached?.crmToken === crmToken && isWithin(CACHED_FOR, cached.since, now)) {
        return cached.session;
      }
      // The calls of one page arrive together and share the query of the first.
      const pair = `${token} ${crmToken}`;
      const shared = running.get(pair);
      if (shared !== undefined && isWithin(CACHED_FOR, shared.since, now)) return shared.session;
      const session = load(token, crmToken).finally(() => {
        if (running.get(pair)?.session === session) running.delete(pair);
      });
      running.set(pair, { session, since: now });
      return session;
    },
  };
}

/**
 * Converts a row to a session in the member's list.
 *
 * @param currentId - the id of the caller's session.
 */
function presentSession({ id, device, lastSeenAt }: SessionRow, currentId: string): OpenSession {
  return {
    id,
    device: device ?? UNKNOWN_DEVICE,
    lastUsedAt: lastSeenAt.toISOString(),
    isCurrent: id === currentId,
  };
}
