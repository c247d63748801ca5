import { expect, test } from 'vitest';
import { visitedFeatures } from './visitedFeatures.ts';

test('a test that opens a page reads its feature', () => {
  expect(visitedFeatures("await renderApp('/my-bookings');")).toEqual(['bookings']);
});

test('a test that opens no page reads no feature', () => {
  expect(visitedFeatures("import '/other/events';")).toEqual([]);
});
