import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { isLong } from './apps/e2e/src/support/testLength.ts';
import { readPackages } from './tools/src/workspace/packages.ts';
import { nodeProject } from './vitest.projects.ts';

const root = import.meta.dirname;

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
    projects: readPackages()
      .filter(({ scripts }) => scripts['test']?.startsWith('vitest'))
      .map(({ folder, name }) => {
        const own = join(root, folder, 'vitest.config.ts');
        return existsSync(own) ? own : nodeProject(name.split('/')[1] ?? name, join(root, folder));
      }),
  },
});
