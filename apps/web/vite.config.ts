import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Rolldown } from 'vite';
import { compress } from './vite/compress.ts';
import { configuration } from './vite/configuration.ts';
import { createFirstLoads } from './vite/firstLoads.ts';
import { paintFirst } from './vite/paintFirst.ts';
import { preloadFiles } from './vite/preloadFiles.ts';
import { preloads } from './vite/preloads.ts';
import { subsetFonts } from './vite/subsetFonts.ts';

const server = `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`;

const { plugin: firstLoads, addressesOf } = createFirstLoads();

/** ky and the query cache; what only writes use comes with the pages that write. */
const reading =
  /node_modules[\\/](?:ky|@tanstack)[\\/](?!.*(?:mutationObserver|useMutation|hydration))/;

/** What pages that the server has rendered begin with: they are among the pages. */
const renderedData = /keepRenderedData|hydration/;

/** What some pages alone need, and others need not wait for. */
const map = /[\\/](?:libs|src)[\\/]maps?[\\/]/;
const staffHtml = /[\\/]staff-html[\\/]/;

/**
 * Few files, by when they are needed, because many small ones compress badly and wait for connections: `start` by every
 * page at once, `components` by the login and by members, `member` by every page but the login, `take-over` by the
 * pages that the server renders, and `pages` by the pages that one goes to from the dashboard. What only one page or
 * dialog uses stays with it, dialogs and their behavior library included.
 */
const chunks: Rolldown.CodeSplittingGroup[] = [
  { name: 'start', tags: ['$initial'] },
  {
    name: 'components',
    test: (id) => addressesOf(id).includes('/login') && addressesOf(id).includes('/dashboard'),
  },
  { name: 'member', test: (id) => addressesOf(id).includes('/dashboard') || reading.test(id) },
  { name: 'take-over', test: /[\\/]routing[\\/]takeOver/ },
  {
    name: 'pages',
    test: (id) =>
      renderedData.test(id) || (addressesOf(id).length > 1 && !map.test(id) && !staffHtml.test(id)),
  },
  { name: 'map', test: (id) => addressesOf(id).length > 1 && map.test(id) },
];

export default defineConfig({
  plugins: [
    react(),
    vanillaExtractPlugin(),
    configuration(server),
    subsetFonts(),
    firstLoads,
    paintFirst(),
    preloadFiles(),
    preloads(),
    compress(),
  ],
  resolve: { conditions: ['@parlour/source', ...defaultClientConditions] },
  server: { proxy: { '/api': server, '/pictures': server } },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    // All of it is smaller than what a second request costs.
    cssCodeSplit: false,
    modulePreload: {
      polyfill: false,
      // The file itself is asked for at the same moment.
      resolveDependencies: (file, needed) => needed.filter((name) => name !== file),
    },
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
});
