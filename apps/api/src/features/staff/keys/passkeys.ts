import type { NewPasskey, PasskeyProof } from '@parlour/contract/staff';
import { ApiError } from '../../../errors/apiError.ts';
import { tokenHash } from '../../../platform/crypto/secrets.ts';
import type { Transaction } from '../../../platform/postgres/database.ts';
import { after, MINUTE } from '../../../platform/process/clock.ts';
import type { FeatureDependencies } from '../../dependencies.ts';
import {
  findPasskey,
  insertPasskey,
  putChallenge,
  takeChallenge,
  touchPasskey,
} from './repository.ts';

/** What a passkey is made for or used for, such as `sign-in` or `session:ID`. */
export type Purpose = 'sign-in' | `session:${string}` | `invitation:${string}`;

/** A new passkey that is valid. */
export interface CheckedPasskey {
  readonly id: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: string[];
}

/** The passkeys of the desk. */
export type Passkeys = ReturnType<typeof createPasskeys>;

/** The dependencies of {@link createPasskeys}. */
export interface PasskeyDependencies extends Pick<
  FeatureDependencies,
  'database' | 'clock' | 'random' | 'branding'
> {
  readonly deskUrl: string;
}

const CHALLENGE_BYTES = 32;
const CHALLENGE_LIFETIME = 5 * MINUTE;

/** Ed25519, ES256 and RS256, the COSE algorithms that every authenticator has one of. ML-DSA is experimental in Node 24. */
const ALGORITHMS = [-8, -7, -257];

/** Loads the library when it is first needed, because it takes a tenth of the start's modules. */
const loadLibrary = () => import('@simplewebauthn/server');

const refused = () =>
  new ApiError('invalid_code', 'This passkey was not accepted. Please try again.', {
    field: 'passkey',
  });

/** Creates the passkeys of the desk's host. Each challenge is used once, within five minutes, for what it was made for. */
export function createPasskeys({
  database,
  clock,
  random,
  branding,
  deskUrl,
}: PasskeyDependencies) {
  const { hostname: rpID, origin } = new URL(deskUrl);
  const { queries } = database;

  const newChallenge = async (purpose: Purpose) => {
    const challenge = new Uint8Array(random.bytes(CHALLENGE_BYTES));
    const challengeHash = tokenHash(Buffer.from(challenge).toString('base64url'));
    const expiresAt = after(clock.now(), CHALLENGE_LIFETIME);
    await putChallenge(queries, { challengeHash, purpose, expiresAt });
    return challenge;
  };
  // In no transaction, so that not even a refused proof leaves its challenge.
  const take = (purpose: Purpose) => (challenge: string) =>
    takeChallenge(queries, { challengeHash: tokenHash(challenge), purpose, now: clock.now() });

  return {
    /** Returns the options to make a passkey. */
    async creationOptions(purpose: Purpose, person: { readonly email: string; name: string }) {
      const { generateRegistrationOptions } = await loadLibrary();
      const options = await generateRegistrationOptions({
        rpName: branding.clubName,
        rpID,
        userName: person.email,
        userDisplayName: person.name,
        challenge: await newChallenge(purpose),
        supportedAlgorithmIDs: ALGORITHMS,
        attestationType: 'none',
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      return { ...options };
    },
    /** Returns the options to use a passkey. */
    async requestOptions(purpose: Purpose) {
      const { generateAuthenticationOptions } = await loadLibrary();
      const challenge = await newChallenge(purpose);
      const options = { rpID, challenge, userVerification: 'required' } as const;
      return { ...(await generateAuthenticationOptions(options)) };
    },
    /** Checks a new passkey. Throws an ApiError where it is not valid. */
    async check(purpose: Purpose, { id, rawId, response }: NewPasskey): Promise<CheckedPasskey> {
      const { clientDataJSON, attestationObject, transports = [] } = response;
      const { verifyRegistrationResponse } = await loadLibrary();
      const verified = await verifyRegistrationResponse({
        response: {
          id,
          rawId,
          type: 'public-key',
          clientExtensionResults: {},
          response: { clientDataJSON, attestationObject },
        },
        expectedChallenge: take(purpose),
        expectedOrigin: origin,
        expectedRPID: rpID,
        requireUserVerification: true,
        supportedAlgorithmIDs: ALGORITHMS,
      }).catch(() => undefined);
      if (verified?.verified !== true) throw refused();
      const { credential } = verified.registrationInfo;
      return {
        id: credential.id,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: [...transports],
      };
    },
    /** Stores a checked passkey of a person. Throws an ApiError where it is already somebody's. */
    async add(
      transaction: Transaction,
      staffId: string,
      passkey: CheckedPasskey,
      name: string,
    ): Promise<void> {
      const row = { ...passkey, staffId, name, createdAt: clock.now() };
      if (!(await insertPasskey(transaction, row))) throw refused();
    },
    /**
     * Returns whose passkey signed the challenge.
     *
     * @throws ApiError where none of an active person did.
     */
    async prove(purpose: Purpose, { id, rawId, response }: PasskeyProof): Promise<string> {
      const passkey = await findPasskey(queries, id);
      if (passkey === undefined) throw refused();
      const { verifyAuthenticationResponse } = await loadLibrary();
      const verified = await verifyAuthenticationResponse({
        response: { id, rawId, type: 'public-key', clientExtensionResults: {}, response },
        expectedChallenge: take(purpose),
        expectedOrigin: origin,
        expectedRPID: rpID,
        requireUserVerification: true,
        credential: {
          id: passkey.id,
          publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
          counter: passkey.counter,
        },
      }).catch(() => undefined);
      if (verified?.verified !== true) throw refused();
      const { newCounter: counter } = verified.authenticationInfo;
      await touchPasskey(queries, id, { counter, lastUsedAt: clock.now() });
      return passkey.staffId;
    },
  };
}
