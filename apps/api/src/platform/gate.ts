/** Lets so many pieces of work go on at once; the others wait for their turn, in order. */
export interface Gate {
  /** @throws what its bound throws; whatever the work throws. */
  pass<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** How many may wait. */
interface GateBound {
  readonly waiting: number;
  /** What is thrown at whoever would be one more. */
  readonly refusal: () => Error;
}

/** @param bound - absent: any number may wait. */
export function createGate(atOnce: number, bound?: GateBound): Gate {
  let open = atOnce;
  const waiting: (() => void)[] = [];
  return {
    async pass(work) {
      if (open > 0) open -= 1;
      else {
        if (bound !== undefined && waiting.length >= bound.waiting) throw bound.refusal();
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
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
