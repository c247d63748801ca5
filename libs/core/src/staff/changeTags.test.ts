import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { changeTags } from './changeTags.ts';

test('core/staff-8: tags are added and removed, each once and in order', () => {
  expect(changeTags(['vip', 'opera'], { added: ['late', 'vip'], removed: ['opera'] })).toEqual([
    'late',
    'vip',
  ]);
  expect(changeTags(['vip'], { added: ['vip'], removed: ['vip'] })).toEqual(['vip']);
  expect(changeTags([], { added: [], removed: ['vip'] })).toEqual([]);
});

test('core/staff-8: of two changes of different tags, neither undoes the other, in either order', () => {
  const tags = fc.uniqueArray(fc.string(), { maxLength: 4 });
  fc.assert(
    fc.property(tags, tags, tags, (stored, added, removed) => {
      const one = { added, removed: [] };
      const other = { added: [], removed: removed.filter((tag) => !added.includes(tag)) };
      expect(changeTags(changeTags(stored, one), other)).toEqual(
        changeTags(changeTags(stored, other), one),
      );
    }),
  );
});
