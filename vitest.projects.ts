import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { isLong } from './apps/e2e/src/support/testLength.ts';

const source = '@parlour/source';
// Milliseconds. Generous, because a busy machine is slow.
const testTimeout = isLong ? 300_000 : 20_000;
// Files share their worker's modules: loading these again for each file takes longer than most tests.
const isolate = false;

/** Creates a project with tests in plain Node. `test` extends its test options. */
export function nodeProject(name: string, root: string, test: object = {}) {
  // Node does not support the condition `module`: packages may offer bundler-only code under it.
  const conditions = [source, ...defaultServerConditions.filter((each) => each !== 'module')];
  return {
    resolve: { conditions },
    ssr: { resolve: { conditions } },
    // Vitest loads a global setup in an environment of its own.
    environments: { __vitest__: { resolve: { conditions } } },
    test: {
      name,
      root,
      environment: 'node' as const,
      include: ['src/**/*.test.ts'],
      exclude: ['**/node_modules/**', '**/fixtures/**'],
      testTimeout,
      isolate,
      ...test,
    },
  };
}

/** Creates a project with tests of React components in jsdom. `test` extends its test options. */
export function reactProject(
  name: string,
  root: string,
  { setupFiles, ...test }: { readonly setupFiles: readonly string[] } & Record<string, unknown>,
) {
  const conditions = [source, ...defaultClientConditions];
  return defineConfig({
    // The tests read class names, not styles. Without the compiler of styles, these modules are cached like others.
    plugins: [react(), vanillaExtractPlugin({ unstable_mode: 'transform' })],
    resolve: { conditions },
    ssr: { resolve: { conditions } },
    test: {
      name,
      root,
      environment: 'jsdom',
      include: ['src/**/*.test.{ts,tsx}'],
      testTimeout,
      isolate,
      setupFiles: [join(import.meta.dirname, 'vitest.withoutStyles.ts'), ...setupFiles],
      ...test,
    },
  });
}
