import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onIntent } from './onIntent.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => document.body.replaceChildren());

/** Watches a card with a link. */
function watchCard() {
  document.body.innerHTML = '<article><a href="/">An event</a></article>';
  const [card, link] = [document.querySelector('article')!, document.querySelector('a')!];
  const load = vi.fn<() => void>();
  const stop = onIntent(card, load);
  const point = (pointerType = 'mouse') => void fireEvent.pointerEnter(card, { pointerType });
  const leave = () => void fireEvent.pointerLeave(card, { pointerType: 'mouse' });
  return { card, link, load, stop, point, leave };
}

test('app/pictures-4: what a pointer has rested on for 200 ms is loaded, once', () => {
  const { load, point, leave } = watchCard();
  point();
  vi.advanceTimersByTime(199);
  expect(load).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(load).toHaveBeenCalledOnce();
  leave();
  point();
  vi.advanceTimersByTime(1000);
  expect(load).toHaveBeenCalledOnce();
});

test('app/pictures-4: leaving earlier loads nothing, and the time begins anew', () => {
  const { load, point, leave } = watchCard();
  point();
  vi.advanceTimersByTime(150);
  leave();
  vi.advanceTimersByTime(1000);
  expect(load).not.toHaveBeenCalled();
  point();
  vi.advanceTimersByTime(150);
  point();
  vi.advanceTimersByTime(150);
  expect(load).not.toHaveBeenCalled();
  vi.advanceTimersByTime(50);
  expect(load).toHaveBeenCalledOnce();
});

test('app/pictures-4: a touch and a pointer that only leaves load nothing', () => {
  const { load, point, leave } = watchCard();
  point('touch');
  leave();
  vi.advanceTimersByTime(1000);
  expect(load).not.toHaveBeenCalled();
});

test('app/pictures-4: keyboard focus loads as the pointer does, and focus after a click loads nothing', () => {
  const { card, link, load } = watchCard();
  // In jsdom no focus counts as the keyboard's.
  const visible = vi.spyOn(card, 'querySelector').mockReturnValue(null);
  fireEvent.focusIn(link);
  vi.advanceTimersByTime(1000);
  visible.mockReturnValue(link);
  fireEvent.focusIn(link);
  fireEvent.focusOut(link);
  vi.advanceTimersByTime(1000);
  expect(load).not.toHaveBeenCalled();
  expect(visible).toHaveBeenCalledWith(':focus-visible');
  fireEvent.focusIn(link);
  vi.advanceTimersByTime(200);
  expect(load).toHaveBeenCalledOnce();
});

test('app/pictures-4: nothing is loaded once watching has stopped', () => {
  const { load, stop, point } = watchCard();
  point();
  stop();
  point();
  vi.advanceTimersByTime(1000);
  expect(load).not.toHaveBeenCalled();
});

test.each([{ saveData: true }, { effectiveType: 'slow-2g' }])(
  'app/pictures-5: nothing is loaded ahead on %j',
  (connection) => {
    vi.stubGlobal('navigator', Object.create(navigator, { connection: { value: connection } }));
    const { load, point } = watchCard();
    point();
    vi.advanceTimersByTime(1000);
    expect(load).not.toHaveBeenCalled();
  },
);
