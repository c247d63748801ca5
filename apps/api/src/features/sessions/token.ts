import { jwtVerify, SignJWT } from 'jose';
import { type Principal, principalSubject } from '../../access/principal.ts';
import type { Clock } from '../../platform/process/clock.ts';
import type { Secrets } from '../../platform/crypto/secrets.ts';

const ALGORITHM = 'HS256';
const ISSUER = 'parlour';

/** Issues and verifies session tokens: JWTs with the session's id and the `exp` that the browser reads (SE1). */
export type SessionTokens = ReturnType<typeof createSessionTokens>;

/** Creates {@link SessionTokens}, signed with a key of the server. */
export function createSessionTokens(secrets: Secrets, clock: Clock) {
  const key = secrets.key('session token');
  return {
    /** Issues a token of the session. */
    issue: (sessionId: string, principal: Principal, expiresAt: Date) =>
      new SignJWT()
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setIssuer(ISSUER)
        .setJti(sessionId)
        .setSubject(principalSubject(principal))
        .setIssuedAt(clock.now())
        .setExpirationTime(expiresAt)
        .sign(key),
    /** Returns the session id of a token. Undefined unless this server signed it and it has not expired. */
    verify: (token: string) =>
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
