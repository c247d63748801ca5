import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { connection, paris } from './fixtures/guide.ts';
import { guideCategoryOf } from './guideCategories.ts';
import {
  parseExpanded,
  sectionHeading,
  sectionToggle,
  visibleConnections,
  vendorSections,
  type VendorSection,
} from './sections.ts';

const sectionOf = (count: number): VendorSection => ({
  category: 'Dining',
  connections: Array.from({ length: count }, (_, index) => connection(`${index}`)),
});

test('core/destinations-2: sections are in their order, vendors in their own', () => {
  const sections = vendorSections([
    connection('museum', { type: 'Museum' }),
    connection('inn', { type: 'hotel' }),
    connection('bistro', { type: 'Restaurants' }),
    connection('tour', { type: 'Tour Operator' }),
    connection('bar', { type: 'RESTAURANTS' }),
  ]);
  expect(
    sections.map(({ category, connections }) => [category, connections.map((c) => c.vendor.id)]),
  ).toEqual([
    ['Dining', ['bistro', 'bar']],
    ['Hotels', ['inn']],
    ['Activities', ['museum', 'tour']],
  ]);
});

test('core/destinations-2: a category without vendors has no section', () => {
  expect(vendorSections([])).toEqual([]);
  const [only, ...others] = vendorSections([connection('shop', { type: 'Store' })]);
  expect(only?.category).toBe('Activities');
  expect(others).toEqual([]);
});

const anyType = fc.oneof(fc.constantFrom('Restaurants', 'hotels', 'Museum'), fc.string());

test('core/destinations-1, core/destinations-2: whatever the types, each vendor is in the one section of its type', () => {
  fc.assert(
    fc.property(fc.array(anyType), (types) => {
      const connections = types.map((type, index) => connection(`${index}`, { type }));
      const sections = vendorSections(connections);
      expect(sections.flatMap((section) => section.connections)).toHaveLength(types.length);
      for (const { category, connections: own } of sections) {
        expect(own.length).toBeGreaterThan(0);
        expect(own).toEqual(
          connections.filter(({ vendor }) => guideCategoryOf(vendor.type) === category),
        );
      }
    }),
  );
});

test('core/destinations-3: the heading is in uppercase', () => {
  expect(sectionHeading(paris, 'Dining')).toBe('PARIS DINING');
  expect(sectionHeading({ name: 'St. Moritz' }, 'Activities')).toBe('ST. MORITZ ACTIVITIES');
});

test('core/destinations-4, core/destinations-5: a section is collapsed to four vendors exactly where it has a button', () => {
  fc.assert(
    fc.property(fc.nat({ max: 30 }), (count) => {
      const section = sectionOf(count);
      const collapsed = visibleConnections(section, false);
      expect(collapsed).toEqual(section.connections.slice(0, 4));
      expect(visibleConnections(section, true)).toEqual(section.connections);
      expect(sectionToggle(section, false) !== null).toBe(collapsed.length < count);
    }),
  );
});

test('core/destinations-5: the button names what it does', () => {
  expect(sectionToggle(sectionOf(5), false)).toBe('VIEW ALL DINING');
  expect(sectionToggle(sectionOf(5), true)).toBe('SHOW LESS');
  expect(sectionToggle(sectionOf(4), false)).toBeNull();
  expect(sectionToggle(sectionOf(4), true)).toBeNull();
});

test('core/destinations-6: a URL names the expanded categories, in their order', () => {
  expect(parseExpanded(['hotels', 'dining', 'spas', 'dining'])).toEqual(['Dining', 'Hotels']);
  expect(parseExpanded([])).toEqual([]);
});
