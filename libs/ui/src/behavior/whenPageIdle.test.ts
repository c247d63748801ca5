import { beforeEach, expect, test, vi } from 'vitest';
import { whenPageIdle } from './whenPageIdle.ts';

/** Adds a loading picture to the page. @returns functions that end its loading */
const addLoadingPicture = (loading: 'eager' | 'lazy') => {
  const picture = document.createElement('img');
  picture.loading = loading;
  let load = () => {};
  let fail = () => {};
  const ended = new Promise<void>((resolve, reject) => {
    load = resolve;
    fail = () => reject(new Error('Broken.'));
  });
  Object.defineProperties(picture, {
    complete: { value: false },
    loading: { value: loading },
    decode: { value: () => ended },
  });
  document.body.append(picture);
  return { load, fail };
};

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Starts waiting for an idle page. @returns a function that reports whether it is idle, after pending tasks */
const waitForIdle = () => {
  let isIdle = false;
  void whenPageIdle().then(() => (isIdle = true));
  return async () => {
    await nextTask();
    return isIdle;
  };
};

beforeEach(() => {
  document.body.replaceChildren();
  vi.stubGlobal('requestIdleCallback', (done: () => void) => done());
});

test('map-12: the first picture comes before the map, even when it is broken', async () => {
  const first = addLoadingPicture('eager');
  const second = addLoadingPicture('eager');
  const isIdle = waitForIdle();
  first.load();
  expect(await isIdle()).toBe(false);
  second.fail();
  expect(await isIdle()).toBe(true);
});

test('map-12: pictures that are left for later hold no map back', async () => {
  addLoadingPicture('lazy');
  expect(await waitForIdle()()).toBe(true);
});

test('map-12: a busy browser comes before the map, but not for ever', async () => {
  const idle = vi.fn<(done: () => void, options: IdleRequestOptions) => void>();
  vi.stubGlobal('requestIdleCallback', idle);
  const isIdle = waitForIdle();
  expect(await isIdle()).toBe(false);
  const [done, options] = idle.mock.lastCall!;
  expect(options.timeout).toBeGreaterThan(0);
  done();
  expect(await isIdle()).toBe(true);
});

test('map-12: a browser that does not tell when it is idle is given a moment', async () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  Reflect.deleteProperty(window, 'requestIdleCallback');
  vi.useFakeTimers();
  const quiet = whenPageIdle();
  await vi.runAllTimersAsync();
  await expect(quiet).resolves.toBeUndefined();
  vi.useRealTimers();
});
