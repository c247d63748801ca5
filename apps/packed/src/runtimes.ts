import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './run.ts';

const installed = new Map<string, Promise<string>>();
const folders: string[] = [];

const install = async (version: string): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), `parlour-node-${version}-`));
  folders.push(folder);
  await writeFile(join(folder, 'package.json'), '{ "private": true }\n');
  const platform = `node-${process.platform}-${process.arch}`;
  const flags = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  await run('npm', ['install', ...flags, `${platform}@${version}`], folder);
  return join(folder, 'node_modules', platform, 'bin/node');
};

/** Returns Node's program of a major version, from its npm package. An empty version is the running one. */
export async function nodeOf(version: string): Promise<string> {
  if (version === '') return process.execPath;
  const known = installed.get(version) ?? install(version);
  installed.set(version, known);
  return known;
}

/** Removes every installed Node. */
export async function removeRuntimes(): Promise<void> {
  installed.clear();
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
}
