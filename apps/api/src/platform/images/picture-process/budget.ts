/** Lets pieces of work go on side by side as long as what they need fits into the budget together, in order. */
export interface Budget {
  /** Does the work as soon as the amount is free, and gives it back afterwards. */
  spend<Result>(amount: number, work: () => Promise<Result>): Promise<Result>;
}

/** @param total - what there is to spend; more than that in one piece of work is taken as all of it. */
export function createBudget(total: number): Budget {
  let left = total;
  const waiting: { readonly amount: number; readonly go: () => void }[] = [];
  const admit = () => {
    for (let [next] = waiting; next !== undefined && next.amount <= left; [next] = waiting) {
      waiting.shift();
      left -= next.amount;
      next.go();
    }
  };
  return {
    async spend(wanted, work) {
      const amount = Math.min(wanted, total);
      await new Promise<void>((go) => {
        waiting.push({ amount, go });
        admit();
      });
      try {
        return await work();
      } finally {
        left += amount;
        admit();
      }
    },
  };
}
