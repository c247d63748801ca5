import { Secret, TOTP } from 'otpauth';
import * as z from 'zod';
import type { NewTotp } from '@parlour/contract/staff';
import { ApiError } from '../../../errors/apiError.ts';
import type { Secrets } from '../../../platform/crypto/secrets.ts';
import { after, type Clock, MINUTE, SECOND } from '../../../platform/process/clock.ts';
import type { Random } from '../../../platform/crypto/random.ts';
import type { Purpose } from './passkeys.ts';

const SECRET_BYTES = 20;
const PERIOD = 30;
const SET_UP_LIFETIME = 15 * MINUTE;
const PURPOSE = 'totp secret';

const sealedSchema = z.tuple([z.string(), z.string(), z.number().nullable()]);

/** The authenticator apps of staff: codes of six digits that change every thirty seconds (RFC 6238). */
export type Totps = ReturnType<typeof createTotps>;

interface TotpDependencies {
  readonly secrets: Secrets;
  readonly clock: Clock;
  readonly random: Random;
  /** Returns the club's name, as the app shows it. */
  readonly issuer: () => string;
}

/** Creates {@link Totps}. A secret is sealed for the person or the set-up that it belongs to. */
export function createTotps({ secrets, clock, random, issuer }: TotpDependencies) {
  const totpOf = (secret: string, label = '') =>
    new TOTP({
      issuer: issuer(),
      label,
      algorithm: 'SHA1',
      digits: 6,
      period: PERIOD,
      secret: Secret.fromBase32(secret),
    });
  const seal = (owner: string, secret: string, until: number | null) =>
    secrets.seal(PURPOSE, JSON.stringify([owner, secret, until]));

  /** Returns the secret that was sealed for an owner. Undefined for any other text. */
  const open = (owner: string, sealed: string): string | undefined => {
    try {
      const [sealedOwner, secret, until] = sealedSchema.parse(
        JSON.parse(secrets.open(PURPOSE, sealed)),
      );
      const isInTime = until === null || clock.now().getTime() < until;
      return sealedOwner === owner && isInTime ? secret : undefined;
    } catch {
      return undefined;
    }
  };

  /** Returns the time step of a code, which may be one too early or too late. Undefined for a wrong code. */
  const stepOf = (secret: string, code: string): number | undefined => {
    const timestamp = clock.now().getTime();
    const delta = totpOf(secret).validate({ token: code, timestamp, window: 1 });
    return delta === null ? undefined : Math.floor(timestamp / SECOND / PERIOD) + delta;
  };

  return {
    /** Makes a secret for the app, valid for a quarter of an hour until its first code arrives. */
    setUp(purpose: Purpose, email: string) {
      const secret = new Secret({ buffer: new Uint8Array(random.bytes(SECRET_BYTES)).buffer });
      const until = after(clock.now(), SET_UP_LIFETIME).getTime();
      return {
        totpUri: totpOf(secret.base32, email).toString(),
        totpSecret: secret.base32,
        sealedTotp: seal(purpose, secret.base32, until),
      };
    },
    /**
     * Returns what to store of a set up app.
     *
     * @throws ApiError where the code is not that of the app.
     */
    confirm(purpose: Purpose, staffId: string, { sealedTotp, code }: NewTotp) {
      const secret = open(purpose, sealedTotp);
      const totpLastStep = secret === undefined ? undefined : stepOf(secret, code);
      if (secret === undefined || totpLastStep === undefined) {
        throw new ApiError('invalid_code', 'That code is not valid. Please check the app.', {
          field: 'code',
        });
      }
      return { totpSecret: seal(staffId, secret, null), totpLastStep };
    },
    /** Returns the time step of a code of a person's app. Undefined for a wrong code. */
    stepOfCode(staffId: string, sealed: string, code: string): number | undefined {
      const secret = open(staffId, sealed);
      return secret === undefined ? undefined : stepOf(secret, code);
    },
  };
}
