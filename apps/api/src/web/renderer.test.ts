import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { browserConfiguration as configuration } from '../testing/browserConfiguration.ts';
import { inlineSource } from './inlineSource.ts';
import { createRenderer } from './renderer.ts';

const found = (body: string) => ({ status: 200, body });

const file = fileURLToPath(new URL('fixtures/renderPage.mjs', import.meta.url));
const publicUrl = 'https://club.example';
const STYLE = 'main{a:b}';
const template = '<head><!--about--><!--/about--></head><!--root--><!--/root-->';
let close: (() => void) | undefined;
afterEach(() => {
  close?.();
  vi.unstubAllEnvs();
});

function startRenderer({ within = 60_000, path = file } = {}) {
  let time = 0;
  const clock = { now: () => new Date(time) };
  const renderer = createRenderer({
    file: path,
    styleSheet: STYLE,
    configuration: () => configuration,
    publicUrl,
    clock,
    within,
  });
  ({ close } = renderer);
  const render = (
    path: string,
    performCall = (_path: string) => Promise.resolve(found('')),
    limit?: number,
  ) => renderer.render({ path, template, encoding: 'identity' }, performCall, limit);
  const passTime = (milliseconds: number) => void (time += milliseconds);
  /** Waits for a rendered page. A busy machine may give up some, and end the process. */
  const untilRendered = () =>
    vi.waitFor(async () => {
      passTime(5000);
      expect((await render('/page')).page).not.toBeNull();
    }, 50_000);
  return { renderer, render, passTime, untilRendered };
}

test("api/web-9: a page is rendered in another process, which knows none of the server's secrets", async () => {
  vi.stubEnv('SECRET_KEY', 'a secret');
  const { render } = startRenderer();
  const { page } = await render('/page?ref=a');
  const html = String(Buffer.from(page!));
  expect(html).toContain('<title>The Club</title>');
  expect(html).toContain('content="https://club.example/page?ref=a"');
  expect(html).toContain('<div id="root" data-rendered><p>/page false</p></div>');
});

test('api/web-23: a page has the style that it needs, and the style has its source in the policy', async () => {
  const { render } = startRenderer();
  const outcome = await render('/page');
  expect(String(Buffer.from(outcome.page!))).toContain(`<style>${STYLE}</style></head>`);
  expect(outcome).toMatchObject({ styleSource: inlineSource(STYLE) });
});

test('api/web-9: a page comes in the encoding that it is sent in', async () => {
  const { renderer, render } = startRenderer();
  const inEncoding = async (encoding: 'br' | 'gzip') => {
    const request = { path: '/page', template, encoding };
    const { page } = await renderer.render(request, () => Promise.resolve(found('')));
    return page!;
  };
  const { page } = await render('/page');
  expect(brotliDecompressSync(await inEncoding('br'))).toEqual(Buffer.from(page!));
  expect(gunzipSync(await inEncoding('gzip'))).toEqual(Buffer.from(page!));
});

test('api/web-9: the server responds to the calls of a page, each by its path and query', async () => {
  const { render } = startRenderer();
  const { page } = await render('/calls', (path) => Promise.resolve(found(`response to ${path}`)));
  expect(String(Buffer.from(page!))).toContain('response to /api/one?a=b and response to /api/two');
});

test('api/web-10: a page with a failed call is not rendered, and that is no error', async () => {
  const { render } = startRenderer();
  const outcome = await render('/calls', () => Promise.reject(new Error('The response is 404.')));
  expect(outcome).toMatchObject({ page: null, isError: false });
});

test('api/web-11: a page that throws, or is not there, is reported as an error, and the next one is rendered', async () => {
  const { render } = startRenderer();
  expect(await render('/throw')).toMatchObject({
    page: null,
    isError: true,
    reason: expect.stringContaining('It can not be drawn.'),
  });
  expect(await render('/nothing')).toMatchObject({ page: null, isError: true });
  expect((await render('/page')).page).not.toBeNull();
});

test('api/web-11: a page that waits for ever is given up, and the renderer goes on', async () => {
  const { render, untilRendered } = startRenderer({ within: 300 });
  // The process has started, so the time is the page's own.
  await untilRendered();
  const neverAnswered = render('/calls', () => new Promise(() => undefined));
  expect(await neverAnswered).toMatchObject({ page: null, reason: 'it took too long' });
  // Its clock does not advance, so the renderer is not restarted.
  await expect.poll(async () => (await render('/page')).page).not.toBeNull();
});

test('api/web-34: a page may have a longer limit of its own, as while the process starts', async () => {
  const path = fileURLToPath(new URL('fixtures/slowStart.mjs', import.meta.url));
  const { render } = startRenderer({ within: 200, path });
  const [patient, other] = await Promise.all([render('/page', undefined, 60_000), render('/page')]);
  expect(other).toMatchObject({ page: null, reason: 'it took too long' });
  expect(patient.page).not.toBeNull();
});

test('api/web-11: a renderer that hangs is ended, and restarted when some time has passed', async () => {
  const { render, untilRendered } = startRenderer({ within: 200 });
  await untilRendered();
  expect(await render('/hang')).toMatchObject({ page: null, isError: true });
  await vi.waitFor(async () => expect(await render('/page')).toMatchObject({ page: null }));
  await untilRendered();
});

test('api/web-11: a renderer that is slow to start may finish, while its pages are given up', async () => {
  const path = fileURLToPath(new URL('fixtures/slowStart.mjs', import.meta.url));
  const { render, untilRendered } = startRenderer({ within: 200, path });
  expect(await render('/page')).toMatchObject({ page: null, reason: 'it took too long' });
  // A start takes longer than a silent process may, so none would end if a page that is given up ended it.
  await untilRendered();
});

test('api/web-11: a crash gives up all pages under way, and the renderer is not started time and again', async () => {
  const { render, passTime } = startRenderer();
  expect((await render('/page')).page).not.toBeNull();
  const outcomes = await Promise.all([render('/never'), render('/crash'), render('/never')]);
  expect(outcomes.map(({ page }) => page)).toEqual([null, null, null]);
  expect(await render('/page')).toMatchObject({ reason: 'the renderer does not run' });
  passTime(5000);
  expect((await render('/page')).page).not.toBeNull();
});

test('api/web-11: more pages at once than it can do are given up at once', async () => {
  const { render } = startRenderer();
  const outcomes = Array.from({ length: 30 }, () => render('/never'));
  expect(await outcomes.at(-1)).toMatchObject({ reason: 'too many pages at once' });
});

test('api/web-11: what can not be loaded renders nothing', async () => {
  const { render } = startRenderer({ path: '/nowhere/renderPage.js' });
  expect(await render('/page')).toMatchObject({ page: null, isError: true });
});

test('api/web-11: a renderer that is closed with the server renders no more', async () => {
  const { renderer, render } = startRenderer();
  const running = render('/never');
  renderer.close();
  expect((await running).page).toBeNull();
  expect((await render('/page')).page).toBeNull();
});

test('api/web-17: a page whose item does not exist says so', async () => {
  const { render } = startRenderer();
  expect(await render('/missing')).toMatchObject({ status: 404 });
  expect(await render('/page')).toMatchObject({ status: 200 });
});
