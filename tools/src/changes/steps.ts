import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf } from '../suites/sourceFiles.ts';
import { readPackages, type WorkspacePackage } from '../workspace/packages.ts';
import { root } from '../workspace/paths.ts';
import type { AffectedTests } from './affectedTests.ts';
import type { ChangedFiles } from './changedFiles.ts';
import type { Step } from './runSteps.ts';

const isCode = (path: string) => /\.[cm]?tsx?$/.test(path);

/** Whether no step reads a file: neither code nor a document. */
const isUnread = (path: string) => !isCode(path) && !path.endsWith('.md');

/** What a published library exports comes from its sources. */
const published = /^libs\/(?:contract|core|client)\/src\/(?!.*\.test\.ts$|.*\/fixtures\/)/;

/** Returns the packages that contain some files. */
export function packagesOf(paths: readonly string[]): readonly WorkspacePackage[] {
  return readPackages().filter(({ folder }) => paths.some((path) => path.startsWith(`${folder}/`)));
}

/** Returns the packages that use one of the given ones directly, themselves left out. */
function usersOf(packages: readonly WorkspacePackage[]): readonly WorkspacePackage[] {
  const names = new Set(packages.map(({ name }) => name));
  return readPackages().filter(
    ({ name, dependencies, devDependencies }) =>
      !names.has(name) &&
      Object.keys({ ...dependencies, ...devDependencies }).some((used) => names.has(used)),
  );
}

/** The name of a package's project in the test workspace. */
const projectOf = ({ name }: WorkspacePackage) => name.split('/')[1] ?? name;

/** What the compiler found out earlier, so that it checks again only what a change reaches. */
const buildInfoOf = (folder: string) =>
  join(root, '.nx/check', `${folder.replaceAll(/[/.]/g, '-')}.tsbuildinfo`);

const typecheckOf = ({ folder }: Pick<WorkspacePackage, 'folder'>): Step => ({
  name: `types of ${folder}`,
  command: [
    'tsc',
    '-p',
    `${folder}/tsconfig.json`,
    '--incremental',
    '--tsBuildInfoFile',
    buildInfoOf(folder),
  ],
});

/** Plans the checks of some changed files, the longest first. */
export function planSteps(changed: ChangedFiles, tests: AffectedTests): readonly Step[] {
  const { present, removed } = changed;
  const code = present.filter(isCode);
  const packages = packagesOf([...present, ...removed].filter(isCode));
  const testSteps = packagesOf(tests.own).map((owner): Step => {
    const files = tests.own.filter((file) => file.startsWith(`${owner.folder}/`));
    return {
      name: `${files.length} test files of ${owner.folder}`,
      command: [
        'vitest',
        'run',
        '--config=vitest.workspace.ts',
        `--project=${projectOf(owner)}`,
        '--reporter=default',
        ...files,
      ],
    };
  });
  const types = packages.filter(({ folder }) => existsSync(join(root, folder, 'tsconfig.json')));
  const isOfWorkspace = code.some(
    (path) => !packages.some(({ folder }) => path.startsWith(`${folder}/`)),
  );
  return [
    ...testSteps,
    ...(code.length === 0
      ? []
      : [
          {
            name: `lint of ${code.length} files`,
            command: ['oxlint', '--type-aware', ...code] as const,
          },
        ]),
    ...types.map(typecheckOf),
    ...(isOfWorkspace ? [typecheckOf({ folder: '.' })] : []),
    {
      name: 'checks of the repository',
      command: ['node', '--conditions=@parlour/source', 'tools/src/checks/main.ts'],
    },
    ...(present.length === 0
      ? []
      : [
          {
            name: `format of ${present.length} files`,
            command: ['prettier', '--check', '--ignore-unknown', ...present] as const,
          },
        ]),
  ];
}

const list = (paths: readonly string[]) =>
  paths.length > 3
    ? `${paths.slice(0, 3).join(', ')} and ${paths.length - 3} more`
    : paths.join(', ');

/** Returns a line for each thing that a change may break and the steps leave out. */
export function leftOut(changed: ChangedFiles, tests: AffectedTests): readonly string[] {
  const code = [...changed.present, ...changed.removed].filter(isCode);
  const users = usersOf(packagesOf(code)).map(({ folder }) => folder);
  const lines: readonly (readonly [what: string, paths: readonly string[]])[] = [
    ['types of packages that use it', users],
    ['other tests that read it', tests.others],
    ['stories that import it, which `npm run story -- FILE` opens', tests.stories],
    [
      'journeys, which `npx nx journey-FOLDER @parlour/e2e` runs',
      code.length === 0 ? [] : filesOf('apps/e2e/src/*/*.e2e.ts'),
    ],
    ['the build, packages and pictures', [...changed.present, ...changed.removed].filter(isUnread)],
    [
      'the reference of what the libraries export, and the comments of its fields',
      code.some((path) => published.test(path))
        ? ['npm run reference', 'npm run test -w @parlour/packed -- reference fieldComments']
        : [],
    ],
    ['unused exports and files (knip)', code.length === 0 ? [] : ['npm run knip']],
  ];
  return lines.flatMap(([what, paths]) =>
    paths.length === 0 ? [] : [`left out: ${what}: ${list(paths)}`],
  );
}
