import { expect, test } from 'vitest';
import { DESTINATIONS_CALL } from './requests.ts';
import {
  bytesOf,
  findGuide,
  noGuides,
  OPENED_GUIDES,
  parseSavedGuides,
  type SavedGuides,
  storedUrls,
  type StoredGuide,
  withDestinations,
  withGuide,
  withoutGuides,
} from './savedGuides.ts';

const guide = (id: string, openedAt: number, more: Partial<StoredGuide> = {}): StoredGuide => ({
  id,
  name: id.toUpperCase(),
  openedAt,
  isSaved: false,
  calls: { [`/api/destinations/${id}`]: 1000 },
  pictures: { [`/pictures/${id}`]: { width: 640, bytes: 5000 } },
  ...more,
});
const all = (...guides: StoredGuide[]): SavedGuides => guides.reduce(withGuide, noGuides);
const idsOf = ({ guides }: SavedGuides) => guides.map(({ id }) => id);

test('core/offline-13: the guides opened last stay, with what belongs to them', () => {
  const opened = Array.from({ length: OPENED_GUIDES + 2 }, (_, index) => guide(`g${index}`, index));
  const saved = all(...opened);
  expect(idsOf(saved)).toHaveLength(OPENED_GUIDES);
  expect(idsOf(saved)[0]).toBe(`g${OPENED_GUIDES + 1}`);
  expect(findGuide(saved, 'g1')).toBeUndefined();
  expect(Object.keys(saved.calls)).not.toContain('/api/destinations/g1');
  expect(Object.keys(saved.pictures)).not.toContain('/pictures/g1');
});

test('core/offline-13: a saved guide stays however many are opened, and stays saved when it is opened', () => {
  const later = Array.from({ length: 20 }, (_, index) => guide(`g${index}`, 10 + index));
  const saved = all(guide('rome', 1, { isSaved: true }), ...later);
  expect(findGuide(saved, 'rome')?.isSaved).toBe(true);
  const again = withGuide(saved, guide('rome', 99, { pictures: {} }));
  expect(findGuide(again, 'rome')).toMatchObject({
    isSaved: true,
    openedAt: 99,
    pictures: ['/pictures/rome'],
  });
});

test('core/offline-12: what guides share counts once', () => {
  const shared = { '/pictures/shared': { width: 640, bytes: 700 } };
  const saved = all(guide('a', 1, { pictures: shared }), guide('b', 2, { pictures: shared }));
  expect(bytesOf(saved, ['a'])).toBe(1700);
  expect(bytesOf(saved, ['a', 'b'])).toBe(2700);
  expect(bytesOf(saved, ['missing'])).toBe(0);
});

test('core/offline-14: removing a guide leaves what others need, and the list of destinations', () => {
  const shared = { '/pictures/shared': { width: 640, bytes: 700 } };
  const before = withDestinations(
    all(guide('a', 1, { pictures: shared }), guide('b', 2, { pictures: shared })),
    300,
  );
  const saved = withoutGuides(before, ['a']);
  expect(idsOf(saved)).toEqual(['b']);
  expect([...storedUrls(saved)].toSorted()).toEqual(
    [
      '/api/destinations/b',
      DESTINATIONS_CALL,
      '/api/images/proxy?url=%2Fpictures%2Fshared',
    ].toSorted(),
  );
});

test('core/offline-16: an index reads back the same', () => {
  const saved = withDestinations(all(guide('a', 1, { isSaved: true }), guide('b', 2)), 300);
  expect(parseSavedGuides(JSON.stringify(saved))).toEqual(saved);
});

test.each([
  null,
  '',
  'x',
  '[]',
  'null',
  '{"guides":3,"calls":[],"pictures":"x"}',
  '{"guides":[{}]}',
])('core/offline-16: %j counts as empty', (text) =>
  expect(parseSavedGuides(text)).toEqual(noGuides),
);
