import type { Random } from './support/random.ts';

/** What the rounds of a fault came to. */
export interface FaultResult {
  /** How many writes, calls or searches were tried. */
  readonly tried: number;
  /** Accepted things that are gone. */
  readonly lost: readonly string[];
  /** Things that exist twice. */
  readonly doubled: readonly string[];
  /** Anything else that must not be: a 5xx response, a secret, a server that does not start or stop. */
  readonly found: readonly string[];
}

/** What a fault gets to work with. */
export interface FaultContext {
  readonly rounds: number;
  /** Chooses times and values. The same seed gives the same choices. */
  readonly random: Random;
}

/** One kind of fault, which is done to real servers in processes of their own. */
export interface Fault {
  readonly name: string;
  readonly run: (context: FaultContext) => Promise<FaultResult>;
}

/** Collects the results of the parts of a fault. */
export class Findings implements FaultResult {
  tried = 0;
  readonly lost: string[] = [];
  readonly doubled: string[] = [];
  readonly found: string[] = [];

  /** Records a thing that exists `count` times and must exist once. */
  expectOnce(thing: string, count: number): void {
    if (count === 0) this.lost.push(thing);
    if (count > 1) this.doubled.push(`${thing}: ${count} times`);
  }

  /** Adds to the found things unless the condition holds. */
  expect(condition: boolean, otherwise: string): void {
    if (!condition) this.found.push(otherwise);
  }
}

/** Whether nothing was lost, doubled or found. */
export function isClean({ lost, doubled, found }: FaultResult): boolean {
  return lost.length + doubled.length + found.length === 0;
}
