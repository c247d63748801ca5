import { performance } from 'node:perf_hooks';
import { startClub } from '@parlour/e2e';
import type { Measure } from './measure.ts';

const secondsSince = (begin: number): number => (performance.now() - begin) / 1000;

const readyMeasure = (name: string, figure: number, limit: number): Measure => ({
  name: `Ready on ${name} database`,
  figure: `${figure.toFixed(2)} s`,
  limit: `within ${limit} s`,
  isWithinLimit: figure <= limit,
});

/** Measures the server's time from start to readiness, on an empty and on an existing database. */
export async function measureStartTimes(): Promise<readonly Measure[]> {
  const begin = performance.now();
  await using club = await startClub();
  const empty = secondsSince(begin);
  await club.stop();
  const restart = performance.now();
  await club.start();
  return [
    readyMeasure('an empty', empty, 10),
    readyMeasure('an existing', secondsSince(restart), 2.5),
  ];
}
