import { shortClassName } from '@parlour/vite-plugins';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultServerConditions, defineConfig } from 'vite';

/** Builds the server's renderer, and that of the shells, which the build itself runs. */
export default defineConfig({
  plugins: [react(), vanillaExtractPlugin({ identifiers: shortClassName })],
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: { conditions: ['@parlour/source', ...defaultServerConditions] },
  ssr: {
    noExternal: true,
    resolve: { conditions: ['@parlour/source', ...defaultServerConditions] },
  },
  build: {
    ssr: true,
    outDir: 'dist-server',
    target: 'node24',
    copyPublicDir: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: {
        renderPage: 'src/app/server/renderPage.tsx',
        renderShells: 'src/app/server/renderShells.tsx',
      },
      output: { entryFileNames: '[name].js' },
    },
  },
});
