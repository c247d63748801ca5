import { randomBytes, randomInt } from 'node:crypto';
import type { Clock } from './clock.ts';

/** Where the server gets what nobody may guess, so that tests can foresee it. */
export interface Random {
  /** So many random bytes. */
  bytes(count: number): Buffer;
  /** A whole number from 0 to `limit - 1`, each equally likely. */
  below(limit: number): number;
}

/** The machine's own generator, fit for secrets. */
export const systemRandom: Random = { bytes: randomBytes, below: (limit) => randomInt(limit) };

// Crockford's alphabet: no I, L, O or U, so that a code read aloud is written down right.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A code for people, such as `7K2M9X`; each character carries five bits. */
export const readableCode = (random: Random, length: number): string =>
  Array.from({ length }, () => alphabet.charAt(random.below(alphabet.length))).join('');

/** A version 7 UUID: sorts by the time at which it was made, and carries 74 random bits. */
export function newId(clock: Clock, random: Random): string {
  const bytes = random.bytes(16);
  bytes.writeUIntBE(clock.now().getTime(), 0, 6);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  const cuts = [0, 8, 12, 16, 20, 32];
  return cuts
    .slice(1)
    .map((end, index) => hex.slice(cuts[index], end))
    .join('-');
}
