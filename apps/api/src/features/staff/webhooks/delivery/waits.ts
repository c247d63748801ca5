import type { Random } from '../../../../platform/crypto/random.ts';
import { HOUR, MINUTE, SECOND } from '../../../../platform/process/clock.ts';

// Those of Standard Webhooks: ten tries in about three days.
const waits = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
] as const;

/** How often a message is tried before it is given up. */
export const TRIES = waits.length + 1;

// Of a wait: so that what failed together is not tried together.
const JITTER = 0.1;
const STEPS = 1000;

/** Returns the milliseconds until the try after this many, up to a tenth longer than planned. Null to give up (api/staff/webhooks-6). */
export function waitAfter(tries: number, random: Random): number | null {
  const wait = waits[tries - 1];
  if (wait === undefined) return null;
  return Math.round(wait * (1 + (JITTER * random.below(STEPS)) / STEPS));
}
