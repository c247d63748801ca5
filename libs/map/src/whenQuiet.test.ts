import { beforeEach, expect, test, vi } from 'vitest';
import { whenQuiet } from './whenQuiet.ts';

/** Puts a picture on the page that is on its way until it is told how that ends. */
const comingPicture = (loading: 'eager' | 'lazy') => {
  const picture = document.createElement('img');
  picture.loading = loading;
  let come = () => {};
  let fail = () => {};
  const ended = new Promise<void>((resolve, reject) => {
    come = resolve;
    fail = () => reject(new Error('Broken.'));
  });
  Object.defineProperties(picture, {
    complete: { value: false },
    loading: { value: loading },
    decode: { value: () => ended },
  });
  document.body.append(picture);
  return { come, fail };
};

const turn = () => new Promise((resolve) => setTimeout(resolve));

/** Waits for quiet. @returns whether it has come, after whatever else had to be done */
const waiting = () => {
  let isQuiet = false;
  void whenQuiet().then(() => (isQuiet = true));
  return async () => {
    await turn();
    return isQuiet;
  };
};

beforeEach(() => {
  document.body.replaceChildren();
  vi.stubGlobal('requestIdleCallback', (done: () => void) => done());
});

test('VM12: the first picture comes before the map, even when it is broken', async () => {
  const first = comingPicture('eager');
  const second = comingPicture('eager');
  const isQuiet = waiting();
  first.come();
  expect(await isQuiet()).toBe(false);
  second.fail();
  expect(await isQuiet()).toBe(true);
});

test('VM12: pictures that are left for later hold no map back', async () => {
  comingPicture('lazy');
  expect(await waiting()()).toBe(true);
});

test('VM12: a busy browser comes before the map, but not for ever', async () => {
  const idle = vi.fn<(done: () => void, options: IdleRequestOptions) => void>();
  vi.stubGlobal('requestIdleCallback', idle);
  const isQuiet = waiting();
  expect(await isQuiet()).toBe(false);
  const [done, options] = idle.mock.lastCall!;
  expect(options.timeout).toBeGreaterThan(0);
  done();
  expect(await isQuiet()).toBe(true);
});

test('VM12: a browser that does not tell when it is idle is given a moment', async () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  Reflect.deleteProperty(window, 'requestIdleCallback');
  vi.useFakeTimers();
  const quiet = whenQuiet();
  await vi.runAllTimersAsync();
  await expect(quiet).resolves.toBeUndefined();
  vi.useRealTimers();
});
