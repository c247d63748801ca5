import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const guide = await readFile(join(root, 'docs/core-guide.md'), 'utf8');
const example = /^```ts\n(?<program>.*?)^```\n\n```text\n(?<printed>.*?)^```$/gms;
const examples = [...guide.matchAll(example)].map(({ groups: { program, printed } = {} }) => ({
  program: program!,
  printed: printed!,
}));

/** Runs a program in this workspace and returns its output. */
const run = async (program: string) => {
  const node = promisify(execFile)(
    process.execPath,
    ['--conditions=@parlour/source', '--input-type=module-typescript', '--eval', program],
    { cwd: root },
  );
  return (await node).stdout;
};

test('every program of the guide shows its output', () => {
  expect(examples).toHaveLength(4);
  expect(guide.match(/^```ts$/gm)).toHaveLength(examples.length);
});

test.each(examples)(
  'example %# of the guide prints the shown output',
  async (each) => {
    expect(await run(each.program)).toBe(each.printed);
  },
  60_000,
);

test('every program of the guide compiles', async () => {
  // Inside the workspace, where the packages are found.
  const folder = join(root, '.nx/guide');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const configuration = {
    extends: '../../tsconfig.base.json',
    compilerOptions: { lib: ['es2024', 'dom', 'dom.iterable'] },
    include: ['*.ts'],
  };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(configuration));
  await Promise.all(
    examples.map(({ program }, index) => writeFile(join(folder, `program${index}.ts`), program)),
  );
  const compiler = join(root, 'node_modules/.bin/tsc');
  const { stdout } = await promisify(execFile)(compiler, ['-p', folder]).catch(
    (error: { stdout: string }) => error,
  );
  expect(stdout).toBe('');
}, 60_000);
