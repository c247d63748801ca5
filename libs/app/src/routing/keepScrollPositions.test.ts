import type { DataRouter } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { removeListenersAfterEach } from '../testing/withoutListeners.ts';
import { keepScrollPositions } from './keepScrollPositions.ts';
import type { LeftPage } from './loadAfterFirstLoad.ts';
import { ROUTE_CHANGE, SCROLL_KEY } from './RouteChange.tsx';

const scrollTo = vi.fn(({ top }: { top: number }) => vi.stubGlobal('scrollY', top));
let resize = () => {};

const setPageHeight = (height: number) =>
  Object.defineProperty(document.documentElement, 'scrollHeight', {
    configurable: true,
    value: height,
  });

removeListenersAfterEach();
beforeEach(() => {
  sessionStorage.clear();
  scrollTo.mockClear();
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resize = callback;
      }
      observe() {}
      disconnect() {
        resize = () => {};
      }
    },
  );
  setPageHeight(5000);
});

/** A router at an entry of the history. `open` announces a page, renders it at a height, and says so. */
const openHistory = (key = 'a', left: readonly LeftPage[] = []) => {
  let state = { location: { key, pathname: '/list' }, historyAction: 'POP' };
  const subscribers: (() => void)[] = [];
  const router = {
    get state() {
      return state;
    },
    subscribe: (callback: () => void) => subscribers.push(callback),
  };
  keepScrollPositions(router as unknown as DataRouter, sessionStorage, left);
  return (historyAction: 'POP' | 'PUSH', to: string, height = 5000) => {
    state = { location: { key: to, pathname: `/${to}` }, historyAction };
    if (to === 'a') state.location.pathname = '/list';
    for (const callback of subscribers) callback();
    setPageHeight(height);
    const isUnhandled = dispatchEvent(new Event(ROUTE_CHANGE, { cancelable: true }));
    if (isUnhandled) vi.stubGlobal('scrollY', 0);
    return isUnhandled;
  };
};

test('web/app/shell-20: a click leaves the scrolling to the page, and Back returns to the position', () => {
  const open = openHistory();
  vi.stubGlobal('scrollY', 900);
  expect(open('PUSH', 'b')).toBe(true);
  vi.stubGlobal('scrollY', 300);
  expect(open('POP', 'a')).toBe(false);
  expect(window.scrollY).toBe(900);
  open('POP', 'b');
  expect(window.scrollY).toBe(300);
});

test('web/app/shell-20: a page that is not high enough stays at its top until its content is there', () => {
  const open = openHistory();
  vi.stubGlobal('scrollY', 900);
  open('PUSH', 'b');
  vi.stubGlobal('scrollY', 400);
  open('POP', 'a', 1000);
  expect(window.scrollY).toBe(0);
  setPageHeight(1200);
  resize();
  expect(window.scrollY).toBe(0);
  setPageHeight(2000);
  resize();
  expect(window.scrollY).toBe(900);
  scrollTo.mockClear();
  resize();
  expect(scrollTo).not.toHaveBeenCalled();
});

test.each(['wheel', 'touchmove', 'pointerdown', 'keydown'])(
  'web/app/shell-20: a member who does something first (%s) stays where they are',
  (input) => {
    const open = openHistory();
    vi.stubGlobal('scrollY', 900);
    open('PUSH', 'b');
    open('POP', 'a', 1000);
    dispatchEvent(new Event(input));
    setPageHeight(5000);
    resize();
    expect(window.scrollY).toBe(0);
  },
);

test('web/app/shell-20: a page that was left before its content came keeps its position', () => {
  const open = openHistory();
  vi.stubGlobal('scrollY', 900);
  open('PUSH', 'b');
  open('POP', 'a', 1000);
  open('POP', 'b');
  open('POP', 'a');
  expect(window.scrollY).toBe(900);
});

test('web/app/shell-20: a reload returns to the position, unless the page is scrolled already', () => {
  openHistory();
  vi.stubGlobal('scrollY', 700);
  dispatchEvent(new Event('pagehide'));
  vi.stubGlobal('scrollY', 0);
  openHistory();
  expect(window.scrollY).toBe(700);
  vi.stubGlobal('scrollY', 50);
  openHistory();
  expect(window.scrollY).toBe(50);
});

test.each(['', '{', '[1,["a"]]', '{"a":1}'])(
  'web/app/shell-20: stored positions may be %j',
  (stored) => {
    sessionStorage.setItem(SCROLL_KEY, stored);
    openHistory();
    expect(scrollTo).not.toHaveBeenCalled();
  },
);

test('web/app/shell-20: a link or a typed URL in the same tab begins at the top', () => {
  sessionStorage.setItem(SCROLL_KEY, JSON.stringify([['a', 1200]]));
  const visit = vi
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([{ type: 'navigate' } as PerformanceNavigationTiming]);
  openHistory();
  expect(scrollTo).not.toHaveBeenCalled();
  visit.mockRestore();
});

/** A page that was left before the positions were kept. */
const leftAt = (key: string, top: number): LeftPage => [
  { key, pathname: '/list', search: '', hash: '', state: null, mask: undefined },
  top,
];

test('web/app/shell-28: Back returns to a page that was left before the code was there', () => {
  const open = openHistory('b', [leftAt('a', 700)]);
  expect(history.scrollRestoration).toBe('manual');
  open('POP', 'a');
  expect(window.scrollY).toBe(700);
});

test('web/app/shell-28: who is back already stands where they were as soon as the code is there', () => {
  openHistory('a', [leftAt('a', 1400), leftAt('b', 10)]);
  expect(window.scrollY).toBe(1400);
});
