/** Lets nobody have more than a share of what goes on at once. */
export interface Shares {
  /** @throws the refusal, when `who` has its share already; whatever the work throws. */
  pass<Result>(who: string, work: () => Promise<Result>): Promise<Result>;
}

/** @param most - pieces of work that one may have under way. */
export function createShares(most: number, refusal: () => Error): Shares {
  const underWay = new Map<string, number>();
  return {
    async pass(who, work) {
      const before = underWay.get(who) ?? 0;
      if (before >= most) throw refusal();
      underWay.set(who, before + 1);
      try {
        return await work();
      } finally {
        const left = (underWay.get(who) ?? 1) - 1;
        if (left === 0) underWay.delete(who);
        else underWay.set(who, left);
      }
    },
  };
}
