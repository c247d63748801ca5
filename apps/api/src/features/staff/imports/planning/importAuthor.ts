import type { Random } from '../../../../platform/crypto/random.ts';
import type { Clock } from '../../../../platform/process/clock.ts';

/** Who imports, and as what. */
export interface ImportAuthor {
  readonly importId: string;
  /** Null for a command of the operators. */
  readonly staffId: string | null;
  readonly clock: Clock;
  readonly random: Random;
}
