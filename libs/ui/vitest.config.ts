import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  resolve: { conditions: ['@parlour/source', ...defaultClientConditions] },
  test: {
    name: 'ui',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    // All files of a worker share one page: creating a new one takes longer than the tests.
    isolate: false,
    testTimeout: 20_000,
    restoreMocks: true,
    setupFiles: ['./src/behavior/testSetup.ts'],
  },
});
