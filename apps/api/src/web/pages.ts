import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from '@parlour/contract';
import * as z from 'zod';
import { noAccounts } from '../club-settings/clubValues.ts';
import { escapeHtml, escapeJson } from '../text/escape.ts';
import { createCachedBody, type CachedBody } from '../http/cache/compression.ts';
import { preHydrationScript } from './preHydrationScript.ts';
import { clubMark, hasFirstPicture, type Shells, withShell } from './shells.ts';
import { slotComments, fillSlot, loadScriptsLater } from './slots.ts';

const urlsSchema = z.array(z.string().regex(/^\/(?:[\w-]+\/)*assets\/[\w.-]+$/));
const preloadsSchema = z.record(z.string(), z.object({ page: urlsSchema, hydration: urlsSchema }));

type Preloads = z.infer<typeof preloadsSchema>[string];

/** The status of a page that the browser renders: 503 where the server should have rendered it, and could not. */
export type ShellStatus = 200 | 404 | 503;

/** What a build has beside its start page, see {@link readPages}. */
interface PagesOptions {
  readonly isRendered: boolean;
  readonly isShared?: ((route: string) => boolean) | undefined;
  readonly shells?: Shells | undefined;
  readonly findFirstPicture?: () => Promise<string | null>;
  /** The path of the style sheet with the club's accent. Null without one. */
  readonly accentUrl?: string | null;
}

/** Whether a folder holds the build of an app. */
export function isAppBuilt(folder: string): boolean {
  return existsSync(join(folder, 'index.html'));
}

// Its `rel` comes last, so that it is not taken for the app's own style sheet, which a shell loads later.
const accentLink = (url: string) => `<link href="${escapeHtml(url)}" rel="stylesheet">`;

const configurationScript = (configuration: Configuration) =>
  `<script type="application/json" id="configuration">${escapeJson(configuration)}</script>`;

const preloadLink = (url: string) =>
  `<link rel="modulepreload" crossorigin fetchpriority="low" href="${url}">`;

/** Makes a page with the picture that its shell shows now, and makes it again only for another picture (`api/web-26`). */
function createPageWithPicture(
  findPicture: () => Promise<string | null>,
  makePage: (picture: string | null) => Promise<CachedBody>,
): () => Promise<CachedBody> {
  let last: { readonly picture: string | null; readonly page: Promise<CachedBody> } | undefined;
  return async () => {
    const picture = await findPicture();
    if (last?.picture !== picture) last = { picture, page: makePage(picture) };
    return last.page;
  };
}

/** Makes a page when it is first asked for, since to compress all of them takes a third of a start. */
function createPageOnce(
  makePage: () => Promise<CachedBody>,
): () => CachedBody | Promise<CachedBody> {
  let page: CachedBody | Promise<CachedBody> | undefined;
  return () => (page ??= makePage().then((made) => (page = made)));
}

/** An app's pages: one for each route, with preloads of the files that the build lists for it. */
export interface Pages {
  /** Whether the app has a page at the path. Its router ignores case. */
  readonly has: (path: string) => boolean;
  /** Returns the page to be rendered by the browser. */
  readonly at: (path: string) => CachedBody | Promise<CachedBody>;
  /** Returns the template for a page rendered on the server, with slots for its content. */
  readonly templateAt: (path: string) => string;
}

/**
 * Makes the template of a rendered page. Its scripts wait for the first paint, since it is readable without them
 * (the start script loads them).
 */
export function templateOf(html: string): string {
  return loadScriptsLater(fillSlot(html, 'scripts-needed', '')).replace(
    '<!--/about-->',
    () => `<!--/about--><script>${preHydrationScript}</script>`,
  );
}

/**
 * Reads the start page of an app, and inserts the run-time configuration and the club's name.
 *
 * @param folder - the build of the app.
 * @param matchRoute - returns the name of a path's route, as the build lists its files.
 * @param options - `isRendered`: whether a renderer fills the page's slots. Without them this throws. `isShared`: whether
 *   visitors may open a route, whose page then names no account of the sample club. `shells`: those of
 *   the build, if it has any. `findFirstPicture`: returns the URL of the picture that a shell shows. `accentUrl`: the style
 *   sheet with the club's accent.
 */
export function readPages(
  folder: string,
  configuration: Configuration,
  matchRoute: (path: string) => string | null,
  {
    isRendered,
    isShared = () => false,
    shells,
    findFirstPicture = () => Promise.resolve(null),
    accentUrl = null,
  }: PagesOptions,
): Pages {
  const ownStyle = accentUrl === null ? '' : accentLink(accentUrl);
  const html = readFileSync(join(folder, 'index.html'), 'utf8').replace('<!--club-name-->', () =>
    clubMark(configuration),
  );
  const htmlWith = (told: Configuration, urls: readonly string[]) =>
    html
      .replace('<!--configuration-->', () => configurationScript(told) + ownStyle)
      .replace('<!--preloads-->', () => urls.map(preloadLink).join(''));
  const pageWithPreloads = ({ page, hydration }: Preloads, route = '') => {
    const told = isShared(route) ? { ...configuration, ...noAccounts } : configuration;
    const withPreloads = (urls: readonly string[]) => htmlWith(told, urls);
    const shell = shells?.pages[route];
    const plainPage = withPreloads(page).replaceAll(slotComments, '');
    const bodyWith = (picture: string | null) =>
      createCachedBody(
        shells === undefined || shell === undefined
          ? plainPage
          : withShell(plainPage, { style: shells.style, shell, picture }, configuration),
      );
    return {
      template: isRendered ? templateOf(withPreloads([...page, ...hydration])) : '',
      body:
        shell !== undefined && hasFirstPicture(shell)
          ? createPageWithPicture(findFirstPicture, bodyWith)
          : createPageOnce(() => bodyWith(null)),
    };
  };

  const preloads = preloadsSchema.parse(
    JSON.parse(readFileSync(join(folder, 'preloads.json'), 'utf8')),
  );
  const defaultPage = pageWithPreloads({ page: [], hydration: [] });
  const pages = new Map(
    Object.entries(preloads).map(
      ([route, files]) => [route, pageWithPreloads(files, route)] as const,
    ),
  );
  const pageAt = (path: string) => pages.get(matchRoute(path) ?? '') ?? defaultPage;
  return {
    has: (path) => (matchRoute(path) ?? matchRoute(path.toLowerCase())) !== null,
    at: (path) => pageAt(path).body(),
    templateAt: (path) => pageAt(path).template,
  };
}
