import { PerformanceObserver } from 'node:perf_hooks';
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';

const LIMIT = 16 * 2 ** 20;

/**
 * Lets the young heap grow up to 16 MB, beyond which it saves no time. By default it grows up to 128 MB, a limit that
 * only an argument of Node could change.
 */
export function limitYoungHeap(): void {
  new PerformanceObserver(() => {
    const spaces = getHeapSpaceStatistics();
    const size = spaces.find(({ space_name: name }) => name === 'new_space')?.space_size ?? 0;
    setFlagsFromString(`--semi-space-growth-factor=${size < LIMIT ? 2 : 1}`);
  }).observe({ type: 'gc' });
}
