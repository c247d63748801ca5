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

/**
 * Returns the total blocking time of a page in milliseconds, counted by the processor's time instead of the clock. It takes
 * the tasks after the first contentful paint, at a quarter of their speed as Lighthouse does. By the clock a task also counts
 * all other work of the machine meanwhile: server, database, the recording itself.
 */
export function processorBlockingOf(events: readonly TraceEvent[]): number {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (paint === undefined) throw new Error('The trace has no first contentful paint.');
  const tasks = events.filter(
    ({ name, pid, tid, ts }) =>
      name.endsWith('RunTask') && pid === paint.pid && tid === paint.tid && ts > paint.ts,
  );
  if (!tasks.some(({ tdur }) => tdur !== undefined)) {
    throw new Error("The trace has no task with the processor's time.");
  }
  return tasks
    .map(({ tdur = 0 }) => Math.max(0, (tdur / 1000) * slowdown - longTask))
    .reduce((total, blocked) => total + blocked, 0);
}
