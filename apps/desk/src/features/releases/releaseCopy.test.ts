import { expect, test } from 'vitest';
import { releases } from '../../testing/releases.ts';
import { itemsInWords, releaseState } from './releaseCopy.ts';

test('desk/releases-1: a release waits, goes live, could not, was published or was taken back', () => {
  const labels = releases.map((release) => releaseState(release, 'Europe/Paris').label);
  const [waiting, scheduled, failed, published, revoked] = labels;
  expect([waiting, failed]).toEqual(['Waits', 'Could not go live']);
  expect(scheduled).toMatch(/^Goes live .*9:00/);
  expect(published).toMatch(/^Published .*9:00/);
  expect(revoked).toMatch(/^Taken back .*10:00/);
  expect([1, 2].map(itemsInWords)).toEqual(['1 item', '2 items']);
});
