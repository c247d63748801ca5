import { type Random, readableCode } from '../../platform/crypto/random.ts';

// Eight characters have 36 random bits: unguessable, and short enough for the telephone.
const REFERENCE_LENGTH = 8;

/** Makes what staff and member quote of a new request, such as `RQ-7K3M9XAC`. */
export function newReference(random: Random): string {
  return `RQ-${readableCode(random, REFERENCE_LENGTH)}`;
}
