import { setTimeout as wait } from 'node:timers/promises';

/** What goes on in the background while something waits. */
export interface WakeLoop {
  /** Begins, unless it goes on already. */
  readonly wake: () => void;
  /** Begins nothing more, and resolves once nothing is under way. */
  readonly stop: () => Promise<void>;
}

/**
 * Creates what does one thing after the other until nothing waits.
 *
 * @param work - does what is due. Resolves with whether more waits. The signal aborts when the server stops.
 * @param interval - milliseconds between two looks.
 */
export function createWakeLoop(
  work: (signal: AbortSignal) => Promise<boolean>,
  { interval, onError }: { readonly interval: number; readonly onError: (error: unknown) => void },
): WakeLoop {
  const stopping = new AbortController();
  const { signal } = stopping;
  let running: Promise<void> | undefined;
  let isWoken = false;
  const run = async () => {
    do {
      isWoken = false;
      while (await work(signal)) {
        await wait(interval, undefined, { signal }).catch(() => undefined);
        if (signal.aborted) return;
      }
    } while (isWoken && !signal.aborted);
  };
  return {
    wake() {
      isWoken = true;
      if (signal.aborted) return;
      running ??= run()
        .catch(onError)
        .finally(() => {
          running = undefined;
        });
    },
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
