/** Limits how many tasks of one key run at once. */
export interface PerKeyLimit {
  /** @throws the limit's error when the key has reached its limit, and any error of the task. */
  run<Result>(key: string, task: () => Promise<Result>): Promise<Result>;
}

/** @param limit - the most concurrent tasks of one key. */
export function createPerKeyLimit(limit: number, limitError: () => Error): PerKeyLimit {
  const runningByKey = new Map<string, number>();
  return {
    async run(key, task) {
      const running = runningByKey.get(key) ?? 0;
      if (running >= limit) throw limitError();
      runningByKey.set(key, running + 1);
      try {
        return await task();
      } finally {
        const remaining = (runningByKey.get(key) ?? 1) - 1;
        if (remaining === 0) runningByKey.delete(key);
        else runningByKey.set(key, remaining);
      }
    },
  };
}
