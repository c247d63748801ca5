import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { readPackages, type WorkspacePackage } from '../workspace/packages.ts';
import { root } from '../workspace/paths.ts';

/** One command of `npm run check`. */
export interface Step {
  readonly name: string;
  readonly command: readonly [program: string, ...parameters: string[]];
}

const isCode = (path: string) => /\.[cm]?tsx?$/.test(path);
/** The workspace compiles these with its own, because those of a package leave them out. */
const isConfiguration = (path: string) => /^(?:apps|libs)\/[^/]+\/(?!src\/)/.test(path);
const isIn = (path: string, { folder }: WorkspacePackage) => path.startsWith(`${folder}/`);

/**
 * Returns what Vitest finds the tests beside a file by: its folder, or directly in a package's `src` its name. What is there
 * binds a package together, and few tests beside it are about it.
 */
function testsBeside(path: string): string {
  const folder = dirname(path);
  return basename(folder) === 'src' ? path.replace(/(?:\.test)?\.tsx?$/, '.test.') : `${folder}/`;
}

/** Checks types with what the compiler found out earlier, so that it checks again only what a change reaches. */
const typecheck = (folder: string): Step => ({
  name: `types of ${folder}`,
  command: [
    'tsc',
    '-p',
    join(folder, 'tsconfig.json'),
    '--incremental',
    '--tsBuildInfoFile',
    join(root, '.nx/check', `${folder.replaceAll(/[/.]/g, '-')}.tsbuildinfo`),
  ],
});

/** Plans the checks of some changed files of the workspace, the longest first. Some of the files may be removed. */
export function planSteps(changed: readonly string[]): readonly Step[] {
  const present = changed.filter((path) => existsSync(join(root, path)));
  const code = present.filter(isCode);
  const packages = readPackages().filter((each) => changed.some((path) => isIn(path, each)));
  const tested = packages.filter(({ scripts }) => scripts['test'] !== undefined);
  const testFilters = changed
    .filter((path) => isCode(path) && tested.some((each) => isIn(path, each)))
    .map(testsBeside);
  const typed = packages.filter((each) => changed.some((path) => isCode(path) && isIn(path, each)));
  const isOfWorkspace = code.some(
    (path) => isConfiguration(path) || !packages.some((each) => isIn(path, each)),
  );
  const steps: readonly (Step | false)[] = [
    testFilters.length > 0 && {
      name: 'the tests beside the changes',
      command: [
        'vitest',
        'run',
        '--config=vitest.workspace.ts',
        '--reporter=default',
        '--passWithNoTests',
        ...tested.map(({ name }) => `--project=${name.split('/')[1] ?? name}`),
        ...new Set(testFilters),
      ],
    },
    code.length > 0 && {
      name: `lint of ${code.length} files`,
      command: ['oxlint', '--type-aware', ...code],
    },
    ...typed.map(({ folder }) => typecheck(folder)),
    isOfWorkspace && typecheck('.'),
    {
      name: 'checks of the repository',
      command: ['node', '--conditions=@parlour/source', 'tools/src/checks/main.ts'],
    },
    present.length > 0 && {
      name: `format of ${present.length} files`,
      command: ['oxfmt', '--check', '--no-error-on-unmatched-pattern', ...present],
    },
  ];
  return steps.filter((step) => step !== false);
}
