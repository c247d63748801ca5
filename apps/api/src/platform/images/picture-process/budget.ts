/**
 * Creates a weighted semaphore: tasks run concurrently as long as their amounts fit into the budget, in order of arrival.
 *
 * @param total - the whole budget. A task that asks for more gets all of it.
 */
export function createBudget(total: number) {
  let free = total;
  const waiting: { readonly amount: number; readonly start: () => void }[] = [];
  const admit = () => {
    for (let [next] = waiting; next !== undefined && next.amount <= free; [next] = waiting) {
      waiting.shift();
      free -= next.amount;
      next.start();
    }
  };
  return {
    /** Runs the task as soon as the amount is free, and releases it afterwards. */
    async spend<Result>(requested: number, task: () => Promise<Result>) {
      const amount = Math.min(requested, total);
      await new Promise<void>((start) => {
        waiting.push({ amount, start });
        admit();
      });
      try {
        return await task();
      } finally {
        free += amount;
        admit();
      }
    },
  };
}
