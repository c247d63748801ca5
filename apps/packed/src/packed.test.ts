import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import * as z from 'zod/mini';
import { loadedPackages } from './loadedModules.ts';
import { countPrograms, namedTarballs, readPrograms } from './programs.ts';
import { compile, createProject, type Packages, type Project, type Resolution } from './project.ts';
import { run } from './run.ts';
import { nodeOf, removeRuntimes } from './runtimes.ts';
import { titleOfPage } from './servedPage.ts';
import { libraries, root } from './tarballs.ts';

const programs = readPrograms();
const isLong = process.env['TEST_LONG'] === '1';

/** A way to use the libraries. The short one needs no network. */
const combinations: readonly {
  name: string;
  packages?: Packages;
  resolutions: readonly Resolution[];
  nodes: readonly string[];
}[] = [
  { name: 'as in the checkout', resolutions: ['nodenext'], nodes: [''] },
  ...(isLong
    ? [
        { typescript: '5.9', xstate: '5.33.0' },
        { typescript: 'latest', xstate: '5' },
      ].map((packages) => ({
        name: `TypeScript ${packages.typescript}, xstate ${packages.xstate}`,
        packages,
        resolutions: ['nodenext', 'bundler'] as const,
        nodes: ['20', '22', '24'],
      }))
    : []),
];

afterAll(removeRuntimes);

test('every program of the documents shows its output', () => {
  expect(programs).toHaveLength(countPrograms());
});

describe.each(combinations)('$name', ({ packages, resolutions, nodes }) => {
  let project: Project;
  beforeAll(async () => {
    project = await createProject(programs, packages);
  }, 300_000);
  afterAll(() => project[Symbol.asyncDispose]());

  test('the guide installs the tarballs that packing makes', () => {
    const names = namedTarballs();
    expect(names).not.toEqual([]);
    expect(project.tarballs.map((file) => basename(file))).toEqual(
      expect.arrayContaining([...names]),
    );
  });

  test.each(libraries)('%s holds its license, its README and what it exports', async (name) => {
    const folder = join(project.folder, 'node_modules/@parlour', name);
    const read = (file: string) => readFile(join(folder, file), 'utf8');
    expect(await read('LICENSE')).toBe(await readFile(join(root, 'LICENSE'), 'utf8'));
    expect(await read('README.md')).toContain(`# @parlour/${name}`);
    const targets = Object.values(await exportsOf(folder)).flatMap((target) =>
      typeof target === 'string' ? [target] : Object.values(target),
    );
    for (const target of targets) expect(await read(target)).not.toBe('');
  });

  test.each(libraries)('the types of %s name only packages that it declares', async (name) => {
    const folder = join(project.folder, 'node_modules/@parlour', name);
    const { dependencies = {}, peerDependencies = {} } = await manifestOf(folder);
    const files = await readAll('dist/**/*.d.ts', folder);
    const named = files.flatMap((text) =>
      [...text.matchAll(/(?:from|import\() ?['"]((?:@[^/'"]+\/)?[^./'"][^/'"]*)/g)].map(
        ([, specifier = '']) => specifier,
      ),
    );
    expect(Object.keys({ ...dependencies, ...peerDependencies })).toEqual(
      expect.arrayContaining([...new Set(named)]),
    );
  });

  test('rules load neither xstate nor zod', async () => {
    const entries = Object.keys(
      await exportsOf(join(project.folder, 'node_modules/@parlour/core')),
    );
    const rules = entries.filter(
      (entry) => !['.', './inputs', './machines', './package.json'].includes(entry),
    );
    expect(rules).toContain('./requests');
    for (const entry of rules) {
      const loaded = await loadedPackages(`@parlour/core${entry.slice(1)}`, project.folder);
      const others = [...loaded].filter((name) => !name.startsWith('@parlour/'));
      expect([entry, others]).toEqual([entry, []]);
    }
  });

  describe.each(resolutions)('%s', (resolution) => {
    let compiled: string;
    test('all types hold, those of the libraries too', async () => {
      compiled = await compile(project, resolution);
    });

    const runs = nodes.flatMap((node) =>
      programs
        // The client needs Node 22, as its engines say.
        .filter(({ source }) => node !== '20' || !source.includes('@parlour/client'))
        .map((program) => ({ node, ...program })),
    );
    test.each(runs)('Node $node runs $name', async ({ node, name, output }) => {
      const file = join(compiled, `${name}.js`);
      expect(await run(await nodeOf(node), [file], project.folder)).toBe(output);
    });
  });

  test('a bundled page runs a machine, with the rules in a module worker', async () => {
    expect(await titleOfPage(project.folder)).toBe('cafe-zoe €90; Dining date; function; GET');
  });
});

const manifestShape = z.object({
  exports: z.record(z.string(), z.union([z.string(), z.record(z.string(), z.string())])),
  dependencies: z.optional(z.record(z.string(), z.string())),
  peerDependencies: z.optional(z.record(z.string(), z.string())),
});

const manifestOf = async (folder: string) =>
  manifestShape.parse(JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')));

const exportsOf = async (folder: string) => (await manifestOf(folder)).exports;

const readAll = async (pattern: string, cwd: string) =>
  Promise.all(globSync(pattern, { cwd }).map((file) => readFile(join(cwd, file), 'utf8')));
