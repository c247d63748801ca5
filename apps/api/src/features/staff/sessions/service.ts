import type { Staff, StaffSession } from '../../../access/principal.ts';
import type { DeskCookie } from '../../../access/deskCookie.ts';
import { newId } from '../../../platform/crypto/random.ts';
import { tokenHash } from '../../../platform/crypto/secrets.ts';
import type { Queries, Transaction } from '../../../platform/postgres/database.ts';
import type { FeatureDependencies } from '../../dependencies.ts';
import { deviceOf } from '../../sessions/device.ts';
import { principalOfStaff } from '../people/present.ts';
import { isLive, isTouchDue, staffSessionEnd } from './policy.ts';
import {
  findSession,
  findSessionsById,
  findSessionsOf,
  insertSession,
  revokeSessions,
  updateSession,
} from './repository.ts';

/** The sessions of staff. Signing in opens one, and every call at the desk checks it. */
export type StaffSessions = ReturnType<typeof createStaffSessions>;

/** The dependencies of {@link createStaffSessions}. */
export interface StaffSessionDependencies extends Pick<FeatureDependencies, 'clock' | 'random'> {
  readonly queries: Queries;
  readonly cookie: DeskCookie;
  /** Whether those of the sample club may have sessions. */
  readonly allowsSample: boolean;
}

const TOKEN_BYTES = 32;

/** Creates the session service of staff. No session is cached, so each ends at once in every process (api/staff/sessions-2). */
export function createStaffSessions({
  queries,
  cookie,
  allowsSample,
  clock,
  random,
}: StaffSessionDependencies) {
  const newToken = () => {
    const token = random.bytes(TOKEN_BYTES).toString('base64url');
    return { tokenHash: tokenHash(token), setCookie: cookie.write(token) };
  };
  return {
    /** Opens a session with a token of its own, whatever cookie the browser had. */
    async open(transaction: Transaction, staffId: string, userAgent: string) {
      const now = clock.now();
      const id = newId(clock, random);
      const { setCookie, ...token } = newToken();
      await insertSession(transaction, {
        id,
        ...token,
        staffId,
        device: deviceOf(userAgent),
        createdAt: now,
        lastSeenAt: now,
        expiresAt: staffSessionEnd(now),
        provedAt: now,
        revokedAt: null,
      });
      return { sessionId: id, setCookie };
    },
    /** Ends the session of a browser where somebody signs in again. */
    async endOfBrowser(transaction: Transaction, cookieHeader: string | undefined) {
      const token = cookie.read(cookieHeader);
      const found = token && (await findSession(transaction, tokenHash(token)));
      if (!found) return;
      await revokeSessions(transaction, found.session.staffId, clock.now(), found.session.id);
    },
    /** Stores a fresh proof, and gives the session another token. */
    async renew(transaction: Transaction, sessionId: string) {
      const { setCookie, ...token } = newToken();
      const values = { ...token, provedAt: clock.now(), wrongTries: 0 };
      await updateSession(transaction, sessionId, values);
      return { setCookie };
    },
    /** Returns the open sessions of a person, the last used first. */
    async list(staffId: string, currentId: string) {
      const now = clock.now();
      const open = (await findSessionsOf(queries, staffId)).filter((row) => isLive(row, now));
      return open.map(({ id, device, lastSeenAt }) => ({
        id,
        device,
        lastUsedAt: lastSeenAt.toISOString(),
        isCurrent: id === currentId,
      }));
    },
    /** Ends a session of a person. Has no event where the person has no such session. */
    async end(transaction: Transaction, staffId: string, id: string) {
      const ended = await revokeSessions(transaction, staffId, clock.now(), id);
      return ended.map(
        (each) => ({ action: 'session.ended', subject: `session:${each}` }) as const,
      );
    },
    /** Returns the people of those of some sessions that are still open, with their roles now, by session. */
    async staffOf(ids: readonly string[]): Promise<ReadonlyMap<string, Staff>> {
      const now = clock.now();
      const found = await findSessionsById(queries, ids);
      const open = found.filter(({ session }) => isLive(session, now));
      return new Map(
        open.map(({ session: { id, staffId }, roles }) => [
          id,
          principalOfStaff({ id: staffId, roles }),
        ]),
      );
    },
    /** Returns the open session with a token. A call that nobody attends does not count as its use. */
    async check(token: string, isAttended: boolean): Promise<StaffSession | undefined> {
      const now = clock.now();
      const found = await findSession(queries, tokenHash(token));
      if (found === undefined || !isLive(found.session, now)) return undefined;
      if (found.isSample && !allowsSample) return undefined;
      const { id: sessionId, staffId, provedAt } = found.session;
      if (isAttended && isTouchDue(found.session, now))
        await updateSession(queries, sessionId, { lastSeenAt: now });
      const principal = principalOfStaff({ id: staffId, roles: found.roles });
      return { sessionId, principal, provedAt };
    },
  };
}
