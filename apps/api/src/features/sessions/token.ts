import { jwtVerify, SignJWT } from 'jose';
import { type Member, principalSubject } from '../../access/principal.ts';
import type { Clock } from '../../platform/process/clock.ts';
import type { Secrets } from '../../platform/crypto/secrets.ts';

const ALGORITHM = 'HS256';
const ISSUER = 'parlour';
const AUDIENCE = 'parlour-api';

/** What a valid token says. */
interface VerifiedToken {
  readonly sessionId: string;
  /** False for a token from before tokens had an audience (api/sessions-8). */
  readonly hasAudience: boolean;
}

/** Issues and verifies session tokens: JWTs with the session's id and the `exp` that the browser reads (api/sessions-1). */
export type SessionTokens = ReturnType<typeof createSessionTokens>;

/** Creates {@link SessionTokens}, signed with the current key of the server, and verified with each that it has (api/platform/secret-keys-2). */
export function createSessionTokens(secrets: Secrets, clock: Clock) {
  const keys = secrets.keys('session token');
  const verifyWith = (key: Uint8Array, token: string): Promise<VerifiedToken | undefined> =>
    jwtVerify(token, key, {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      requiredClaims: ['exp', 'jti', 'sub'],
      currentDate: clock.now(),
    }).then(
      ({ payload: { jti, aud } }) =>
        jti !== undefined && (aud === undefined || aud === AUDIENCE)
          ? { sessionId: jti, hasAudience: aud !== undefined }
          : undefined,
      () => undefined,
    );
  return {
    /** Issues a token of the session. */
    issue: (sessionId: string, principal: Member, expiresAt: Date) =>
      new SignJWT()
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setJti(sessionId)
        .setSubject(principalSubject(principal))
        .setIssuedAt(clock.now())
        .setExpirationTime(expiresAt)
        .sign(secrets.key('session token')),
    /** Returns what a token says. Undefined unless this server signed it for itself and it has not expired (api/sessions-3). */
    async verify(token: string): Promise<VerifiedToken | undefined> {
      for (const key of keys) {
        const verified = await verifyWith(key, token);
        if (verified !== undefined) return verified;
      }
      return undefined;
    },
  };
}
