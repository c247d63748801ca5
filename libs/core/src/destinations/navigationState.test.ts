import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { connection, marais, paris } from './fixtures/guide.ts';
import {
  navigationStateTo,
  navigationStateToId,
  parseNavigationState,
  vendorContext,
  vendorToLoad,
} from './navigationState.ts';

const emptyState = {
  vendorId: null,
  destinationId: null,
  destination: null,
  parentDestination: null,
};
const leMarais = { id: 'le-marais', name: 'Le Marais' };
const city = { id: 'paris', name: 'Paris' };

test.each([
  undefined,
  null,
  '',
  'vendorId',
  7,
  [],
  {},
  { vendorId: 7, destinationId: {}, destination: 'Paris', parentDestination: [] },
  { vendorId: '', destinationId: ' ', destination: { id: 'paris' } },
  { destination: { name: 'Paris' }, parentDestination: { id: 'paris', name: ' ' } },
])('core/destinations-9: from %j nothing is read', (state) => {
  expect(parseNavigationState(state)).toEqual(emptyState);
});

test('core/destinations-9: what can be read is read, and nothing more', () => {
  const state = {
    vendorId: 'zoe',
    destinationId: null,
    destination: { ...leMarais, imageUrl: '/a.webp' },
    parentDestination: { id: 7, name: 'Paris' },
    key: 'other',
  };
  expect(parseNavigationState(state)).toEqual({
    ...emptyState,
    vendorId: 'zoe',
    destination: leMarais,
  });
});

test('core/destinations-9: no state makes it throw', () => {
  const field = fc.oneof(fc.anything(), fc.record({ id: fc.anything(), name: fc.anything() }));
  const anyState = fc.oneof(
    fc.anything({ withNullPrototype: true, withBigInt: true, withMap: true }),
    fc.record({ vendorId: field, destinationId: field, destination: field }),
  );
  fc.assert(
    fc.property(anyState, (state) => {
      const read = parseNavigationState(state);
      expect(Object.keys(read)).toEqual(Object.keys(emptyState));
      expect(parseNavigationState(read)).toEqual(read);
    }),
  );
});

test('core/destinations-10: from its destination a vendor gets the destination and its parent', () => {
  const context = { destination: marais, parentDestination: marais.parentDestination };
  expect(navigationStateTo(connection('zoe', {}, 'le-marais'), context)).toEqual({
    vendorId: 'zoe',
    destinationId: 'le-marais',
    destination: leMarais,
    parentDestination: city,
  });
  expect(
    navigationStateTo(connection('zoe'), { destination: paris, parentDestination: null }),
  ).toMatchObject({ destination: city, parentDestination: null });
});

test('core/destinations-10: a related vendor of another destination gets its ids alone', () => {
  const context = { destination: leMarais, parentDestination: city };
  expect(navigationStateTo(connection('zoe', {}, 'lisbon'), context)).toEqual({
    ...emptyState,
    vendorId: 'zoe',
    destinationId: 'lisbon',
  });
  expect(navigationStateTo(connection('zoe'), emptyState)).toMatchObject({
    destinationId: 'paris',
    destination: null,
  });
});

test('core/destinations-9, core/destinations-10: what a link carries is read back the same', () => {
  const text = fc.string({ minLength: 1 }).filter((part) => part.trim() !== '');
  const named = fc.record({ id: text, name: text });
  fc.assert(
    fc.property(text, named, fc.option(named), (id, destination, parentDestination) => {
      const state = navigationStateTo(connection(id, {}, destination.id), {
        destination,
        parentDestination,
      });
      expect(state.destination).toEqual(destination);
      expect(parseNavigationState(JSON.parse(JSON.stringify(state)))).toEqual(state);
    }),
  );
});

test('core/destinations-11: the id of the state goes before the slug', () => {
  expect(vendorToLoad({ ...emptyState, vendorId: 'v1' }, 'zoe')).toBe('v1');
  expect(vendorToLoad(emptyState, 'zoe')).toBe('zoe');
});

const ownHome = { ...leMarais, parentDestination: city };

test('core/destinations-10: a related vendor of another destination brings the one that it names', () => {
  const zoe = connection('zoe', { destination: ownHome }, 'le-marais');
  expect(navigationStateTo(zoe, emptyState)).toEqual({
    vendorId: 'zoe',
    destinationId: 'le-marais',
    destination: leMarais,
    parentDestination: city,
  });
  expect(navigationStateTo({ ...zoe, destinationId: 'lisbon' }, emptyState)).toMatchObject({
    destination: null,
    parentDestination: null,
  });
});

test('core/destinations-10, core/destinations-11: a link that knows the id alone loads by it', () => {
  expect(parseNavigationState(navigationStateToId('zoe'))).toEqual(navigationStateToId('zoe'));
  expect(vendorToLoad(navigationStateToId('zoe'), 'a-name')).toBe('zoe');
});

const nothing = { destination: null, parentDestination: null };

test('core/destinations-12: a member who came from no destination gets the vendor’s own', () => {
  expect(vendorContext({ destination: ownHome }, emptyState, null)).toEqual({
    destination: ownHome,
    parentDestination: city,
  });
  expect(vendorContext({ destination: null }, emptyState, null)).toEqual(nothing);
  expect(vendorContext({}, emptyState, null)).toEqual(nothing);
  expect(vendorContext(null, emptyState, null)).toEqual(nothing);
});

test('core/destinations-12: a viewer who came from a destination keeps it, and a visitor gets no other', () => {
  const lisbon = { destination: { id: 'lisbon', name: 'Lisbon' }, parentDestination: null };
  expect(vendorContext({ destination: ownHome }, lisbon, null)).toEqual(lisbon);
  expect(vendorContext({ destination: ownHome }, lisbon, 'm1')).toEqual(lisbon);
  expect(vendorContext({ destination: ownHome }, emptyState, 'm1')).toEqual(nothing);
});
