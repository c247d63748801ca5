import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { guideCommands, namedTarballs, readPrograms } from './programs.ts';
import { run } from './run.ts';
import { nodeOf, removeRuntimes } from './runtimes.ts';
import { libraries, root } from './tarballs.ts';

const isLong = process.env['TEST_LONG'] === '1';
const parent = mkdtempSync(join(tmpdir(), 'parlour-guide-'));
const folder = join(parent, 'club-tool');

/** Whether a command of the guide needs a program in the project that the others make. */
const isOfProgram = (command: string) => command.endsWith(' tool.ts');

afterAll(async () => {
  rmSync(parent, { recursive: true, force: true });
  await removeRuntimes();
});

test('the commands of the guide make a project, which has the libraries with a network', async () => {
  const commands = guideCommands()
    // Nx runs these before the test, and other tests read what they build.
    .filter((command) => !command.endsWith(' run build'))
    .filter((command) => isLong || !command.startsWith('npm install '))
    .filter((command) => !isOfProgram(command))
    .map((command) => command.replaceAll('../club-tool', folder));
  await run('sh', ['-e', '-c', commands.join('\n')], root);
  for (const name of namedTarballs()) expect(existsSync(join(folder, name)), name).toBe(true);
  if (!isLong) return;
  for (const name of libraries) {
    expect(existsSync(join(folder, 'node_modules/@parlour', name)), name).toBe(true);
  }
  expect(await run('npx', ['--no-install', 'tsc', '--version'], folder)).toMatch(/^Version 7\./);
});

test.each(libraries)('%s is not packed before it is built', async (name) => {
  const copy = join(parent, name);
  await mkdir(join(copy, 'src'), { recursive: true });
  await copyFile(join(root, '.npmrc'), join(copy, '.npmrc'));
  await copyFile(join(root, 'libs', name, 'package.json'), join(copy, 'package.json'));
  const pack = ['pack', '--dry-run', '--ignore-scripts=false'];
  await expect(run('npm', pack, copy)).rejects.toThrow('It is not built');
});

test.runIf(isLong)('the commands of the guide check and run its first program there', async () => {
  const [program] = readPrograms();
  const commands = guideCommands().filter(isOfProgram);
  expect(commands).toHaveLength(2);
  await writeFile(join(folder, 'tool.ts'), program?.source ?? '');
  expect(await run('sh', ['-e', '-c', commands.join('\n')], folder)).toBe(program?.output);
});

test.runIf(isLong)('the client is refused in Node 20', async () => {
  const cli = (await run('sh', ['-c', 'readlink -f "$(command -v npm)"'], root)).trim();
  const installed = run(
    await nodeOf('20'),
    [cli, 'install', '--engine-strict', ...namedTarballs().map((name) => `./${name}`)],
    folder,
  );
  await expect(installed).rejects.toThrow(
    /EBADENGINE[^]*(?:@parlour\/client|ky)@[^]*"node":">=22"/,
  );
});
