import { expect, test } from 'vitest';
import { connection, marais, paris, vendor } from '../destinations/fixtures/guide.ts';
import { guideSheet, vendorSheet } from './guideSheet.ts';

const reach = { address: ' 12 Rue Barbette ', city: 'Paris', phone: '+33 1 99 00 27 11' };

test('core/paper-2: a destination prints all its vendors by category, with address and telephone', () => {
  const dining = ['a', 'b', 'c', 'd', 'e'].map((id) => connection(id, { type: 'Restaurants' }));
  const connections = [connection('museum', reach), ...dining];
  const sheet = guideSheet({
    destination: marais,
    hasNeighborhoods: false,
    neighborhoods: [],
    connections,
  });
  expect(sheet).toMatchObject({ title: 'Le Marais', lines: ['Paris'] });
  expect(sheet.groups.map(({ heading, entries }) => [heading, entries.length])).toEqual([
    ['Dining', 5],
    ['Activities', 1],
  ]);
  expect(sheet.groups.at(-1)?.entries).toEqual([
    { name: 'museum', lines: ['12 Rue Barbette, Paris', '+33 1 99 00 27 11'] },
  ]);
});

test('core/paper-2: a destination with neighborhoods prints their names', () => {
  const guide = { destination: paris, hasNeighborhoods: true, neighborhoods: [marais] };
  expect(guideSheet({ ...guide, connections: [connection('own')] })).toEqual({
    title: 'Paris',
    lines: [],
    groups: [{ heading: null, entries: [{ name: 'Le Marais', lines: [] }] }],
  });
});

test('core/paper-2: a vendor prints its address and telephone, and a city of the same name as its state once', () => {
  expect(vendorSheet(vendor('zoe', { ...reach, city: 'New York', state: 'New York' }))).toEqual({
    title: 'zoe',
    lines: ['12 Rue Barbette, New York', '+33 1 99 00 27 11'],
    groups: [],
  });
  expect(vendorSheet(vendor('zoe')).lines).toEqual([]);
});
