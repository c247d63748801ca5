import { expect, test } from 'vitest';
import { processorBlockingOf, processorTimeOf, type TraceEvent } from './processorTime.ts';

const page = { pid: 1, tid: 1 };
const paint: TraceEvent = { ...page, name: 'firstContentfulPaint', ts: 1000 };
const task = (ts: number, milliseconds: number, thread = page): TraceEvent => ({
  ...thread,
  name: 'ThreadControllerImpl::RunTask',
  ts,
  tdur: milliseconds * 1000,
});

test('tasks block for what they take of a slow processor beyond 50 ms', () => {
  expect(processorBlockingOf([paint, task(2000, 20), task(30_000, 12), task(50_000, 15)])).toBe(40);
});

test('tasks before the first contentful paint, of other threads and of unknown time do not count', () => {
  const other = { pid: 1, tid: 2 };
  const { tdur, ...unknown } = task(3000, 30);
  expect(tdur).toBe(30_000);
  const short = task(5000, 10);
  expect(processorBlockingOf([task(0, 30), paint, task(2000, 30, other), unknown, short])).toBe(0);
});

test('a trace that can not tell is refused', () => {
  expect(() => processorBlockingOf([task(2000, 30)])).toThrow('no first contentful paint');
  expect(() => processorBlockingOf([paint])).toThrow("no task with the processor's");
});

test("the main thread's time counts all of its tasks, at full speed, and no other thread's", () => {
  const other = task(2000, 30, { pid: 1, tid: 2 });
  expect(processorTimeOf([task(0, 30), paint, other, task(5000, 10)])).toBe(40);
});
