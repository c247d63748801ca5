import { pictureSources } from '@parlour/core';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeImages } from '../../testing/fakeImages.ts';
import { loadSlides } from './loadSlides.ts';

beforeEach(() => void vi.useFakeTimers());

const slides = ['/1.jpg', '/2.jpg', '/3.jpg', '/4.jpg', '/5.jpg'];

/** Starts the preloading. The returned function lists the slides that have started, with the browser's priority. */
function startLoading(signal: AbortSignal) {
  const loaded = fakeImages();
  loadSlides(slides, signal);
  return () =>
    loaded.map(({ srcset, priority }) => [
      slides.find((url) => pictureSources(url).srcSet === srcset),
      priority,
    ]);
}

test('web/dashboard-8: the neighbors are loaded at once, then the others with low priority, 100 ms later and 50 ms apart', () => {
  const startedSlides = startLoading(new AbortController().signal);
  const neighbors = [
    ['/2.jpg', 'auto'],
    ['/5.jpg', 'auto'],
  ];
  vi.advanceTimersByTime(0);
  expect(startedSlides()).toEqual(neighbors);
  vi.advanceTimersByTime(99);
  expect(startedSlides()).toEqual(neighbors);
  vi.advanceTimersByTime(1);
  expect(startedSlides()).toEqual([...neighbors, ['/3.jpg', 'low']]);
  vi.advanceTimersByTime(49);
  expect(startedSlides()).toHaveLength(3);
  vi.advanceTimersByTime(1);
  expect(startedSlides()).toEqual([...neighbors, ['/3.jpg', 'low'], ['/4.jpg', 'low']]);
  vi.runAllTimers();
  expect(startedSlides()).toHaveLength(4);
});

test('web/dashboard-8: what has not begun when the viewer leaves is not loaded', () => {
  const controller = new AbortController();
  const startedSlides = startLoading(controller.signal);
  vi.advanceTimersByTime(0);
  controller.abort();
  vi.runAllTimers();
  expect(startedSlides()).toHaveLength(2);
});
