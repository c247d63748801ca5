import { setTimeout as wait } from 'node:timers/promises';

/**
 * Polls a condition until it holds.
 *
 * @param name - of the expected state, for the error.
 * @param timeout - in milliseconds.
 * @throws Error when the condition does not hold in time, and any error of the condition.
 */
export async function waitUntil(
  name: string,
  isReached: () => Promise<boolean>,
  timeout = 30_000,
): Promise<void> {
  const end = performance.now() + timeout;
  while (!(await isReached())) {
    if (performance.now() > end) {
      throw new Error(`${name} did not come within ${timeout / 1000} s.`);
    }
    await wait(50);
  }
}
