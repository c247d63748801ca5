import { mkdtempDisposable, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { deskRoutes, href, routes } from '@parlour/core/routes';
import { deskUrlOf } from '@parlour/e2e';
import { build } from 'vite';
import type { ClubPaths } from '../screens/clubPaths.ts';
import { type FirstLoad, readFirstLoad } from './firstLoad.ts';
import type { Figure } from './measure.ts';

const KILOBYTE = 1000;
/** Kilobytes. */
const STYLES_LIMIT = 12;
/** Limit of the own JavaScript of a page of the guide, of My Bookings or of My Requests, in kilobytes beyond the dashboard's. */
const PAGE_LIMIT = 25;
/** Most of the JavaScript of a first load, in that of the bare stack. */
const limits = { signIn: 1.03, dashboard: 1.22, deskSignIn: 1.9, studio: 2.2 } as const;

/** The path below which the server serves the desk. */
const DESK = '/desk';

/** Builds the hello world of the libraries. Returns the size of its JavaScript in kilobytes, compressed with brotli. */
async function measureBareStack(): Promise<number> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'parlour-bare-stack-'));
  const outDir = folder.path;
  await build({
    root: fileURLToPath(new URL('bare-stack', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  });
  const names = await readdir(outDir, { recursive: true });
  const scripts = names.filter((name) => name.endsWith('.js'));
  const contents = await Promise.all(scripts.map((name) => readFile(join(outDir, name))));
  return (
    contents.reduce((sum, content) => sum + brotliCompressSync(content).byteLength, 0) / KILOBYTE
  );
}

const kilobytes = (files: ReadonlyMap<string, number>): number =>
  [...files.values()].reduce((sum, size) => sum + size, 0) / KILOBYTE;

/** Measures what each page of the guide, My Bookings and My Requests load beyond the dashboard, without a map. */
async function measurePages(
  url: string,
  { benefit, event, destination, vendor, giftGuide, giftProduct }: ClubPaths,
  dashboard: FirstLoad,
): Promise<readonly Figure[]> {
  const { benefits, bookings, destinations, events, giftGuides, requests } = routes;
  const lists = [benefits, bookings, destinations, events, giftGuides, requests];
  const figures: Figure[] = [];
  const details = [benefit, destination, vendor, event, giftGuide, giftProduct];
  for (const path of [...lists.map((list) => list.path), ...details]) {
    const { script } = await readFirstLoad(url + path);
    const own = new Map([...script].filter(([file]) => !dashboard.script.has(file)));
    figures.push({
      name: `JavaScript beyond the dashboard's, ${path}`,
      value: kilobytes(own),
      unit: 'kB',
      atMost: PAGE_LIMIT,
    });
  }
  return figures;
}

/**
 * Measures the first load of `/login`, `/dashboard`, the desk's sign-in page, its queue and the studio against the bare stack, and the
 * addition of each guide page.
 */
export async function measureSize(url: string, paths: ClubPaths): Promise<readonly Figure[]> {
  const bare = await measureBareStack();
  const scriptFigure = (path: string, { script }: FirstLoad): Figure => ({
    name: `JavaScript of the first load, ${path}`,
    value: kilobytes(script),
    unit: 'kB',
    reference: { name: 'bare stack', value: bare },
  });
  const measurePage = async (path: string, atMost: number): Promise<readonly Figure[]> => {
    const origin = path.startsWith(DESK) ? deskUrlOf({ url }) : url;
    const load = await readFirstLoad(origin + path);
    return [
      { ...scriptFigure(path, load), atMost },
      {
        name: `CSS of the first load, ${path}`,
        value: kilobytes(load.stylesheet),
        unit: 'kB',
        atMost: STYLES_LIMIT,
      },
    ];
  };
  const list = href(deskRoutes.contentList, { kind: 'event' });
  const queue = DESK + deskRoutes.requests.path;
  const editor = href(deskRoutes.content, { kind: 'event', itemId: 'any' });
  return [
    ...(await measurePage(routes.signIn.path, limits.signIn)),
    ...(await measurePage(routes.dashboard.path, limits.dashboard)),
    ...(await measurePage(DESK + deskRoutes.signIn.path, limits.deskSignIn)),
    // It only informs: the sign-in page is what the limit of the desk is about.
    scriptFigure(queue, await readFirstLoad(deskUrlOf({ url }) + queue)),
    ...(await measurePage(DESK + list, limits.studio)),
    ...(await measurePage(DESK + editor, limits.studio)),
    ...(await measurePages(url, paths, await readFirstLoad(url + routes.dashboard.path))),
  ];
}
