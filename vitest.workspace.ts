import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { readPackages } from './tools/src/workspace/packages.ts';
import { isLong, nodeProject, reporters } from './vitest.projects.ts';

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
    reporters,
    projects: readPackages()
      .filter(({ scripts }) => scripts['test']?.startsWith('vitest'))
      .map(({ folder, name }) => {
        const own = join(root, folder, 'vitest.config.ts');
        return existsSync(own) ? own : nodeProject(name.split('/')[1] ?? name, join(root, folder));
      }),
  },
});
