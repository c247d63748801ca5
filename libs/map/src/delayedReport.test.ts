import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDelayedReport } from './delayedReport.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const error = new Error('No such tile.');

test('map-17: a failure is reported once, a moment later', () => {
  const report = vi.fn();
  createDelayedReport(report).add(error);
  expect(report).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(report.mock.calls).toEqual([[error]]);
});

test('map-17: what leaving the page cut off is no failure, and a page that is shown again reports as before', () => {
  const report = vi.fn();
  const { add } = createDelayedReport(report);
  add(error);
  window.dispatchEvent(new Event('pagehide'));
  vi.runAllTimers();
  expect(report).not.toHaveBeenCalled();
  add(error);
  vi.runAllTimers();
  expect(report).toHaveBeenCalledOnce();
});

test('map-17: a map that is gone reports nothing', () => {
  const report = vi.fn();
  const { add, dispose } = createDelayedReport(report);
  add(error);
  dispose();
  add(error);
  vi.runAllTimers();
  expect(report).not.toHaveBeenCalled();
});
