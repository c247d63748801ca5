import { expect, test } from 'vitest';
import { isOwn, productionPackages, readLock } from './productionPackages.ts';
import { thirdPartyNotices } from './thirdPartyNotices.ts';

const lock = readLock();
const packages = productionPackages(lock, ['apps/api', 'apps/web', 'apps/desk']);
const names = packages.map(({ name }) => name);

test('the packages that run are listed, also those that development needs too', () => {
  expect(names).toEqual(
    expect.arrayContaining(['@parlour/core', 'fastify', 'pg', 'react', 'sharp', 'zod']),
  );
  for (const name of ['vitest', 'playwright', 'typescript', 'drizzle-kit', 'vite']) {
    expect(names).not.toContain(name);
  }
});

test('each version of a package is listed once, where Node finds it', () => {
  const folders = packages.map(({ folder }) => folder);
  expect(new Set(folders).size).toBe(folders.length);
  // The api has a version of its own.
  expect(folders).toContain('apps/api/node_modules/p-limit');
});

test('each package of others has a notice with its license', () => {
  const notices = thirdPartyNotices(packages);
  for (const { name, version, license } of packages.filter((each) => !isOwn(each))) {
    expect(notices).toContain(`${name} ${version} (${license})\n`);
  }
  expect(notices).not.toContain('@parlour/');
  expect(notices).not.toContain('(UNKNOWN)');
});

test('a folder that the lock file does not know is refused', () => {
  expect(() => productionPackages(lock, ['apps/none'])).toThrow('has no apps/none');
});
