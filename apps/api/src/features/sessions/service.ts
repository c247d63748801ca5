import type { Clock } from '../../platform/clock.ts';
import type { Queries } from '../../platform/database/database.ts';
import { unauthenticated } from '../../platform/http/refusal.ts';
import { newId, type Random } from '../../platform/random.ts';
import { remember } from '../../platform/remember.ts';
import { sameText, tokenHash } from '../../platform/secrets.ts';
import { isLive, isTouchDue, sessionEnd } from './policy.ts';
import { findSession, insertSession, touchSession } from './repository.ts';
import type { SessionTokens } from './token.ts';

/** The member behind a call. */
export interface SignedIn {
  readonly sessionId: string;
  readonly memberId: string;
  readonly email: string;
  readonly name: string;
}

/** The sessions of members: opened by signing in, checked by every call. */
export interface Sessions {
  /** Opens a session; both tokens are needed for every call. */
  open(queries: Queries, memberId: string): Promise<{ token: string; crmToken: string }>;
  /** The member whose session the two tokens belong to; throws the 401 refusal for any other pair. */
  check(token: string, crmToken: string): SignedIn | Promise<SignedIn>;
}

/** What the service of sessions works with. */
export interface SessionParts {
  readonly queries: Queries;
  readonly tokens: SessionTokens;
  readonly clock: Clock;
  readonly random: Random;
}

// For how long a checked session is believed without asking the database: a page's burst of calls costs one query,
// and a revocation takes effect after this at the latest.
const BELIEVED_FOR = 3000;
const BELIEVED_LIMIT = 10_000;
const CRM_TOKEN_BYTES = 32;

interface Believed {
  readonly crmToken: string;
  readonly signedIn: SignedIn;
  readonly until: number;
}

/** Makes the service of sessions. */
export function createSessions({ queries, tokens, clock, random }: SessionParts): Sessions {
  const believed = new Map<string, Believed>();
  const looking = new Map<string, Promise<SignedIn>>();

  const look = async (token: string, crmToken: string): Promise<SignedIn> => {
    const id = await tokens.read(token);
    if (id === undefined) throw unauthenticated();
    const found = await findSession(queries, id);
    const now = clock.now();
    if (
      found === undefined ||
      !sameText(found.session.crmTokenHash, tokenHash(crmToken)) ||
      !isLive(found.session, now)
    ) {
      throw unauthenticated();
    }
    if (isTouchDue(found.session, now)) await touchSession(queries, id, now);
    const { member } = found;
    const signedIn: SignedIn = {
      sessionId: id,
      memberId: member.id,
      email: member.email,
      name: `${member.firstName} ${member.lastName}`,
    };
    const until = now.getTime() + BELIEVED_FOR;
    remember(believed, token, { crmToken, signedIn, until }, BELIEVED_LIMIT);
    return signedIn;
  };

  return {
    async open(within, memberId) {
      const now = clock.now();
      const id = newId(clock, random);
      const crmToken = random.bytes(CRM_TOKEN_BYTES).toString('base64url');
      const expiresAt = sessionEnd(now);
      await insertSession(within, {
        id,
        memberId,
        crmTokenHash: tokenHash(crmToken),
        createdAt: now,
        lastSeenAt: now,
        expiresAt,
        revokedAt: null,
      });
      return { token: await tokens.make(id, memberId, expiresAt), crmToken };
    },
    check(token, crmToken) {
      const before = believed.get(token);
      if (before?.crmToken === crmToken && clock.now().getTime() < before.until) {
        return before.signedIn;
      }
      // A page's calls come together: the first asks the database for all.
      const pair = `${token} ${crmToken}`;
      const found = looking.get(pair) ?? look(token, crmToken).finally(() => looking.delete(pair));
      looking.set(pair, found);
      return found;
    },
  };
}
