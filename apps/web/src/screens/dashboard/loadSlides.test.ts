import { pictureSources } from '@parlour/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeImages } from '../../testing/fakeImages.ts';
import { loadSlides } from './loadSlides.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const slides = ['/1.jpg', '/2.jpg', '/3.jpg', '/4.jpg', '/5.jpg'];

/** Which slides have begun to load, each with the browser's priority. */
function begin(left: AbortSignal) {
  const loaded = fakeImages();
  loadSlides(slides, left);
  return () =>
    loaded.map(({ srcset, priority }) => [
      slides.find((url) => pictureSources(url).srcSet === srcset),
      priority,
    ]);
}

test('WD7: the neighbors are loaded at once, then the others with low priority, 100 ms later and 50 ms apart', () => {
  const begun = begin(new AbortController().signal);
  const neighbors = [
    ['/2.jpg', 'auto'],
    ['/5.jpg', 'auto'],
  ];
  vi.advanceTimersByTime(0);
  expect(begun()).toEqual(neighbors);
  vi.advanceTimersByTime(99);
  expect(begun()).toEqual(neighbors);
  vi.advanceTimersByTime(1);
  expect(begun()).toEqual([...neighbors, ['/3.jpg', 'low']]);
  vi.advanceTimersByTime(49);
  expect(begun()).toHaveLength(3);
  vi.advanceTimersByTime(1);
  expect(begun()).toEqual([...neighbors, ['/3.jpg', 'low'], ['/4.jpg', 'low']]);
  vi.runAllTimers();
  expect(begun()).toHaveLength(4);
});

test('WD7: what has not begun when the reader leaves is not loaded', () => {
  const left = new AbortController();
  const begun = begin(left.signal);
  vi.advanceTimersByTime(0);
  left.abort();
  vi.runAllTimers();
  expect(begun()).toHaveLength(2);
});
