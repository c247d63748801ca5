import { fileURLToPath } from 'node:url';
import { appConfig, createFirstLoads, preloads, shortClassName } from '@parlour/vite-plugins';
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

/** The pages of requests and of the members who sent them. */
const requestPages: readonly string[] = [
  'home',
  'requests',
  'request',
  'inbox',
  'today',
  'house',
  'members',
  'member',
];
const studioPages: readonly string[] = [
  'contentList',
  'content',
  'releases',
  'release',
  'pictures',
  'imports',
  'import',
];
/** The pages before somebody is signed in. They need nothing of the frame. */
const entrancePages: readonly string[] = ['signIn', 'setUp'];

/** Returns the pages that share a module. Empty for one of a single page. */
const sharing = (id: string) => {
  const sharedBy = pagesOf(id);
  return sharedBy.length > 1 ? sharedBy : [];
};

/** Whether some pages share a module, and no other page has it. */
const isSharedAmong = (id: string, pages: readonly string[]) =>
  sharing(id).length > 0 && sharing(id).every((page) => pages.includes(page));

/** One chunk for what every page needs, and others for what pages of requests, of the studio, of the entrance and all share. */
const chunks: Rolldown.CodeSplittingGroup[] = [
  { name: 'start', tags: ['$initial'] },
  { name: 'requests', test: (id) => isSharedAmong(id, requestPages) },
  { name: 'studio', test: (id) => isSharedAmong(id, studioPages) },
  { name: 'entrance', test: (id) => sharing(id).some((page) => entrancePages.includes(page)) },
  { name: 'pages', test: (id) => sharing(id).length > 0 },
];

export default defineConfig({
  base: '/desk/',
  ...appConfig({
    server,
    forwarded: ['/api'],
    unsupported,
    target: browserslistToEsbuild(),
    fontFolder: fileURLToPath(new URL('node_modules/.parlour-fonts', import.meta.url)),
    compilers: [react(), vanillaExtractPlugin({ identifiers: shortClassName })],
    firstLoads,
    plugins: [preloads(pages)],
    chunks,
    conditions: ['@parlour/source', ...defaultClientConditions],
  }),
});
