import type {
  Benefit,
  Destination,
  Event,
  GiftProduct,
  SavedItem,
  Vendor,
} from '@parlour/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openingRequestType } from '../requests/requestContext.ts';
import {
  boundedTimestamp,
  joinChanges,
  REMOVAL_DAYS,
  type SavedChange,
  withWaitingChanges,
} from './savedChanges.ts';
import { endsSoon, savableItem, savedItemPath, savedRequestContext } from './savedItems.ts';

const now = new Date('2026-12-01T12:00:00Z');

const item = (changed: Partial<SavedItem> = {}): SavedItem => ({
  kind: 'vendor',
  id: 'v1',
  name: 'Harrow and Quill',
  pageId: 'harrow-and-quill',
  detail: 'Restaurants, London',
  imageUrl: null,
  vendorType: 'Restaurants',
  startDate: null,
  endDate: null,
  timeZone: null,
  lastDay: null,
  isOffered: true,
  isBack: false,
  note: '',
  savedAt: '2026-11-01T10:00:00Z',
  ...changed,
});

// Few values, so that items, instants and notes often coincide.
const change: fc.Arbitrary<SavedChange> = fc.record({
  kind: fc.constantFrom('vendor', 'event'),
  id: fc.constantFrom('a', 'b'),
  changedAt: fc.integer({ min: 0, max: 3 }).map((second) => new Date(second * 1000).toISOString()),
  isSaved: fc.boolean(),
  note: fc.constantFrom('', 'for two', 'window'),
});
const changes = fc.array(change, { maxLength: 12 });

test('core/saved-1: joining devices is commutative, associative and idempotent', () => {
  fc.assert(
    fc.property(changes, changes, changes, (one, two, three) => {
      const all = joinChanges(one, two);
      expect(joinChanges(two, one)).toEqual(all);
      expect(joinChanges(all, all)).toEqual(all);
      expect(joinChanges(all, one)).toEqual(all);
      expect(joinChanges(all, three)).toEqual(joinChanges(one, joinChanges(two, three)));
    }),
  );
});

test('core/saved-1: an older save does not bring back what was removed', () => {
  const save: SavedChange = {
    kind: 'vendor',
    id: 'v1',
    changedAt: '2026-12-01T10:00:00Z',
    isSaved: true,
    note: 'for two',
  };
  const removal = { ...save, changedAt: '2026-12-01T10:00:00.001Z', isSaved: false, note: '' };
  expect(joinChanges([removal], [save])).toEqual([removal]);
  const again = { ...save, changedAt: '2026-12-01T11:00:00Z' };
  expect(joinChanges([removal, again], [save])).toEqual([again]);
});

test('core/saved-2: a timestamp is within what the server remembers, and order is kept within it', () => {
  const day = 24 * 60 * 60 * 1000;
  const oldest = new Date(now.getTime() - REMOVAL_DAYS * day);
  expect(boundedTimestamp('2099-01-01T00:00:00Z', now)).toEqual(now);
  expect(boundedTimestamp('1970-01-01T00:00:00Z', now)).toEqual(oldest);
  const timestamp = fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') });
  fc.assert(
    fc.property(timestamp, timestamp, (one, other) => {
      const [first, second] = one <= other ? [one, other] : [other, one];
      const [a, b] = [first, second].map((date) => boundedTimestamp(date.toISOString(), now));
      expect(a! <= b! && a! >= oldest && b! <= now).toBe(true);
    }),
  );
});

test('core/saved-3: waiting changes show as if they had arrived, and a changed note moves nothing', () => {
  const first = item();
  const second = item({ id: 'v2', savedAt: '2026-11-02T10:00:00Z' });
  const changedAt = now.toISOString();
  const base = { kind: 'vendor', changedAt, isSaved: true, note: '' } as const;
  const noted = withWaitingChanges(
    [second, first],
    [{ ...base, id: 'v1', note: 'window', item: first }],
  );
  expect(noted.map(({ id, note }) => [id, note])).toEqual([
    ['v2', ''],
    ['v1', 'window'],
  ]);
  const third = item({ id: 'v3' });
  const changed = withWaitingChanges(
    [second, first],
    [
      { ...base, id: 'v2', isSaved: false, item: second },
      { ...base, id: 'v3', item: third },
    ],
  );
  expect(changed.map(({ id, savedAt }) => [id, savedAt])).toEqual([
    ['v3', changedAt],
    ['v1', first.savedAt],
  ]);
});

