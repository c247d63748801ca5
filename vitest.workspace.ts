import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { isLong } from './apps/e2e/src/support/testLength.ts';

const source = '@parlour/source';
const root = import.meta.dirname;
// Node knows no `module`: what packages offer under that name may be for bundlers alone.
const conditions = [source, ...defaultServerConditions.filter((name) => name !== 'module')];

/** A project whose tests run in plain Node. `test` adds to the settings of its tests. */
const nodeProject = (name: string, folder: string, test: object = {}) => ({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name,
    root: join(root, folder),
    environment: 'node' as const,
    include: ['src/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/fixtures/**'],
    // Milliseconds. A busy machine is no fault of what is tested.
    testTimeout: isLong ? 300_000 : 20_000,
    ...test,
  },
});

declare module 'vitest' {
  export interface ProvidedContext {
    /** Whether the tests run at full length, by `npm run test:long`. */
    isLong: boolean;
  }
}

export default defineConfig({
  test: {
    root,
    provide: { isLong },
    // The test command adds up these reports; each package's own folder is the working folder of its run.
    reporters: [
      'default',
      ['json', { outputFile: join(process.cwd(), 'test-results/report.json') }],
    ],
    projects: [
      nodeProject('contract', 'libs/contract'),
      nodeProject('core', 'libs/core', {
        setupFiles: fileURLToPath(new URL('libs/core/src/fixtures/testSetup.ts', import.meta.url)),
      }),
      nodeProject('client', 'libs/client'),
      nodeProject('sample-club', 'libs/sample-club'),
      nodeProject('tools', 'tools'),
      nodeProject('api', 'apps/api', {
        globalSetup: fileURLToPath(new URL('apps/api/src/testing/globalSetup.ts', import.meta.url)),
        testTimeout: 60_000,
        hookTimeout: 60_000,
        // What a server does a moment after its answer, through its database or another process.
        expect: { poll: { timeout: 15_000 } },
      }),
      'libs/ui/vitest.config.ts',
      'libs/map/vitest.config.ts',
      'apps/web/vitest.config.ts',
    ],
  },
});
