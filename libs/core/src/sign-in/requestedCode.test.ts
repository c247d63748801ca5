import { expect, test } from 'vitest';
import {
  parseRequestedCode,
  secondsUntilResend,
  serializeRequestedCode,
  timeUntilExpiry,
} from './requestedCode.ts';

const NOW = Date.parse('2030-06-15T12:00:00Z');
const MINUTE = 60_000;
const requested = { email: 'member@club.example', attempt: 'attempt-1', requestedAt: NOW };

test('core/sign-in-14: a requested code is remembered for ten minutes, also by a clock that was set back a little', () => {
  const text = serializeRequestedCode(requested);
  expect(parseRequestedCode(text, NOW)).toEqual(requested);
  expect(parseRequestedCode(text, NOW + 10 * MINUTE - 1)).toEqual(requested);
  expect(parseRequestedCode(text, NOW + 10 * MINUTE)).toBeNull();
  for (const setBack of [1, 2000, 10 * MINUTE - 1]) {
    expect(parseRequestedCode(text, NOW - setBack)).toEqual(requested);
  }
  for (const setBack of [10 * MINUTE, 30 * 24 * 60 * MINUTE]) {
    expect(parseRequestedCode(text, NOW - setBack)).toBeNull();
  }
});

test.each([
  null,
  '',
  'no JSON',
  '[]',
  '{}',
  JSON.stringify({ ...requested, email: '' }),
  JSON.stringify({ ...requested, attempt: '' }),
  JSON.stringify({ ...requested, requestedAt: 'today' }),
])('core/sign-in-14: stored text %s is no requested code', (text) => {
  expect(parseRequestedCode(text, NOW)).toBeNull();
});

test('core/sign-in-14: nothing but email, attempt and time is remembered', () => {
  const text = JSON.stringify({ ...requested, code: '123456' });
  expect(parseRequestedCode(text, NOW)).toEqual(requested);
});

test('core/sign-in-15: a code expires ten minutes after it was requested, also if the clock was set back', () => {
  expect(timeUntilExpiry(NOW, NOW)).toBe(10 * MINUTE);
  expect(timeUntilExpiry(NOW, NOW + 10 * MINUTE)).toBe(0);
  expect(timeUntilExpiry(NOW, NOW - 60 * MINUTE)).toBe(10 * MINUTE);
});

test('core/sign-in-16: the seconds until another code count down from 30 to 0', () => {
  const waits = [-5000, 0, 1, 999, 1000, 29_000, 29_999, 30_000, 90_000].map((passed) =>
    secondsUntilResend(NOW, NOW + passed),
  );
  expect(waits).toEqual([30, 30, 30, 30, 29, 1, 1, 0, 0]);
});
