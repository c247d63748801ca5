/**
 * Starts calls that run side by side, each in a task of its own: the first ones of a visit take a phone a while to set up.
 *
 * @returns when all have settled
 */
export async function startInTurn(calls: readonly (() => Promise<unknown>)[]): Promise<void> {
  const started: Promise<unknown>[] = [];
  for (const call of calls) {
    // Their page shows what failed.
    started.push(call().catch(() => undefined));
    await nextTask();
  }
  await Promise.all(started);
}

/** Resolves in a task of its own, so that the browser can respond to its user before what follows. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
