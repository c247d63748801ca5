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

// Without 0, O, 1, I, L, 2, Z, 5, S, 6, 8, B and U: each is mistaken for another one in print or by hand.
const alphabet = '3479ACDEFGHJKMNPQRTVWXY';

/** Makes a code that people can read and copy, such as `7K3M9X`, with four and a half random bits per character. */
export function readableCode(random: Random, length: number): string {
  return Array.from({ length }, () => alphabet.charAt(random.below(alphabet.length))).join('');
}

/** Makes an id of 128 random bits, which tells nothing, not even when it was made. */
export function randomId(random: Random): string {
  return random.bytes(16).toString('hex');
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
