import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prefetchFiles } from './prefetchFiles.ts';

let fetched: string[] = [];
let failures = 0;

beforeEach(() => {
  vi.useFakeTimers();
  document.head.replaceChildren();
  document.body.replaceChildren();
  fetched = [];
  failures = 0;
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => setTimeout(callback, 1));
  vi.stubGlobal('fetch', (url: string) => {
    fetched.push(url);
    if (url !== '/prefetch.json' && failures > 0) {
      failures -= 1;
      return Promise.reject(new TypeError('Failed to fetch'));
    }
    const files = ['/assets/a.js', '/assets/b.js', 7];
    return Promise.resolve(url === '/prefetch.json' ? Response.json(files) : new Response(''));
  });
  afterEach(() => vi.useRealTimers());
});

const modules = () =>
  [...document.head.querySelectorAll('link[rel=modulepreload]')].map((link) =>
    link.getAttribute('href'),
  );

test('WS19: an idle page fetches the files of the list, one after another', async () => {
  void prefetchFiles();
  await vi.advanceTimersByTimeAsync(100);
  expect(fetched).toEqual(['/prefetch.json', '/assets/a.js', '/assets/b.js']);
  expect(modules()).toEqual(['/assets/a.js', '/assets/b.js']);
});

test('WS19: nothing is fetched before the eager pictures of the page', async () => {
  const picture = document.createElement('img');
  Object.defineProperties(picture, { complete: { value: false }, loading: { value: 'eager' } });
  document.body.append(picture);
  void prefetchFiles();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetched).toEqual([]);
  picture.remove();
  await vi.advanceTimersByTimeAsync(6000);
  expect(fetched).toHaveLength(3);
});

test('WS19: a file that fails is fetched again later', async () => {
  failures = 2;
  void prefetchFiles();
  await vi.advanceTimersByTimeAsync(100);
  expect(modules()).toEqual([]);
  await vi.advanceTimersByTimeAsync(12_000);
  expect(fetched.filter((url) => url === '/assets/a.js')).toHaveLength(3);
  expect(modules()).toEqual(['/assets/a.js', '/assets/b.js']);
});

test.each([{ saveData: true }, { effectiveType: '2g' }])(
  'WS19: nothing is fetched on %j',
  async (connection) => {
    vi.stubGlobal('navigator', Object.create(navigator, { connection: { value: connection } }));
    void prefetchFiles();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetched).toEqual([]);
  },
);

test('WS19: a browser without idle callbacks waits a moment', async () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  Reflect.deleteProperty(window, 'requestIdleCallback');
  void prefetchFiles();
  await vi.advanceTimersByTimeAsync(150);
  expect(fetched).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(fetched).toHaveLength(3);
});
