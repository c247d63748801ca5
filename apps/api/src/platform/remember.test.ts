import { expect, test } from 'vitest';
import { remember } from './remember.ts';

test('the oldest makes room, and what is put in again is the newest', () => {
  const known = new Map<string, number>();
  for (const name of ['a', 'b', 'c', 'a', 'd']) remember(known, name, name.charCodeAt(0), 3);
  expect([...known.keys()]).toEqual(['c', 'a', 'd']);
  expect(known.get('a')).toBe('a'.charCodeAt(0));
});
