import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Rolldown } from 'vite';
import { compress } from './vite/compress.ts';
import { configuration } from './vite/configuration.ts';
import { paintFirst } from './vite/paintFirst.ts';
import { preloads } from './vite/preloads.ts';
import { subsetFonts } from './vite/subsetFonts.ts';

const server = `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`;

/**
 * Few files, by when they are needed, because many small ones compress badly and wait for connections: `start` by every
 * page at once, `components` by nearly every screen, `member` by every page but the login, with the calls and the shell.
 * What only one screen or dialog uses stays with it, dialogs and their behavior library included.
 */
const chunks: Rolldown.CodeSplittingGroup[] = [
  { name: 'start', tags: ['$initial'] },
  {
    name: 'components',
    test: /libs[\\/]ui[\\/]src[\\/](?!components[\\/](?:Dialog|Drawer|Popup|Toast|Field|TextField|ErrorState)|behavior[\\/]useWaiting)|libs[\\/]core[\\/]|libs[\\/]contract[\\/]src[\\/](?:limits|wording)|apps[\\/]web[\\/]src[\\/](?!data[\\/]|useToday)/,
    minShareCount: 2,
  },
  {
    name: 'member',
    test: /node_modules[\\/](?:ky|@tanstack)[\\/](?!.*(?:mutationObserver|useMutation))|web[\\/]src[\\/](?:data[\\/](?:createData|queries|callError|DataLayout)|shell[\\/](?:Shell|Footer|MenuEntries))/,
  },
];

export default defineConfig({
  plugins: [
    react(),
    vanillaExtractPlugin(),
    configuration(server),
    subsetFonts(),
    paintFirst(),
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
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
});
