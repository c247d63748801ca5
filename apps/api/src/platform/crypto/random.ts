import { randomBytes, randomInt } from 'node:crypto';
import type { Clock } from '../process/clock.ts';

/** The server's source of unpredictable values, replaceable in tests. */
export interface Random {
  /** Returns `count` random bytes. */
  bytes(count: number): Buffer;
  /** Returns a uniformly distributed integer from 0 to `limit - 1`. */
  below(limit: number): number;
}

/** The system's cryptographically secure generator. */
export const systemRandom: Random = { bytes: randomBytes, below: (limit) => randomInt(limit) };

// Crockford's alphabet: without I, L, O and U, a code read aloud is written down correctly.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Makes a code that people can read aloud, such as `7K2M9X`, with five random bits per character. */
export function readableCode(random: Random, length: number): string {
  return Array.from({ length }, () => alphabet.charAt(random.below(alphabet.length))).join('');
}

/** Makes a version 7 UUID: it sorts by creation time and has 74 random bits. */
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
