import { PerformanceObserver } from 'node:perf_hooks';
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';

/** The bytes that the young heap may have. More of them save no time. */
const YOUNG_HEAP_LIMIT = 16 * 2 ** 20;

/** Returns how many bytes the young heap has. */
function youngHeapSize(): number {
  const spaces = getHeapSpaceStatistics();
  return spaces.find(({ space_name: name }) => name === 'new_space')?.space_size ?? 0;
}

/**
 * Lets the young heap grow up to {@link YOUNG_HEAP_LIMIT} from now on. By default it doubles up to 128 MB, a limit that only an
 * argument of Node could change, and the faster a start is, the more of it that takes.
 *
 * @param collect - collects all garbage, so that what has grown beyond the limit is given back.
 */
export function limitYoungHeap(collect: () => void): void {
  const limitGrowth = () => {
    const factor = youngHeapSize() * 2 <= YOUNG_HEAP_LIMIT ? 2 : 1;
    setFlagsFromString(`--semi-space-growth-factor=${factor}`);
  };
  limitGrowth();
  if (youngHeapSize() > 2 * YOUNG_HEAP_LIMIT) collect();
  new PerformanceObserver(limitGrowth).observe({ type: 'gc' });
}
