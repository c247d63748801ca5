/** Limits how many tasks run at once. The others wait in order of arrival. */
export interface Semaphore {
  /** @throws the bound's error when too many tasks wait, and any error of the task. */
  run<Result>(task: () => Promise<Result>): Promise<Result>;
}

/** The limit of waiting tasks. */
interface SemaphoreBound {
  readonly maxWaiting: number;
  /** Makes the error for a task beyond the limit. */
  readonly limitError: () => Error;
}

/** @param bound - without it, any number of tasks may wait. */
export function createSemaphore(limit: number, bound?: SemaphoreBound): Semaphore {
  let freeSlots = limit;
  const waiting: (() => void)[] = [];
  return {
    async run(task) {
      if (freeSlots > 0) freeSlots -= 1;
      else {
        if (bound !== undefined && waiting.length >= bound.maxWaiting) throw bound.limitError();
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
      try {
        return await task();
      } finally {
        const next = waiting.shift();
        // The slot passes directly to the next task, so a task that arrives meanwhile cannot overtake it.
        if (next === undefined) freeSlots += 1;
        else next();
      }
    },
  };
}
