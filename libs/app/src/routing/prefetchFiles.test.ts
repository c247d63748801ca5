import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prefetchFiles } from './prefetchFiles.ts';

const script = { 'content-type': 'text/javascript; charset=utf-8' };
const page = { 'content-type': 'text/html' };
let fetched: string[] = [];
let failures: (() => Promise<Response>)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  document.head.replaceChildren();
  document.body.replaceChildren();
  fetched = [];
  failures = [];
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => setTimeout(callback, 1));
  vi.stubGlobal('fetch', (url: string) => {
    fetched.push(url);
    if (url === '/prefetch.json')
      return Promise.resolve(Response.json(['/assets/a.js', '/assets/b.js', 7]));
    const [failure] = failures.splice(0, 1);
    return failure?.() ?? Promise.resolve(new Response('', { headers: script }));
  });
});
afterEach(() => void vi.restoreAllMocks());

const entry = { entryType: 'resource', startTime: 0, duration: 0, toJSON: () => ({}) };

/** A body that ends with a failure of the network. */
const cutOff = () =>
  new ReadableStream({ start: (body) => body.error(new TypeError('Failed to fetch')) });

const start = (isMember = () => true) => void prefetchFiles(isMember);

const modules = () =>
  [...document.head.querySelectorAll('link[rel=modulepreload]')].map((link) =>
    link.getAttribute('href'),
  );

test('web/app/shell-21: an idle page fetches the files of the list, one after another', async () => {
  start();
  await vi.advanceTimersByTimeAsync(100);
  expect(fetched).toEqual(['/prefetch.json', '/assets/a.js', '/assets/b.js']);
  expect(modules()).toEqual(['/assets/a.js', '/assets/b.js']);
});

test.each([
  ['received', { responseStatus: 200, contentType: 'text/javascript' }, ['/assets/b.js']],
  ['received, from a browser that tells no type', { responseStatus: 200 }, ['/assets/b.js']],
  ['failed to receive', { responseStatus: 0 }, ['/assets/a.js', '/assets/b.js']],
  [
    "received as a captive portal's page",
    { responseStatus: 200, contentType: 'text/html' },
    ['/assets/a.js', '/assets/b.js'],
  ],
])(
  'web/app/shell-21: of what the page has %s it fetches what it lacks',
  async (_, received, lacking) => {
    vi.spyOn(performance, 'getEntriesByName').mockImplementation((url) =>
      url === `${location.origin}/assets/a.js` ? [{ ...entry, name: url, ...received }] : [],
    );
    start();
    await vi.advanceTimersByTimeAsync(100);
    expect(fetched).toEqual(['/prefetch.json', ...lacking]);
  },
);

test('web/app/shell-21: nothing is fetched before the eager pictures of the page', async () => {
  const picture = document.createElement('img');
  let load = () => {};
  const decoded = new Promise<void>((resolve) => (load = resolve));
  Object.defineProperties(picture, {
    complete: { value: false },
    loading: { value: 'eager' },
    decode: { value: () => decoded },
  });
  document.body.append(picture);
  start();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetched).toEqual([]);
  load();
  await vi.advanceTimersByTimeAsync(6000);
  expect(fetched).toHaveLength(3);
});

test('web/app/shell-21: a file that fails, comes as a page or is cut off is fetched again later', async () => {
  failures = [
    () => Promise.reject(new TypeError('Failed to fetch')),
    () => Promise.resolve(new Response('<h1>502</h1>', { status: 502, headers: page })),
    () => Promise.resolve(new Response('<h1>Wi-Fi</h1>', { headers: page })),
    () => Promise.resolve(new Response(cutOff(), { headers: script })),
  ];
  start();
  await vi.advanceTimersByTimeAsync(100);
  expect(modules()).toEqual([]);
  await vi.advanceTimersByTimeAsync(25_000);
  expect(fetched.filter((url) => url === '/assets/a.js')).toHaveLength(5);
  expect(modules()).toEqual(['/assets/a.js', '/assets/b.js']);
});

test('web/app/shell-21: a file that is gone is left out', async () => {
  failures = [() => Promise.resolve(new Response('', { status: 404 }))];
  start();
  await vi.advanceTimersByTimeAsync(100);
  expect(modules()).toEqual(['/assets/b.js']);
});

test('web/app/shell-21: a visitor fetches nothing before signing in', async () => {
  let isMember = false;
  start(() => isMember);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetched).toEqual([]);
  isMember = true;
  await vi.advanceTimersByTimeAsync(6000);
  expect(fetched).toHaveLength(3);
});

test.each([{ saveData: true }, { effectiveType: '2g' }])(
  'web/app/shell-21: nothing is fetched on %j',
  async (connection) => {
    vi.stubGlobal('navigator', Object.create(navigator, { connection: { value: connection } }));
    start();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetched).toEqual([]);
  },
);

test('web/app/shell-21: a browser without idle callbacks waits a moment', async () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  Reflect.deleteProperty(window, 'requestIdleCallback');
  start();
  await vi.advanceTimersByTimeAsync(150);
  expect(fetched).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(fetched).toHaveLength(3);
});
