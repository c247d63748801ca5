import { expect, test, vi } from 'vitest';
import { createPresence } from './createPresence.ts';
import { hearPresence, itemSubject } from './hearPresence.ts';

test('app/live-9: a person who ended is forgotten at once, and begins anew', () => {
  vi.useFakeTimers();
  const presence = createPresence();
  const listener = vi.fn<() => void>();
  presence.subscribe(listener);
  const writing = { subject: 'R1', staffId: 'S1' };
  presence.add(writing);
  vi.advanceTimersByTime(20_000);
  presence.end(writing);
  const ended = JSON.stringify({ requestId: 'R1', staffId: 'S1', state: 'ended' });
  hearPresence(
    { writers: presence, editors: createPresence() },
    { event: 'presence', data: ended },
  );
  expect([...presence.staff()]).toEqual([]);
  expect(listener).toHaveBeenCalledTimes(2);
  presence.add(writing);
  vi.advanceTimersByTime(20_000);
  expect([...presence.staff()]).toEqual([['R1', ['S1']]]);
  hearPresence(
    { writers: presence, editors: createPresence() },
    { event: 'presence', data: ended },
  );
  expect([...presence.staff()]).toEqual([]);
});

test('app/live-9: those who write are known until 25 seconds after their last event', () => {
  vi.useFakeTimers();
  const presence = createPresence();
  const listener = vi.fn<() => void>();
  const unsubscribe = presence.subscribe(listener);
  const hear = (staffId: string, event = 'presence') =>
    hearPresence(
      { writers: presence, editors: createPresence() },
      { event, data: JSON.stringify({ requestId: 'R1', staffId }) },
    );
  hear('S1');
  hear('S3', 'hint');
  hearPresence(
    { writers: presence, editors: createPresence() },
    { event: 'presence', data: 'no JSON' },
  );
  vi.advanceTimersByTime(10_000);
  hear('S2');
  const both = presence.staff();
  hear('S2');
  expect([...both]).toEqual([['R1', ['S1', 'S2']]]);
  expect(presence.staff()).toBe(both);
  vi.advanceTimersByTime(16_000);
  expect([...presence.staff()]).toEqual([['R1', ['S2']]]);
  vi.advanceTimersByTime(10_000);
  expect([...presence.staff()]).toEqual([]);
  expect(listener).toHaveBeenCalledTimes(4);
  unsubscribe();
  hear('S1');
  expect(listener).toHaveBeenCalledTimes(4);
});

test('app/live-9: an open item is known apart from those of other kinds, until it is closed', () => {
  const stores = { writers: createPresence(), editors: createPresence() };
  const hear = (state: string, kind = 'event') => {
    const data = JSON.stringify({ kind, itemId: 'I1', staffId: 'S1', state });
    hearPresence(stores, { event: 'editing', data });
  };
  hear('open');
  hear('open', 'vendor');
  hear('open', 'no kind');
  const subjects = () => [...stores.editors.staff().keys()];
  expect(subjects()).toEqual(['event I1', 'vendor I1']);
  hear('closed', 'vendor');
  expect(subjects()).toEqual([itemSubject({ kind: 'event', itemId: 'I1' })]);
  expect([...stores.writers.staff()]).toEqual([]);
});
