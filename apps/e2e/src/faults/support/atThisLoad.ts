import { availableParallelism, loadavg } from 'node:os';

/** Returns how long something may take now that takes `milliseconds` at most where each of its processes has a processor. */
export function atThisLoad(milliseconds: number): number {
  const [lastMinute = 0] = loadavg();
  return milliseconds * Math.max(1, lastMinute / availableParallelism());
}
