import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultServerConditions, defineConfig } from 'vite';

/** Builds the server renderer as one self-contained file. */
export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: { conditions: ['@parlour/source', ...defaultServerConditions] },
  ssr: {
    noExternal: true,
    resolve: { conditions: ['@parlour/source', ...defaultServerConditions] },
  },
  build: {
    ssr: 'src/app/server/renderPage.tsx',
    outDir: 'dist-server',
    target: 'node24',
    copyPublicDir: false,
    reportCompressedSize: false,
    rolldownOptions: { output: { entryFileNames: 'renderPage.js' } },
  },
});
