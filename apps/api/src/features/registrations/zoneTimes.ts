import { offsetAt } from '@parlour/core';

/** A change of a zone's offset from UTC. Offsets are in milliseconds. */
export interface Transition {
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

const DAY = 24 * 60 * 60 * 1000;
const YEAR = 366 * DAY;
// Shorter than the time between any two changes of a zone.
const STEP = 14 * DAY;

/** Finds the change between two instants with different offsets, to the second. */
function findBetween(before: number, after: number, timeZone: string): Transition {
  const [from, to] = [offsetAt(before, timeZone), offsetAt(after, timeZone)];
  let [low, high] = [Math.floor(before / 1000), Math.ceil(after / 1000)];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(middle * 1000, timeZone) === from) low = middle;
    else high = middle;
  }
  return { at: high * 1000, from, to };
}

/** Returns the last change of a zone at or before an instant, within a year. Undefined where there is none. */
export function lastTransition(instant: number, timeZone: string): Transition | undefined {
  for (let after = instant; after > instant - YEAR; after -= STEP) {
    if (offsetAt(after - STEP, timeZone) !== offsetAt(after, timeZone)) {
      return findBetween(after - STEP, after, timeZone);
    }
  }
  return undefined;
}

/** Returns the first change of a zone after an instant, within a year. Undefined where there is none. */
export function nextTransition(instant: number, timeZone: string): Transition | undefined {
  for (let before = instant; before < instant + YEAR; before += STEP) {
    if (offsetAt(before, timeZone) !== offsetAt(before + STEP, timeZone)) {
      return findBetween(before, before + STEP, timeZone);
    }
  }
  return undefined;
}

/** Whether a clock of the zone shows the time of an instant twice, since it is put back. */
export function isRepeatedHour(instant: number, timeZone: string): boolean {
  return [lastTransition(instant, timeZone), nextTransition(instant, timeZone)].some(
    (transition) =>
      transition !== undefined &&
      Math.abs(instant - transition.at) <= transition.from - transition.to,
  );
}
