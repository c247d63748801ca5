import { setTimeout as wait } from 'node:timers/promises';
import { parseJson, recordOf } from '@parlour/core';
import type { Club } from '@parlour/e2e';

const LOG_TRIES = 50;
/** Milliseconds. */
const LOG_PAUSE = 20;

const millisecondsOf = (line: string): readonly number[] => {
  const { msg, milliseconds } = recordOf(parseJson(line)) ?? {};
  return msg === 'call' && typeof milliseconds === 'number' ? [milliseconds] : [];
};

/**
 * Calls `work` some times, one call after another. Returns the milliseconds that each took at the server, from its log.
 *
 * @param club - a club that logs at the level `debug`, and that nothing else calls meanwhile.
 * @param work - makes one call.
 */
export async function timeAtServer(
  club: Pick<Club, 'output'>,
  calls: number,
  work: (call: number) => Promise<unknown>,
): Promise<readonly number[]> {
  // The server writes the line of a call after its response: first that of the call before, in the end the last one.
  await wait(LOG_PAUSE);
  const begin = club.output().length;
  for (let call = 1; call <= calls; call += 1) await work(call);
  for (let tries = 0; tries < LOG_TRIES; tries += 1) {
    const times = club.output().slice(begin).split('\n').flatMap(millisecondsOf);
    if (times.length === calls) return times;
    await wait(LOG_PAUSE);
  }
  throw new Error(`The server did not log ${calls} calls.`);
}
