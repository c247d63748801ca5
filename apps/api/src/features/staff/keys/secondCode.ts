import { typedCode } from '@parlour/contract';
import { readableCode } from '../../../platform/crypto/random.ts';
import type { Transaction } from '../../../platform/postgres/database.ts';
import type { FeatureDependencies } from '../../dependencies.ts';
import type { StaffRow } from '../people/repository.ts';
import { replaceRecoveryCodes, spendRecoveryCode, spendTotpStep } from './repository.ts';
import type { Totps } from './totp.ts';

const CODES = 10;
const CODE_CHARACTERS = 10;

/** The second codes of staff: of the authenticator app, or for recovery. */
export type SecondCodes = ReturnType<typeof createSecondCodes>;

/** Creates {@link SecondCodes}. */
export function createSecondCodes(
  { secrets, random }: Pick<FeatureDependencies, 'secrets' | 'random'>,
  totps: Totps,
) {
  const hashOf = (staffId: string, code: string) =>
    secrets.keyedHash('sign-in code', `recovery ${staffId} ${code}`);
  return {
    /** Uses a code up. Returns whether it was valid: each of the app and each for recovery is so once (api/staff/sign-in-4, api/staff/sign-in-5). */
    async use(transaction: Transaction, { id, totpSecret }: StaffRow, code: string) {
      const plain = typedCode(code).toUpperCase();
      if (/^\d{6}$/.test(plain)) {
        const step = totpSecret === null ? undefined : totps.stepOfCode(id, totpSecret, plain);
        return step !== undefined && spendTotpStep(transaction, id, step);
      }
      return spendRecoveryCode(transaction, id, hashOf(id, plain));
    },
    /** Gives a person ten recovery codes in place of the former ones. */
    async renew(transaction: Transaction, staffId: string): Promise<string[]> {
      const codes = Array.from({ length: CODES }, () => readableCode(random, CODE_CHARACTERS));
      const hashes = codes.map((code) => hashOf(staffId, code));
      await replaceRecoveryCodes(transaction, staffId, hashes);
      return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`);
    },
  };
}
