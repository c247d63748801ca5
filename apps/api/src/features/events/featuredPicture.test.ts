import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTextCache } from '../../http/cache/responseCache.ts';
import { startTestClub, type TestClub } from '../../testing/testClub.ts';
import { createFindFeaturedPicture } from './featuredPicture.ts';

let club: TestClub;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ club, stop } = await startTestClub());
});
afterAll(() => stop());

const texts = createTextCache(() => true);
let now: Date;
let isConnected = true;
const find = () =>
  createFindFeaturedPicture({
    queries: club.database.queries,
    texts,
    clock: { now: () => now },
    isConnected: () => isConnected,
  })();
const pictureOf = async () => {
  texts.drop();
  return find();
};

test('api/events-7: it is the picture of one of the upcoming events, and another day has another one', async () => {
  now = club.now();
  const rows = await club.testDatabase.run('select image_url from events where start_date > $1', [
    now,
  ]);
  const pictures = rows.map(({ image_url: url }) => url);
  const seen = new Set<string | null>();
  for (let day = 0; day < 5; day += 1) {
    now = new Date(club.now().getTime() + day * 24 * 60 * 60 * 1000);
    const picture = await find();
    expect(pictures).toContain(picture);
    seen.add(picture);
  }
  expect(seen.size).toBeGreaterThan(1);
});

test('api/events-7: it is looked up when the content has changed, or an hour has passed', async () => {
  now = club.now();
  const before = await find();
  await club.testDatabase.run('update events set image_url = $1', ['/pictures/new.webp']);
  expect(await find()).toBe(before);
  expect(await pictureOf()).toBe('/pictures/new.webp');
  await club.testDatabase.run('update events set image_url = $1', ['/pictures/newer.webp']);
  now = new Date(now.getTime() + 60 * 60 * 1000);
  expect(await find()).toBe('/pictures/newer.webp');
});

test('api/events-7: there is none while the database is away, or without upcoming events', async () => {
  isConnected = false;
  expect(await pictureOf()).toBeNull();
  isConnected = true;
  expect(await pictureOf()).not.toBeNull();
  await club.testDatabase.run('update events set start_date = $1', ['2020-01-01T00:00:00Z']);
  expect(await pictureOf()).toBeNull();
});
