import { jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../../platform/clock.ts';
import type { Secrets } from '../../platform/secrets.ts';

const ALGORITHM = 'HS256';
const ISSUER = 'parlour';

/** Makes and reads the session token: a JWT that names a session, with the `exp` that the browser reads. */
export interface SessionTokens {
  /** A token that names the session until it expires. */
  make(sessionId: string, memberId: string, expiresAt: Date): Promise<string>;
  /** The session that a token names; undefined unless this server signed it and it has not expired. */
  read(token: string): Promise<string | undefined>;
}

/** Makes {@link SessionTokens}, signed with a key of the server. */
export function createSessionTokens(secrets: Secrets, clock: Clock): SessionTokens {
  const key = secrets.key('session token');
  return {
    make: (sessionId, memberId, expiresAt) =>
      new SignJWT()
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setIssuer(ISSUER)
        .setJti(sessionId)
        .setSubject(memberId)
        .setIssuedAt(clock.now())
        .setExpirationTime(expiresAt)
        .sign(key),
    read: (token) =>
      jwtVerify(token, key, {
        algorithms: [ALGORITHM],
        issuer: ISSUER,
        requiredClaims: ['exp', 'jti', 'sub'],
        currentDate: clock.now(),
      }).then(
        ({ payload }) => payload.jti,
        () => undefined,
      ),
  };
}
