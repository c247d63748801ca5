import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { compress } from './vite/compress.ts';
import { configuration } from './vite/configuration.ts';
import { preloadFonts } from './vite/preloadFonts.ts';

const server = `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`;

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin(), configuration(server), preloadFonts(), compress()],
  resolve: { conditions: ['@parlour/source', ...defaultClientConditions] },
  server: { proxy: { '/api': server, '/pictures': server } },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
});
