import type { Findings } from '../fault.ts';
import type { Random } from './random.ts';
import type { Tokens } from './session.ts';
import { type AcceptedWrite, newWrite, type SendCall, submit, type WriteKind } from './writes.ts';

/** Options of {@link writeMany}. */
export interface Load {
  readonly kinds: readonly [WriteKind, ...WriteKind[]];
  readonly count: number;
  readonly members: readonly [Tokens, ...Tokens[]];
  /** Returns the server's URL for each try. */
  readonly urlOf: () => string;
  /** Sends each try: the global `fetch` by default. */
  readonly send?: SendCall;
  readonly random: Random;
  readonly findings: Findings;
}

const CONCURRENCY = 6;

/** Submits many writes, a few at once, each until it is accepted. Their order of kinds is fixed: every one in turn. */
export async function writeMany(load: Load): Promise<readonly AcceptedWrite[]> {
  const { kinds, count, members, random, urlOf, findings, send } = load;
  const writes = Array.from({ length: count }, (_, index) => ({
    write: newWrite(kinds[index % kinds.length] ?? kinds[0], `fault-${random.text(12)}`),
    tokens: members[Math.floor(index / kinds.length) % members.length] ?? members[0],
  }));
  const accepted: AcceptedWrite[] = [];
  const work = async () => {
    for (let next = writes.shift(); next !== undefined; next = writes.shift()) {
      const done = await submit(next.write, next.tokens, urlOf, findings, send);
      if (done !== undefined) accepted.push(done);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return accepted;
}
