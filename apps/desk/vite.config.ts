import { fileURLToPath } from 'node:url';
import { appConfig, createFirstLoads, preloads } from '@parlour/vite-plugins';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { defaultClientConditions, defineConfig, type Rolldown } from 'vite';
import { pages } from './vite/pages.ts';

const server = `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`;

/** What a browser older than those of the workspace's `browserslist` says. */
const unsupported =
  'This browser is too old for the desk. Please update it to Safari or iOS 16.4, Firefox 121, Chrome 111, Edge 111, or newer.';

const { plugin: firstLoads, pagesOf } = createFirstLoads(pages);

/** One chunk for what every page needs, and one for what several pages share. */
const chunks: Rolldown.CodeSplittingGroup[] = [
  { name: 'start', tags: ['$initial'] },
  { name: 'pages', test: (id) => pagesOf(id).length > 1 },
];

export default defineConfig({
  base: '/desk/',
  ...appConfig({
    server,
    forwarded: ['/api'],
    unsupported,
    target: browserslistToEsbuild(),
    fontFolder: fileURLToPath(new URL('node_modules/.parlour-fonts', import.meta.url)),
    compilers: [react(), vanillaExtractPlugin()],
    firstLoads,
    plugins: [preloads(pages)],
    chunks,
    conditions: ['@parlour/source', ...defaultClientConditions],
  }),
});
