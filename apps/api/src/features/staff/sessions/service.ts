import { staffRoles } from '@parlour/contract/staff';
import type { StaffSession } from '../../../access/principal.ts';
import type { DeskCookie } from '../../../access/deskCookie.ts';
import { newId } from '../../../platform/crypto/random.ts';
import { tokenHash } from '../../../platform/crypto/secrets.ts';
import type { Queries, Transaction } from '../../../platform/postgres/database.ts';
import type { FeatureDependencies } from '../../dependencies.ts';
import { deviceOf } from '../../sessions/device.ts';
import { isLive, isTouchDue, staffSessionEnd } from './policy.ts';
import {
  findSession,
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
}

const TOKEN_BYTES = 32;

/** Creates the session service of staff. No session is cached, so each ends at once in every process (SD2). */
export function createStaffSessions({ queries, cookie, clock, random }: StaffSessionDependencies) {
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
    /** Returns the open session with a token. */
    async check(token: string): Promise<StaffSession | undefined> {
      const now = clock.now();
      const found = await findSession(queries, tokenHash(token));
      if (found === undefined || !isLive(found.session, now)) return undefined;
      const { id: sessionId, staffId, provedAt } = found.session;
      if (isTouchDue(found.session, now))
        await updateSession(queries, sessionId, { lastSeenAt: now });
      const roles = staffRoles.filter((role) => found.roles.includes(role));
      return { sessionId, principal: { kind: 'staff', staffId, roles }, provedAt };
    },
  };
}
