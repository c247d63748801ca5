import { expect, test } from 'vitest';
import { readPackage, readPackages } from '../workspace/packages.ts';

test('the tests of each package are in a tier of npm test', () => {
  const libraries = readPackage('.').scripts['test-libs'] ?? '';
  const forgotten = readPackages().filter(
    ({ name, scripts }) =>
      scripts['test'] !== undefined &&
      scripts['test-core'] === undefined &&
      scripts['test-rest'] === undefined &&
      !`${libraries} `.includes(`--project=${name.split('/')[1]} `),
  );
  expect(forgotten.map(({ name }) => name)).toEqual([]);
});
