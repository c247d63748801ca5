import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const source = '@parlour/source';

/** A project whose tests run in plain Node. */
const nodeProject = (name: string, root: string) => ({
  resolve: { conditions: [source, ...defaultServerConditions] },
  ssr: { resolve: { conditions: [source, ...defaultServerConditions] } },
  test: { name, root, environment: 'node', include: ['src/**/*.test.ts'] },
});

export default defineConfig({
  test: {
    projects: [
      nodeProject('contract', 'libs/contract'),
      nodeProject('core', 'libs/core'),
      nodeProject('client', 'libs/client'),
      nodeProject('sample-club', 'libs/sample-club'),
      nodeProject('tools', 'tools'),
      nodeProject('api', 'apps/api'),
      './libs/ui/vitest.config.ts',
      './apps/web/vitest.config.ts',
      './.storybook/vitest.config.ts',
    ],
  },
});
