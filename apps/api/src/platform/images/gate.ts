/** Lets so many pieces of work go on at once; the others wait for their turn, in order. */
export interface Gate {
  pass<Result>(work: () => Promise<Result>): Promise<Result>;
}

export function createGate(most: number): Gate {
  let open = most;
  const waiting: (() => void)[] = [];
  return {
    async pass(work) {
      if (open > 0) open -= 1;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        // The turn goes from hand to hand, so that none that comes meanwhile overtakes.
        if (next === undefined) open += 1;
        else next();
      }
    },
  };
}
