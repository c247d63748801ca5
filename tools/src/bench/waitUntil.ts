import { setTimeout as wait } from 'node:timers/promises';

/**
 * Asks again and again until it holds.
 *
 * @param what - what is waited for, for the failure.
 * @param within - milliseconds.
 * @throws Error when it does not hold in time; what asking throws.
 */
export const waitUntil = async (
  what: string,
  holds: () => Promise<boolean>,
  within = 30_000,
): Promise<void> => {
  const end = performance.now() + within;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`${what} did not come within ${within / 1000} s.`);
    await wait(50);
  }
};
