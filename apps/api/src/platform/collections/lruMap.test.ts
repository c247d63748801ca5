import { expect, test } from 'vitest';
import { lruSet } from './lruMap.ts';

test('the oldest makes room, and what is put in again is the newest', () => {
  const map = new Map<string, number>();
  for (const key of ['a', 'b', 'c', 'a', 'd']) lruSet(map, key, key.charCodeAt(0), 3);
  expect([...map.keys()]).toEqual(['c', 'a', 'd']);
  expect(map.get('a')).toBe('a'.charCodeAt(0));
});
