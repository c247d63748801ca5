import { expect, test } from 'vitest';
import { lockFile } from './lockFile.ts';

const checkLock = (packages: object) =>
  lockFile(new Map([['package-lock.json', JSON.stringify({ packages })]]));

test('packages of the registry with their hash, and those of the workspace, pass', () => {
  const integrity = 'sha512-abc';
  const resolved = 'https://registry.npmjs.org/a/-/a-1.0.0.tgz';
  expect(
    checkLock({
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
    checkLock({
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
