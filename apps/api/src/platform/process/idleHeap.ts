import { subscribe } from 'node:diagnostics_channel';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { SECOND } from './clock.ts';

const INTERVAL = 20 * SECOND;
/** The share of a processor that an idle server uses at most: its queues look for jobs. */
const IDLE_SHARE = 0.1;
/** The calls in an interval that an idle server serves at most: a load balancer asks whether it is ready. */
const IDLE_CALLS = 20;

/** What a server did in an interval. */
interface Activity {
  /** Its share of a processor. */
  readonly share: number;
  /** How many calls it served. */
  readonly calls: number;
}

/**
 * Returns the function that takes what a server did at regular intervals, and collects its garbage at the first idle one
 * after a load. Calls are a load even where they are cheap, since they would wait for the collection.
 */
export function afterLoad(collect: () => void): (activity: Activity) => void {
  // The start is a load too.
  let hadLoad = true;
  return ({ share, calls }) => {
    const hasLoad = share >= IDLE_SHARE || calls > IDLE_CALLS;
    if (hadLoad && !hasLoad) collect();
    hadLoad = hasLoad;
  };
}

/** How V8 collects. By default it would leave half-empty pages as they are, and so return little. */
const COLLECTION = { type: 'major', execution: 'sync', flavor: 'last-resort' } as const;

/** Returns the function that collects all garbage. Node provides it only under a flag. */
export function findCollect(): () => void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  return typeof collect === 'function'
    ? () => void Reflect.apply(collect, undefined, [COLLECTION])
    : () => undefined;
}

/**
 * Collects the garbage of a load once the server is idle, and so returns its memory to the system. By default V8 collects
 * only when more is allocated, and would keep the memory until the next load.
 */
export function collectWhenIdle(collect: () => void): void {
  const takeActivity = afterLoad(collect);
  let last = process.cpuUsage();
  let calls = 0;
  subscribe('http.server.request.start', () => {
    calls += 1;
  });
  setInterval(() => {
    // In microseconds. Unlike the delays of the event loop, they do not grow on a busy machine.
    const { user, system } = process.cpuUsage(last);
    last = process.cpuUsage();
    takeActivity({ share: (user + system) / 1000 / INTERVAL, calls });
    calls = 0;
  }, INTERVAL).unref();
}
