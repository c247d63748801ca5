import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPackage, readPackages } from '../workspace/packages.ts';
import { root } from '../workspace/paths.ts';

const { scripts } = readPackage('.');

test('the tests of each package are in a tier of npm test', () => {
  const forgotten = readPackages().filter(
    (each) =>
      each.scripts['test'] !== undefined &&
      each.scripts['test-core'] === undefined &&
      each.scripts['test-rest'] === undefined &&
      !`${scripts['test-libs']} `.includes(`--project=${each.name.split('/')[1]} `),
  );
  expect(forgotten.map(({ name }) => name)).toEqual([]);
});

test('a package whose tests read the tier has both', () => {
  const readsTier = (folder: string) => {
    const configuration = join(root, folder, 'vitest.config.ts');
    return existsSync(configuration) && readFileSync(configuration, 'utf8').includes("'TIER'");
  };
  const tiered = readPackages().filter(({ folder }) => readsTier(folder));
  expect(tiered).not.toHaveLength(0);
  for (const { name, scripts: own } of tiered) {
    expect(own, name).toMatchObject({
      'test-core': expect.stringContaining('TIER=core'),
      'test-rest': expect.stringContaining('TIER=rest'),
    });
  }
});

test('the types of each package are checked', () => {
  const checked = [scripts['typecheck-web'], scripts['typecheck-rest']].join(' ').split(' ');
  const forgotten = readPackages().filter(
    ({ folder }) =>
      existsSync(join(root, folder, 'tsconfig.json')) &&
      !folder.startsWith('libs/') &&
      !checked.includes(folder),
  );
  expect(forgotten.map(({ name }) => name)).toEqual([]);
});
