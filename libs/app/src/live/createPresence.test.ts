import { afterEach, expect, test, vi } from 'vitest';
import { createPresence } from './createPresence.ts';

afterEach(() => void vi.useRealTimers());

test('LU9: those who write are known until 25 seconds after their last event', () => {
  vi.useFakeTimers();
  const presence = createPresence();
  const listener = vi.fn<() => void>();
  const unsubscribe = presence.subscribe(listener);
  const hear = (staffId: string, event = 'presence') =>
    presence.receive({ event, data: JSON.stringify({ requestId: 'R1', staffId }) });
  hear('S1');
  hear('S3', 'hint');
  presence.receive({ event: 'presence', data: 'no JSON' });
  vi.advanceTimersByTime(10_000);
  hear('S2');
  const both = presence.writersOf('R1');
  hear('S2');
  expect(both).toEqual(['S1', 'S2']);
  expect(presence.writersOf('R1')).toBe(both);
  expect(presence.writersOf('R2')).toBe(presence.writersOf('R3'));
  vi.advanceTimersByTime(16_000);
  expect(presence.writersOf('R1')).toEqual(['S2']);
  vi.advanceTimersByTime(10_000);
  expect(presence.writersOf('R1')).toEqual([]);
  expect(listener).toHaveBeenCalledTimes(4);
  unsubscribe();
  hear('S1');
  expect(listener).toHaveBeenCalledTimes(4);
});
