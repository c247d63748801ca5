/** An event of a Chromium trace, as far as it is needed here. Times are microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** How long the processor worked on it. Absent where Chromium does not tell. */
  readonly tdur?: number;
}

const slowdown = 4;
const longTask = 50;

const firstPaintOf = (events: readonly TraceEvent[]): TraceEvent => {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (paint === undefined) throw new Error('The trace has no first contentful paint.');
  return paint;
};

/** Returns the tasks of the page's main thread, which has its first contentful paint. */
const mainThreadTasks = (events: readonly TraceEvent[]): readonly TraceEvent[] => {
  const paint = firstPaintOf(events);
  const tasks = events.filter(
    ({ name, pid, tid }) => name.endsWith('RunTask') && pid === paint.pid && tid === paint.tid,
  );
  if (!tasks.some(({ tdur }) => tdur !== undefined)) {
    throw new Error("The trace has no task with the processor's time.");
  }
  return tasks;
};

/**
 * Returns the processor's time of the page's main thread in milliseconds, at full speed. A busy machine does not change it,
 * so it tells a slow page from a slow machine.
 */
export function processorTimeOf(events: readonly TraceEvent[]): number {
  return mainThreadTasks(events).reduce((total, { tdur = 0 }) => total + tdur / 1000, 0);
}

/**
 * Returns the total blocking time of a page in milliseconds, counted by the processor's time instead of the clock. It takes
 * the tasks after the first contentful paint, at a quarter of their speed as Lighthouse does. By the clock a task also counts
 * all other work of the machine meanwhile: server, database, the recording itself.
 */
export function processorBlockingOf(events: readonly TraceEvent[]): number {
  const { ts: paintedAt } = firstPaintOf(events);
  return mainThreadTasks(events)
    .filter(({ ts }) => ts > paintedAt)
    .map(({ tdur = 0 }) => Math.max(0, (tdur / 1000) * slowdown - longTask))
    .reduce((total, blocked) => total + blocked, 0);
}
