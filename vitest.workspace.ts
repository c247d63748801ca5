import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { isLong } from './apps/e2e/src/support/testLength.ts';

const source = '@parlour/source';
const root = import.meta.dirname;
// Node does not support the condition `module`: packages may offer bundler-only code under it.
const conditions = [source, ...defaultServerConditions.filter((name) => name !== 'module')];

/** Creates a project with tests in plain Node. `test` extends its test options. */
const nodeProject = (name: string, folder: string, test: object = {}) => ({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name,
    root: join(root, folder),
    environment: 'node' as const,
    include: ['src/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/fixtures/**'],
    // Milliseconds. Generous, because a busy machine is slow.
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
    // `npm test` adds up these reports. The working folder of each run is the package's own.
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
        // For effects of a server shortly after its response, through its database or another process.
        expect: { poll: { timeout: 15_000 } },
      }),
      'libs/ui/vitest.config.ts',
      'libs/map/vitest.config.ts',
      'apps/web/vitest.config.ts',
    ],
  },
});
