import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readPrograms } from './programs.ts';
import { installInto } from './project.ts';
import { type Registry, startRegistry } from './registry.ts';
import { run } from './run.ts';
import { libraries, root } from './tarballs.ts';

// The test needs npm's registry for what the libraries depend on.
const isLong = process.env['TEST_LONG'] === '1';

let registry: Registry;
let parent: string;

beforeAll(async () => {
  registry = await startRegistry();
  parent = await mkdtemp(join(tmpdir(), 'parlour-released-'));
});

afterAll(async () => {
  await registry[Symbol.asyncDispose]();
  await rm(parent, { recursive: true, force: true });
});

const manifestShape = z.object({ version: z.string() });

test.runIf(isLong)(
  'the libraries are released by the documented way, and a program installs them',
  async () => {
    const checkout = join(parent, 'checkout');
    await run('git', ['clone', '--quiet', root, checkout], parent);
    await symlink(join(root, 'node_modules'), join(checkout, 'node_modules'));
    const changeset = join(root, 'node_modules/.bin/changeset');
    await run(changeset, ['version'], checkout);
    for (const name of libraries) {
      await cp(join(root, 'libs', name, 'dist'), join(checkout, 'libs', name, 'dist'), {
        recursive: true,
      });
    }
    const text = await readFile(join(checkout, 'libs/core/package.json'), 'utf8');
    const { version } = manifestShape.parse(JSON.parse(text));
    const settings = `@parlour:registry=${registry.url}/\n//${new URL(registry.url).host}/:_authToken=club\n`;
    const userSettings = join(parent, 'npmrc');
    await writeFile(userSettings, settings);
    const publish = ['-c', 'NPM_CONFIG_USERCONFIG="$1" exec "$2" publish', 'sh'];
    await run('sh', [...publish, userSettings, changeset], checkout);
    const names = libraries.map((name) => `@parlour/${name}@${version}`);
    expect(registry.published().toSorted()).toEqual(names.toSorted());
    // What is published is not published again.
    expect(await run('sh', [...publish, userSettings, changeset], checkout)).toContain(
      'No unpublished projects',
    );

    const tool = join(parent, 'tool');
    await mkdir(tool);
    await writeFile(join(tool, '.npmrc'), settings);
    await installInto(tool, names, { typescript: '7', xstate: '5' });
    const [program] = readPrograms();
    await writeFile(join(tool, 'tool.ts'), program?.source ?? '');
    expect(await run(process.execPath, ['tool.ts'], tool)).toBe(program?.output);
  },
  300_000,
);
