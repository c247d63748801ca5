import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog } from '../http/errors/log.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserConfiguration } from '../testing/browserConfiguration.ts';
import { createMountApp } from './mountApp.ts';

const folder = mkdtempSync(join(tmpdir(), 'parlour-live-pages-'));
const LOGO = '/api/club/logo/0123456789abcdef01234567.120x40.png';
const ACCENT = '/api/club/accent/0b6e4f.0123456789ab.css';
const STYLE = '<link rel="stylesheet" crossorigin href="/assets/index.css">';

beforeAll(() => {
  mkdirSync(join(folder, 'assets'));
  const head = `<head><!--preloads--><!--configuration-->${STYLE}</head>`;
  writeFileSync(
    join(folder, 'index.html'),
    `<html>${head}<body><div id="root"><p><!--club-name--></p></div></body></html>`,
  );
  writeFileSync(
    join(folder, 'preloads.json'),
    JSON.stringify({ home: { page: [], hydration: [] } }),
  );
  writeFileSync(join(folder, 'offline-files.json'), '[]');
  writeFileSync(join(folder, 'worker.js'), 'run()');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Mounts an app whose club can be changed. */
async function mountLive(shells?: { style: string; pages: Record<string, string> }) {
  let configuration = { ...browserConfiguration, serviceWorkerUrl: '/service-worker.js' };
  let accent: string | null = null;
  const listeners: (() => void)[] = [];
  const mounted = await createMountApp({
    configuration: () => configuration,
    accentUrl: () => accent,
    onChange: (listener) => void listeners.push(listener),
    publicUrl: 'http://club.example',
    responses: { get: (_name, make) => make(), drop: () => undefined },
    findFirstPicture: () => Promise.resolve(null),
    clock: { now: () => new Date(0) },
    log: createLog('silent'),
    onStop: () => undefined,
  })({
    name: 'the app',
    mount: '/',
    folder,
    workerFile: join(folder, 'worker.js'),
    shells,
    matchRoute: () => 'home',
    securityPolicy: () => '',
  });
  return {
    page: async () => (await mounted.pages?.at('/'))?.bytes.identity.toString() ?? '',
    worker: () => mounted.serviceWorker?.()?.bytes.identity.toString(),
    change(club: Partial<typeof configuration>, color: string | null = null) {
      configuration = { ...configuration, ...club };
      accent = color;
      for (const listener of listeners) listener();
    },
  };
}

test('api/web-30, api/web-31: pages and worker follow a change of the settings without a restart', async () => {
  const { page, worker, change } = await mountLive();
  const [first, firstWorker] = [await page(), worker()];
  expect(first).toContain('<p>The Club</p>');
  expect(first).not.toContain('/api/club/');
  change({ clubName: 'The <Reading> Room' });
  await expect.poll(page).toContain('<p>The &lt;Reading&gt; Room</p>');
  expect(worker()).not.toBe(firstWorker);
  change({ logoUrl: LOGO }, ACCENT);
  await expect.poll(page).toContain(`href="${ACCENT}" rel="stylesheet"`);
  expect(await page()).toContain(
    `<p><img src="${LOGO}" alt="The &lt;Reading&gt; Room" width="120" height="40"></p>`,
  );
  const dark = LOGO.replace('120x40', '90x40');
  change({ logoDarkUrl: dark }, ACCENT);
  await expect
    .poll(page)
    .toContain(
      `<p><picture><source srcset="${dark}" media="screen and (prefers-color-scheme: dark)" width="90" height="40"><img src="${LOGO}"`,
    );
  change({ clubName: 'The Club', logoUrl: null, logoDarkUrl: undefined });
  await expect.poll(page).toBe(first);
});

test('api/web-30: a shell loads the style sheet of the app later, and that of the accent before', async () => {
  const shells = {
    style: 'p{}',
    pages: { home: '<p><!--club-name--></p>' },
  };
  const { page, change } = await mountLive(shells);
  change({ logoUrl: LOGO }, ACCENT);
  await expect.poll(page).toContain(ACCENT);
  const text = await page();
  expect(text.indexOf(ACCENT)).toBeLessThan(text.indexOf('</head>'));
  expect(text.indexOf(STYLE)).toBeGreaterThan(text.indexOf('</head>'));
  expect(text).toContain(`<div class="member-shell" inert><p><img src="${LOGO}"`);
});