test.each([
  [{ lastDay: '2026-12-08' }, true],
  [{ lastDay: '2026-12-01' }, true],
  [{ lastDay: '2026-12-09' }, false],
  [{ lastDay: '2026-11-30' }, false],
  [{ lastDay: '2026-12-02', isOffered: false }, false],
  [{ startDate: '2026-12-08T12:00:00Z' }, true],
  [{ startDate: '2026-12-08T12:00:01Z' }, false],
  [{ startDate: '2026-12-01T12:00:00Z' }, false],
  [{}, false],
])('core/saved-4: %o ends soon: %s', (changed, expected) => {
  expect(endsSoon(item(changed), now)).toBe(expected);
});

const kinds = [
  ['vendor', '/vendors/x%20y', 'Dining'],
  ['event', '/events/x%20y', 'Tickets'],
  ['benefit', '/member-benefits/x%20y', 'Dining'],
  ['destination', '/destination-guides/x%20y', 'Hotel'],
  ['gift_product', '/gift-guides/products/x%20y', 'Gift'],
] as const;

test.each(kinds)('core/saved-5, core/saved-6: %s', (kind, path, type) => {
  const times = { startDate: '2026-12-20T19:00:00Z', timeZone: 'Europe/London' };
  const saved = item({ kind, pageId: 'x y', ...(kind === 'event' ? times : {}) });
  expect(savedItemPath(saved)).toBe(path);
  expect(savedItemPath({ ...saved, pageId: null })).toBeNull();
  const context = savedRequestContext(saved, '2026-12-01');
  expect(openingRequestType(context!, null)).toBe(type);
  expect(savedRequestContext({ ...saved, isOffered: false }, '2026-12-01')).toBeNull();
});

test('core/saved-5, core/saved-6: a kind that only a newer server knows leads nowhere', () => {
  const other = item({ kind: 'voucher' });
  expect(savedItemPath(other)).toBeNull();
  expect(savedRequestContext(other, '2026-12-01')).toBeNull();
});

test('core/saved-7: what is saved now has what its page knows', () => {
  const savedAt = now.toISOString();
  const shared = { id: 'x', imageUrl: '/pictures/x.webp' };
  const picture = { alternativeText: 'A table', focusX: 10, focusY: 20 };
  const vendor = { ...shared, picture, name: 'V', slug: 'v-slug', type: 'Hotels', city: null };
  const event = {
    ...shared,
    title: 'E',
    location: 'Lisbon',
    startDate: '2026-12-20T19:00:00Z',
    endDate: '2026-12-20T21:00:00Z',
    timeZone: 'Europe/Lisbon',
  };
  const benefit = { ...shared, title: 'B', provider: 'P', vendorType: 'Hotels', expiresAt: null };
  const named = { ...shared, name: 'N' };
  const base = item({ ...shared, pageId: 'x', detail: null, vendorType: null, savedAt });
  expect([
    savableItem({ kind: 'vendor', of: vendor as Vendor }, savedAt),
    savableItem({ kind: 'event', of: event as Event }, savedAt),
    savableItem({ kind: 'benefit', of: benefit as Benefit }, savedAt),
    savableItem({ kind: 'destination', of: named as Destination }, savedAt),
    savableItem({ kind: 'gift_product', of: named as GiftProduct }, savedAt),
  ]).toEqual([
    { ...base, name: 'V', pageId: 'v-slug', detail: 'Hotels', vendorType: 'Hotels', picture },
    {
      ...base,
      kind: 'event',
      name: 'E',
      detail: 'Lisbon',
      startDate: event.startDate,
      endDate: event.endDate,
      timeZone: 'Europe/Lisbon',
    },
    { ...base, kind: 'benefit', name: 'B', detail: 'P', vendorType: 'Hotels' },
    { ...base, kind: 'destination', name: 'N' },
    { ...base, kind: 'gift_product', name: 'N' },
  ]);
});
