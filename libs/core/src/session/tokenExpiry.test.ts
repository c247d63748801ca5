import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTokenExpiry } from './tokenExpiry.ts';

// Payloads in base64url.
const SAMPLES = [
  // {"sub":"m1","exp":1900000000}
  ['eyJzdWIiOiJtMSIsImV4cCI6MTkwMDAwMDAwMH0', 1_900_000_000_000],
  // {"name":"Zoë ✓ ☃","exp":1}
  ['eyJuYW1lIjoiWm_DqyDinJMg4piDIiwiZXhwIjoxfQ', 1000],
] as const;

test.each(SAMPLES)(
  'core/session-3: the expiry of %s is read in milliseconds',
  (payload, expiry) => {
    expect(readTokenExpiry(`eyJhbGciOiJIUzI1NiJ9.${payload}.c2lnbmF0dXJl`)).toBe(expiry);
  },
);

test.each([
  '',
  'not a token',
  'a..c',
  'a.%%%.c',
  // {"sub":"m1"}
  'a.eyJzdWIiOiJtMSJ9.c',
  // {"exp":"soon"}
  'a.eyJleHAiOiJzb29uIn0.c',
  // null
  'a.bnVsbA.c',
])('core/session-3: %j has no expiry', (token) => {
  expect(readTokenExpiry(token)).toBeNull();
});

test('core/session-3: no text makes it throw', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary-ascii' }), fc.base64String()), (payload) => {
      expect(readTokenExpiry(`a.${payload}.c`)).toSatisfy(
        (expiry) => expiry === null || typeof expiry === 'number',
      );
    }),
  );
});
