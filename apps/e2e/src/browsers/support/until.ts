/** Milliseconds. WebKit draws without a graphics card here, on a machine that may be busy. */
const timeout = 120_000;
const pause = 50;

/**
 * Tries until something holds, and fails with the last error or with what was waited for.
 * @param limit in milliseconds
 */
export async function until<Value>(
  what: string,
  attempt: () => Promise<Value | null | undefined | false>,
  limit = timeout,
): Promise<Value> {
  const deadline = Date.now() + limit;
  let cause: unknown;
  do {
    try {
      const value = await attempt();
      if (value !== null && value !== undefined && value !== false) return value;
      cause = undefined;
    } catch (error) {
      // The page may have changed between finding an element and using it.
      cause = error;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  } while (Date.now() < deadline);
  throw new Error(`Waited in vain: ${what}`, { cause });
}
