import { expect, test } from 'vitest';
import { readPackages } from '../workspace/packages.ts';
import { lintHashes } from './lintHashes.ts';

const packages = readPackages();

/** The folders whose hash differs when one package gets another dependency, whose files so count too. */
const changedBy = (name: string, dependency: string) => {
  const before = lintHashes(packages);
  const after = lintHashes(
    packages.map((each) =>
      each.name === name
        ? { ...each, dependencies: { ...each.dependencies, [dependency]: '*' } }
        : each,
    ),
  );
  return [...before].flatMap(([folder, hash]) => (after.get(folder) === hash ? [] : [folder]));
};

test('every package is linted, and the workspace’s own files', () => {
  expect([...lintHashes(packages).keys()].toSorted()).toEqual(
    ['.', ...packages.map(({ folder }) => folder)].toSorted(),
  );
});

test('a package depends on what its dependencies depend on, and on no other package', () => {
  const changed = changedBy('@parlour/ui', '@parlour/sample-club');
  expect(changed).toContain('libs/ui');
  expect(changed).toContain('libs/app');
  expect(changed).not.toContain('libs/contract');
  expect(changed).not.toContain('apps/api');
});
