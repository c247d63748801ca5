import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from './paths.ts';

const wanted = { dependencies: { pg: '1.0.0' } };

/** Prepares a checkout whose npm is a program of the test. Returns a function that bootstraps it. */
function prepareCheckout(npm: string, locked: object = wanted) {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-bootstrap-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ['tools', 'apps', 'apps/api', 'node_modules']) mkdirSync(join(folder, name));
  copyFileSync(join(root, 'tools/bootstrap.mjs'), join(folder, 'tools/bootstrap.mjs'));
  const write = (name: string, content: object) =>
    writeFileSync(join(folder, name), JSON.stringify(content));
  write('package.json', { workspaces: ['apps/*'] });
  write('apps/api/package.json', wanted);
  write('package-lock.json', { packages: { '': {}, 'apps/api': locked } });
  writeFileSync(join(folder, 'npm.cjs'), `const fs = require('node:fs');\n${npm}`);
  const readLock = () => readFileSync(join(folder, 'package-lock.json'), 'utf8');
  const bootstrap = () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/bootstrap.mjs'], {
      cwd: folder,
      encoding: 'utf8',
      env: { npm_execpath: join(folder, 'npm.cjs') },
    });
    return { status, stdout, stderr };
  };
  return { folder, readLock, bootstrap };
}

const countRuns = `fs.appendFileSync('runs', process.argv.slice(2).join(' ') + '\\n');`;

test('an install runs once, without scripts, and saves nothing', () => {
  const { folder, bootstrap } = prepareCheckout(countRuns);
  expect(bootstrap()).toMatchObject({ status: 0, stderr: '' });
  expect(bootstrap()).toEqual({ status: 0, stdout: '', stderr: '' });
  expect(readFileSync(join(folder, 'runs'), 'utf8')).toMatch(
    /^install --no-save --ignore-scripts .*\n$/,
  );
});

test('an install that changes the lock file is stopped, and the lock file restored', () => {
  const { readLock, bootstrap } = prepareCheckout(`fs.writeFileSync('package-lock.json', '{}');`);
  const before = readLock();
  const { status, stderr } = bootstrap();
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(/^parlour: npm install changed package-lock\.json, .*\n$/),
  ]);
  expect(readLock()).toBe(before);
});

test('a package.json that asks for more than the lock file holds is refused before an install', () => {
  const { bootstrap } = prepareCheckout(`throw new Error('npm ran');`, { dependencies: {} });
  const { status, stderr } = bootstrap();
  expect([status, stderr]).toEqual([
    1,
    'parlour: apps/api/package.json does not match package-lock.json. Run npm install, and commit what it changes.\n',
  ]);
});

test('an install that fails is reported, and tried again by the next command', () => {
  const { folder, bootstrap } = prepareCheckout(`${countRuns} process.exit(7);`);
  for (const result of [bootstrap(), bootstrap()]) {
    expect(result).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('npm install failed'),
    });
  }
  expect(readFileSync(join(folder, 'runs'), 'utf8').trim().split('\n')).toHaveLength(2);
});
