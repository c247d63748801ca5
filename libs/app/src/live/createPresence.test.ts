import { afterEach, expect, test, vi } from 'vitest';
import { createPresence } from './createPresence.ts';
import { hearPresence } from './hearPresence.ts';

afterEach(() => void vi.useRealTimers());

test('LU9: a person who ended is forgotten at once, and begins anew', () => {
  vi.useFakeTimers();
  const presence = createPresence();
  const listener = vi.fn<() => void>();
  presence.subscribe(listener);
  const writing = { requestId: 'R1', staffId: 'S1' };
  presence.add(writing);
  vi.advanceTimersByTime(20_000);
  presence.end(writing);
  const ended = JSON.stringify({ ...writing, state: 'ended' });
  hearPresence(presence, { event: 'presence', data: ended });
  expect([...presence.writers()]).toEqual([]);
  expect(listener).toHaveBeenCalledTimes(2);
  presence.add(writing);
  vi.advanceTimersByTime(20_000);
  expect([...presence.writers()]).toEqual([['R1', ['S1']]]);
  hearPresence(presence, { event: 'presence', data: ended });
  expect([...presence.writers()]).toEqual([]);
});

test('LU9: those who write are known until 25 seconds after their last event', () => {
  vi.useFakeTimers();
  const presence = createPresence();
  const listener = vi.fn<() => void>();
  const unsubscribe = presence.subscribe(listener);
  const hear = (staffId: string, event = 'presence') =>
    hearPresence(presence, { event, data: JSON.stringify({ requestId: 'R1', staffId }) });
  hear('S1');
  hear('S3', 'hint');
  hearPresence(presence, { event: 'presence', data: 'no JSON' });
  vi.advanceTimersByTime(10_000);
  hear('S2');
  const both = presence.writers();
  hear('S2');
  expect([...both]).toEqual([['R1', ['S1', 'S2']]]);
  expect(presence.writers()).toBe(both);
  vi.advanceTimersByTime(16_000);
  expect([...presence.writers()]).toEqual([['R1', ['S2']]]);
  vi.advanceTimersByTime(10_000);
  expect([...presence.writers()]).toEqual([]);
  expect(listener).toHaveBeenCalledTimes(4);
  unsubscribe();
  hear('S1');
  expect(listener).toHaveBeenCalledTimes(4);
});
