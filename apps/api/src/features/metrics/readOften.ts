import { type Clock, isWithin } from '../../platform/process/clock.ts';

/**
 * Makes a reader that may be called often: what it read is given again for some milliseconds, and calls meanwhile share
 * one reading. A failed one is not kept.
 */
export function createReadOften<Value>(
  read: () => Promise<Value>,
  clock: Clock,
  milliseconds: number,
): () => Promise<Value> {
  let last: { readonly at: Date; readonly value: Promise<Value> } | undefined;
  return () => {
    const now = clock.now();
    if (last !== undefined && isWithin(milliseconds, last.at, now)) return last.value;
    const value = read();
    const reading = { at: now, value };
    last = reading;
    value.catch(() => {
      if (last === reading) last = undefined;
    });
    return value;
  };
}
