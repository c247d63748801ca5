import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Rolldown } from 'vite';
import { compress } from './vite/compress.ts';
import { configuration } from './vite/configuration.ts';
import { preloads } from './vite/preloads.ts';
import { subsetFonts } from './vite/subsetFonts.ts';

const server = `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`;

/**
 * Few files, by when they are needed, because many small ones compress badly: `start` by every page at once, `data` by
 * every call, `components` by nearly every screen. What only one screen or dialog uses stays with it, dialogs and their
 * behavior library included.
 */
const chunks: Rolldown.CodeSplittingGroup[] = [
  { name: 'start', tags: ['$initial'] },
  // Shared by the calls and by the login page, which is there before any call's code is.
  { name: 'words', test: /libs[\\/]contract[\\/]src[\\/](?:limits|wording)/ },
  {
    name: 'data',
    test: /node_modules[\\/](?:ky|@tanstack)[\\/](?!.*(?:mutationObserver|useMutation))|web[\\/]src[\\/]data[\\/](?:createData|queries|callError|DataLayout)/,
  },
  {
    name: 'components',
    test: /libs[\\/]ui[\\/]src[\\/](?!components[\\/](?:Dialog|Drawer|Popup|Toast|Field|TextField|ErrorState)|behavior[\\/]useWaiting)|libs[\\/]core[\\/]|apps[\\/]web[\\/]src[\\/](?!data[\\/]|useToday)/,
    minShareCount: 2,
  },
];

export default defineConfig({
  plugins: [
    react(),
    vanillaExtractPlugin(),
    configuration(server),
    subsetFonts(),
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
