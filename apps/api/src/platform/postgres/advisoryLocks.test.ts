import { expect, test } from 'vitest';
import { ADVISORY_LOCKS } from './advisoryLocks.ts';

test('api/platform/postgres-16: no two locks of the server have one number', () => {
  const numbers = Object.values(ADVISORY_LOCKS);
  expect(new Set(numbers).size).toBe(numbers.length);
});
