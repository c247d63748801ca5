import { expect, test } from 'vitest';
import { after, DAY, HOUR, MINUTE, SECOND } from '../../platform/process/clock.ts';
import {
  type Code,
  type Counts,
  decideSending,
  decideTry,
  emptyCounts,
  isDisabled,
  newCode,
} from './policy.ts';

const start = new Date('2030-03-01T12:00:00Z');
const noTimes = { times: [], limit: 20 };

/** One browser's counts, and the code of its attempt. */
interface State {
  readonly counts: Counts;
  readonly code: Code | undefined;
}
const empty: State = { counts: emptyCounts, code: undefined };

function sent({ counts, code }: State, now: Date): State {
  const decision = decideSending(counts, noTimes, now);
  if (!decision.isAllowed) throw new Error(decision.failure.reason);
  return { counts: decision.counts, code: newCode('hash', code, now) };
}

const decide = ({ counts, code }: State, isMatch: boolean, now: Date) =>
  decideTry(counts, { code, isMatch }, noTimes, now);

function tried(state: State, now: Date, isMatch = false): State {
  const decision = decide(state, isMatch, now);
  if (!decision.isAllowed || decision.result === 'repeated') throw new Error('not counted');
  return decision;
}

const times = (count: number, change: (state: State) => State, from: State) =>
  Array.from({ length: count }).reduce<State>(change, from);

test('api/sign-in-4: guessing at one code ends it with the fifth wrong try', () => {
  const four = times(4, (state) => tried(state, start), sent(empty, start));
  expect(decide(four, true, start)).toMatchObject({ result: 'correct' });
  const five = tried(four, start);
  expect(decide(five, true, start)).toMatchObject({ result: 'wrong' });
});

test('api/sign-in-5: a resend between guesses gives no further tries', () => {
  const four = times(4, (state) => tried(state, start), sent(empty, start));
  const resent = sent(four, after(start, 30 * SECOND));
  expect(resent.code?.wrongTries).toBe(4);
  const five = tried(resent, after(start, 31 * SECOND));
  expect(decide(five, true, after(start, 32 * SECOND))).toMatchObject({ result: 'wrong' });
  expect(sent(five, after(start, MINUTE)).code?.wrongTries).toBe(0);
});

test('api/sign-in-3: a code is invalid after ten minutes', () => {
  const state = sent(empty, start);
  const before = decide(state, true, after(start, 10 * MINUTE - 1));
  const later = decide(state, true, after(start, 10 * MINUTE));
  expect([before, later]).toMatchObject([{ result: 'correct' }, { result: 'wrong' }]);
});

test('api/sign-in-3, api/sign-in-20: a used code can not be used again, and to try it counts nothing', () => {
  const used = tried(sent(empty, start), start, true);
  expect(decide(used, true, start)).toEqual({ isAllowed: true, result: 'repeated' });
  expect(decide(used, false, start)).toMatchObject({ result: 'wrong' });
  expect(decide(used, true, after(start, 10 * MINUTE))).toMatchObject({ result: 'wrong' });
});

test('api/sign-in-6: guessing across codes is paused for the rest of the hour after ten failures', () => {
  const ten = times(10, (state) => tried(state, start), empty);
  expect(decide(ten, true, after(start, MINUTE))).toEqual({
    isAllowed: false,
    failure: { reason: 'paused', wait: 59 * 60 },
  });
  expect(decideSending(ten.counts, noTimes, after(start, MINUTE))).toMatchObject({
    failure: { reason: 'paused' },
  });
  expect(decide(ten, false, after(start, HOUR))).toMatchObject({ isAllowed: true });
});

test('api/sign-in-7: guessing for days is stopped for good after a hundred failures in a row', () => {
  let [state, now] = [empty, start];
  for (let count = 0; count < 100; count += 1) {
    expect(isDisabled(state.counts)).toBe(false);
    state = tried(state, now);
    now = after(now, HOUR);
  }
  expect(isDisabled(state.counts)).toBe(true);
  // It shows to nobody, since a stranger's email is not remembered for days.
  expect(decideSending(state.counts, noTimes, after(now, 30 * DAY)).isAllowed).toBe(true);
});

