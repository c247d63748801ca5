import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { readPackages } from './tools/src/workspace/packages.ts';

/** Whether the tests run at full length, by `npm run test:long`; otherwise, what takes long is sampled. */
export const isLong = process.env['TEST_LONG'] === '1';

const target = process.env['NX_TASK_TARGET_TARGET'] ?? 'test';
const report = join(process.cwd(), 'test-results', target, 'report.json');

/** `npm test` adds up these reports: one of each Nx target, in the folder of its package. */
export const reporters: ('default' | ['json', { outputFile: string }])[] = [
  'default',
  ['json', { outputFile: report }],
];

const source = '@parlour/source';
// Milliseconds. It ends what hangs: a test waits for a state, and a machine may be very busy.
const testTimeout = 300_000;
const hookTimeout = testTimeout;
// Files share their worker's modules: loading these again for each file takes longer than most tests.
const isolate = false;

// A run of several projects ends one before it begins the next: files of two projects can not share a worker.
const sequenceOf = (name: string) => ({
  groupOrder: readPackages().findIndex((each) => each.name === `@parlour/${name}`),
});

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
      hookTimeout,
      isolate,
      sequence: sequenceOf(name),
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
      environment: join(import.meta.dirname, 'vitest.sharedDom.ts'),
      include: ['src/**/*.test.{ts,tsx}'],
      testTimeout,
      hookTimeout,
      isolate,
      sequence: sequenceOf(name),
      setupFiles: [join(import.meta.dirname, 'vitest.withoutStyles.ts'), ...setupFiles],
      ...test,
    },
  });
}
