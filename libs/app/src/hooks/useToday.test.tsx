import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useNow } from './useNow.ts';
import { useToday } from './useToday.ts';

beforeEach(() => void vi.useFakeTimers());

test('today changes at midnight, in the zone of the viewer', () => {
  vi.setSystemTime(new Date(2030, 2, 8, 23, 59, 59));
  const { result } = renderHook(() => useToday());
  expect(result.current).toBe('2030-03-08');
  act(() => void vi.advanceTimersByTime(999));
  expect(result.current).toBe('2030-03-08');
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current).toBe('2030-03-09');
  act(() => void vi.advanceTimersByTime(24 * 60 * 60 * 1000));
  expect(result.current).toBe('2030-03-10');
});

test('a page is rendered again only when its day changes', () => {
  vi.setSystemTime(new Date(2030, 2, 8, 12));
  let renders = 0;
  renderHook(() => {
    renders += 1;
    return useToday();
  });
  const atFirst = renders;
  act(() => void vi.advanceTimersByTime(3 * 60 * 60 * 1000));
  expect(renders).toBe(atFirst);
});

test('after a device has slept, today and now are those of the return', () => {
  vi.setSystemTime(new Date(2030, 2, 8, 12));
  const { result } = renderHook(() => [useToday(), useNow().getHours()]);
  vi.setSystemTime(new Date(2030, 2, 9, 15));
  expect(result.current).toEqual(['2030-03-08', 12]);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current).toEqual(['2030-03-09', 15]);
});

test('now is never more than a minute old', () => {
  const start = new Date(2030, 2, 8, 12);
  vi.setSystemTime(start);
  const { result } = renderHook(() => useNow());
  act(() => void vi.advanceTimersByTime(59_999));
  expect(result.current).toEqual(start);
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current.getTime() - start.getTime()).toBe(60_000);
});

test.each([
  ['forth', new Date(2030, 2, 12, 9), '2030-03-12'],
  ['back', new Date(2030, 1, 2, 9), '2030-02-02'],
])('a clock that is set %s is followed within a minute, without a storm', (_, set, day) => {
  vi.setSystemTime(new Date(2030, 2, 8, 12));
  let renders = 0;
  const { result } = renderHook(() => {
    renders += 1;
    return useToday();
  });
  vi.setSystemTime(set);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(result.current).toBe(day);
  expect(renders).toBeLessThan(6);
});