test('api/sign-in-6, api/sign-in-7: a correct code clears the failures', () => {
  const nine = times(9, (state) => tried(state, start), empty);
  const { counts } = tried(sent(nine, start), start, true);
  expect(counts).toMatchObject({ failedAt: [], failuresInARow: 0 });
});

test('api/sign-in-8: a mailbox gets at most one code in thirty seconds and five in an hour', () => {
  let state = sent(empty, start);
  expect(decideSending(state.counts, noTimes, after(start, 29 * SECOND))).toEqual({
    isAllowed: false,
    failure: { reason: 'too soon', wait: 1 },
  });
  for (let count = 1; count < 5; count += 1) state = sent(state, after(start, count * MINUTE));
  expect(decideSending(state.counts, noTimes, after(start, 10 * MINUTE))).toEqual({
    isAllowed: false,
    failure: { reason: 'too many codes', wait: 50 * 60 },
  });
  expect(decideSending(state.counts, noTimes, after(start, HOUR)).isAllowed).toBe(true);
});

test('api/sign-in-11: one client with many emails gets only so many codes and wrong tries in an hour', () => {
  const twenty = Array.from({ length: 20 }, (_, index) => after(start, index * SECOND));
  const now = after(start, MINUTE);
  const limits = [twenty, twenty.slice(1)].map((found) => ({ times: found, limit: 20 }));
  expect(limits.map((limit) => decideSending(emptyCounts, limit, now))).toMatchObject([
    { failure: { reason: 'too many codes' } },
    { isAllowed: true },
  ]);
  const attempt = { code: undefined, isMatch: false };
  expect(limits.map((limit) => decideTry(emptyCounts, attempt, limit, now))).toMatchObject([
    { failure: { reason: 'paused' } },
    { isAllowed: true },
  ]);
});

test('api/sign-in-6, api/sign-in-8, api/sign-in-11: a clock that is set back makes no wait longer than its rule', () => {
  const before = after(start, -DAY);
  const asked = sent(empty, start);
  expect(decideSending(asked.counts, noTimes, before).isAllowed).toBe(true);
  const future = Array.from({ length: 20 }, () => start);
  const further = { times: future, limit: 20 };
  expect(decideSending(emptyCounts, further, before).isAllowed).toBe(true);
  const paused = times(10, (state) => tried(state, start), empty);
  expect(decide(paused, false, before).isAllowed).toBe(true);
  const again = sent({ ...asked, counts: { ...asked.counts, codesSentAt: future } }, before);
  expect(again.counts.codesSentAt).toEqual([before]);
  expect(decideSending(again.counts, noTimes, before)).toMatchObject({
    isAllowed: false,
    failure: { reason: 'too soon', wait: 30 },
  });
});

test('api/sign-in-6, api/sign-in-8, api/sign-in-11: tries of servers whose clocks differ all count, in whichever order they come', () => {
  const now = after(start, MINUTE);
  const isPaused = { isAllowed: false, failure: { reason: 'paused' } };
  // The first is a minute ahead of the last, and they come newest first.
  const ahead = Array.from({ length: 10 }, (_, index) => after(now, MINUTE - index * 6 * SECOND));
  const ten = ahead.reduce((state, at) => tried(state, at), empty);
  expect(ten.counts.failedAt).toEqual(ahead.toReversed());
  expect(decide(ten, true, now)).toMatchObject(isPaused);
  const further = { times: ahead.toReversed(), limit: 10 };
  expect(decideTry(emptyCounts, { code: undefined, isMatch: true }, further, now)).toMatchObject(
    isPaused,
  );
  const asked = sent(empty, after(now, MINUTE));
  expect(decideSending(asked.counts, noTimes, now)).toMatchObject({
    failure: { reason: 'too soon', wait: 90 },
  });
});
