import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  chosenSection,
  emptySectionMessage,
  sectionCount,
  visibleSections,
} from './sectionFilter.ts';

const section = (id: string) => ({ id, name: id, description: '', products: [] });
const guide = { id: 'hosts', sections: [section('table'), section('cellar')] };
const choose = (sectionId: string | null, guideId = 'hosts') => ({ guideId, sectionId });
const ids = (sections: readonly { readonly id: string }[]) => sections.map(({ id }) => id);

test('core/gift-guides-3: the chosen section is kept, or all', () => {
  expect(ids(visibleSections(guide, null))).toEqual(['table', 'cellar']);
  expect(ids(visibleSections(guide, choose(null)))).toEqual(['table', 'cellar']);
  expect(ids(visibleSections(guide, choose('cellar')))).toEqual(['cellar']);
  expect(chosenSection(guide, choose('cellar'))?.id).toBe('cellar');
  expect(chosenSection(guide, choose(null))).toBeNull();
});

test('core/gift-guides-4: another guide shows all its sections, even one with the same id', () => {
  expect(chosenSection({ ...guide, id: 'travelers' }, choose('cellar'))).toBeNull();
  expect(ids(visibleSections({ ...guide, id: 'travelers' }, choose('cellar')))).toEqual([
    'table',
    'cellar',
  ]);
});

test('core/gift-guides-4: a section that is gone counts as All', () => {
  expect(ids(visibleSections(guide, choose('garden')))).toEqual(['table', 'cellar']);
});

test('core/gift-guides-3, core/gift-guides-4: the chosen section is visible, or every one', () => {
  const anyId = fc.constantFrom('a', 'b', 'c');
  const anyGuide = fc.record({
    id: anyId,
    sections: fc.uniqueArray(anyId).map((list) => list.map(section)),
  });
  const anyChoice = fc.option(fc.record({ guideId: anyId, sectionId: fc.option(anyId) }));
  fc.assert(
    fc.property(anyGuide, anyChoice, (shownGuide, choice) => {
      const chosen = chosenSection(shownGuide, choice);
      const isOwn = choice?.guideId === shownGuide.id;
      const isThere = isOwn && ids(shownGuide.sections).includes(choice.sectionId ?? 'none');
      expect(chosen?.id ?? null).toBe(isThere ? choice.sectionId : null);
      expect(visibleSections(shownGuide, choice)).toEqual(chosen ? [chosen] : shownGuide.sections);
    }),
  );
});

test.each([
  [0, '0 Sections'],
  [1, '1 Section'],
  [2, '2 Sections'],
])('core/gift-guides-5: %i are labeled %s', (count, label) => {
  expect(sectionCount(count)).toBe(label);
});

test('core/gift-guides-6: an empty section has its message, among all and selected', () => {
  expect(emptySectionMessage(false)).toBe('No items in this section yet.');
  expect(emptySectionMessage(true)).toBe('No items found in the selected section.');
});
