import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { root } from '../tarballs.ts';
import { readLibraries, renderReference } from './pages.ts';

let libraries: ReturnType<typeof readLibraries>;

beforeAll(() => {
  libraries = readLibraries();
}, 60_000);

/** Returns the source of a declaration file: `libs/core/src/format/slug.ts`. */
const sourceOf = (file: string) =>
  relative(root, file)
    .replace('/dist/', '/src/')
    .replace(/\.d\.ts$/, '.ts');

test('every export says what it is', () => {
  const missing = libraries
    .flatMap(({ sections }) => sections.flatMap(({ declarations }) => declarations))
    .filter(({ comment }) => comment === '')
    .map(
      ({ name, file }) =>
        `${sourceOf(file)}: add a comment to ${name} with its shape, unit, errors or source`,
    );
  expect(missing).toEqual([]);
});

test('the reference shows what the libraries export: run `npm run reference` after a change', async () => {
  for (const [path, text] of await renderReference(libraries)) {
    const file = join(root, path);
    expect(existsSync(file) ? readFileSync(file, 'utf8') : '').toBe(text);
  }
}, 60_000);
