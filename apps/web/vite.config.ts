import { fileURLToPath } from 'node:url';
import {
  compress,
  configuration,
  createFirstLoads,
  leaveOut,
  paintFirst,
  prefetches,
  preloadFiles,
  preloads,
  pureComponents,
  subsetFonts,
} from '@parlour/vite-plugins';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { defaultClientConditions, defineConfig, type Rolldown } from 'vite';
import { laterModules, pages, prefetchedModules } from './vite/pages.ts';

const server = `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`;

/** What a browser older than those of the workspace's `browserslist` says. */
const unsupported =
  'This browser is too old for these pages. Please update it to Safari or iOS 16.4, Firefox 121, Chrome 111, Edge 111, or newer.';

const { plugin: firstLoads, pagesOf } = createFirstLoads({ ...pages, ...laterModules });

/** ky and the query cache, without the parts used only by pages that send commands. */
const readingLibraries =
  /node_modules[\\/](?:ky|@tanstack)[\\/](?!.*(?:mutationObserver|useMutation|hydration))/;

/** What binds machines to components. Sign-in and most pages need it, the dashboard does not. */
const machineHooks = /node_modules[\\/](?:@xstate[\\/]react|use-sync-external-store)[\\/]/;

const isOf = (page: string, id: string) => pagesOf(id).includes(page);

/** Modules that hydrate the data of server-rendered pages. They belong to the `pages` chunk. */
const renderedData = /hydrateQueryClient|hydration/;

/** Modules needed only by some pages, kept out of the shared chunks. */
const map = /[\\/](?:libs|components)[\\/]maps?[\\/]/;
const staffHtml = /[\\/]staff-html[\\/]/;

/**
 * A few chunks grouped by first use, because many small files compress badly and wait for connections:
 * - `start`: every page, and what sign-in and the dashboard share
 * - `sign-in-shared`: what sign-in shares with pages other than the dashboard
 * - `member`: every page except sign-in
 * - `own`: what is the member's own, after the dashboard's first load
 * - `take-over`: server-rendered pages
 * - `pages`: pages reached from the dashboard
 *
 * Code used by one page or dialog stays with it, including dialogs and their behavior library.
 */
const chunks: Rolldown.CodeSplittingGroup[] = [
  { name: 'start', tags: ['$initial'] },
  { name: 'start', test: (id) => isOf('signIn', id) && isOf('dashboard', id) },
  { name: 'take-over', test: /[\\/]routing[\\/]hydrate/ },
  {
    name: 'sign-in-shared',
    test: (id) => machineHooks.test(id) || (isOf('signIn', id) && pagesOf(id).length > 1),
  },
  { name: 'member', test: (id) => isOf('dashboard', id) || readingLibraries.test(id) },
  { name: 'own', test: (id) => isOf('own', id) },
  {
    name: 'pages',
    test: (id) =>
      renderedData.test(id) || (pagesOf(id).length > 1 && !map.test(id) && !staffHtml.test(id)),
  },
  { name: 'map', test: (id) => pagesOf(id).length > 1 && map.test(id) },
];

export default defineConfig({
  plugins: [
    react(),
    vanillaExtractPlugin(),
    pureComponents(),
    leaveOut(),
    configuration(server),
    subsetFonts(fileURLToPath(new URL('node_modules/.parlour-fonts', import.meta.url))),
    firstLoads,
    paintFirst({ unsupported }),
    preloadFiles(),
    preloads(pages),
    prefetches(prefetchedModules),
    compress(),
  ],
  resolve: { conditions: ['@parlour/source', ...defaultClientConditions] },
  server: { proxy: { '/api': server, '/pictures': server } },
  build: {
    target: browserslistToEsbuild(),
    assetsInlineLimit: 0,
    // The whole style sheet costs less than a second request.
    cssCodeSplit: false,
    modulePreload: {
      polyfill: false,
      // The file itself is requested at the same time.
      resolveDependencies: (file, needed) => needed.filter((name) => name !== file),
    },
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
});
