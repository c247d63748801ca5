import browserslistToEsbuild from 'browserslist-to-esbuild';
import { defaultClientConditions, defineConfig } from 'vite';

/** Builds the service worker as one script. The server sends it with the list of the release's files before it. */
export default defineConfig({
  resolve: { conditions: ['@parlour/source', ...defaultClientConditions] },
  build: {
    target: browserslistToEsbuild(),
    outDir: 'dist-server',
    // The renderer is there too.
    emptyOutDir: false,
    copyPublicDir: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: 'src/app/offline/service-worker/serviceWorker.ts',
      output: { format: 'iife', entryFileNames: 'serviceWorker.js' },
    },
  },
});
