import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { root } from '../tarballs.ts';
import { EXPORTS_FILE, readLibraries, renderExports, renderReference } from './pages.ts';

let libraries: ReturnType<typeof readLibraries>;

beforeAll(() => {
  libraries = readLibraries();
});

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

test('the list of exports is up to date: run `npm run reference` after a change', () => {
  expect(readFileSync(join(root, EXPORTS_FILE), 'utf8')).toBe(renderExports(libraries));
});

test('the reference has a page of each library with every export', () => {
  const pages = renderReference(libraries);
  for (const { name, sections } of libraries) {
    const page = pages.get(`${name}.md`) ?? '';
    const headings = new Set([...page.matchAll(/^### (.+)$/gm)].map(([, heading]) => heading));
    const names = sections.flatMap(({ declarations }) => declarations).map((each) => each.name);
    expect(names.filter((each) => !headings.has(each))).toEqual([]);
  }
});
