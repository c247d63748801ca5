import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { destinationBreadcrumbs, vendorTrail } from './breadcrumbs.ts';
import { marais, paris, vendor } from './fixtures/guide.ts';

const guides = { label: 'DESTINATION GUIDES', href: '/destination-guides' };
const toParis = { label: 'PARIS', href: '/destination-guides/paris' };
const toMarais = { label: 'LE MARAIS', href: '/destination-guides/le-marais' };

const grid = { destination: paris, hasNeighborhoods: true };
const list = { destination: marais, hasNeighborhoods: false };
const nestedGrid = { destination: marais, hasNeighborhoods: true };

test('core/destinations-13: a member sees the guides above a destination', () => {
  expect(destinationBreadcrumbs(grid, null)).toEqual([guides]);
  expect(destinationBreadcrumbs({ ...grid, hasNeighborhoods: false }, null)).toEqual([guides]);
});

test('core/destinations-13: a member sees the parent above a neighborhood', () => {
  expect(destinationBreadcrumbs(list, null)).toEqual([guides, toParis]);
});

test('core/destinations-14: a visitor of a list of vendors sees nothing above it', () => {
  expect(destinationBreadcrumbs(list, 'm1')).toEqual([]);
  expect(destinationBreadcrumbs({ ...grid, hasNeighborhoods: false }, 'm1')).toEqual([]);
});

test('core/destinations-8, core/destinations-14: a visitor of a grid of neighborhoods keeps ref', () => {
  expect(destinationBreadcrumbs(nestedGrid, 'm 1')).toEqual([
    { label: 'DESTINATION GUIDES', href: '/destination-guides?ref=m%201' },
    { label: 'PARIS', href: '/destination-guides/paris?ref=m%201' },
  ]);
});

const zoe = vendor('zoe', { city: 'Paris' });
const leMarais = { id: 'le-marais', name: 'Le Marais' };
const parent = { id: 'paris', name: 'Paris' };

test.each([
  [null, null, [guides]],
  [leMarais, null, [guides, toMarais]],
  [leMarais, parent, [guides, toParis, toMarais]],
  [null, parent, [guides, toParis]],
])(
  'core/destinations-15: a member who comes from %j within %j',
  (destination, parentDestination, breadcrumbs) => {
    expect(vendorTrail(zoe, { destination, parentDestination }, null)).toEqual({
      kind: 'breadcrumbs',
      breadcrumbs,
    });
  },
);

test.each([parent, null])(
  'core/destinations-16: a visitor sees the destination alone, with ref',
  (within) => {
    expect(vendorTrail(zoe, { destination: leMarais, parentDestination: within }, 'm1')).toEqual({
      kind: 'breadcrumbs',
      breadcrumbs: [{ label: 'LE MARAIS', href: '/destination-guides/le-marais?ref=m1' }],
    });
  },
);

test.each([parent, null])(
  'core/destinations-16, core/destinations-17: a visitor without a destination sees the city',
  (within) => {
    const context = { destination: null, parentDestination: within };
    expect(vendorTrail(zoe, context, 'm1')).toEqual({ kind: 'city', label: 'PARIS' });
  },
);

test.each([null, '', ' '])('core/destinations-17: without a city (%j) there is nothing', (city) => {
  const context = { destination: null, parentDestination: null };
  expect(vendorTrail(vendor('zoe', { city }), context, 'm1')).toEqual({ kind: 'nothing' });
});

test('core/destinations-8, core/destinations-15, core/destinations-16: every breadcrumb of a visitor has ref, none of a member does', () => {
  const place = fc.option(fc.record({ id: fc.string({ minLength: 1 }), name: fc.string() }));
  const refs = fc.option(fc.string({ minLength: 1 }));
  fc.assert(
    fc.property(place, place, refs, (destination, parentDestination, visitorRef) => {
      const trail = vendorTrail(zoe, { destination, parentDestination }, visitorRef);
      const steps = trail.kind === 'breadcrumbs' ? trail.breadcrumbs : [];
      for (const { label, href } of steps) {
        expect(label).toBe(label.toUpperCase());
        const [path, ref] = href.split('?ref=');
        expect(path).toMatch(/^\/destination-guides(?:\/[^/?#]+)?$/);
        expect(ref).toBe(visitorRef === null ? undefined : encodeURIComponent(visitorRef));
      }
    }),
  );
});
