import { copyFileSync, existsSync, mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { bundleServer } from '../../bundleServer.ts';
import { rootFolder } from '../platform/process/serverFile.ts';

let bundling: Promise<string> | undefined;

/**
 * Returns the path of a program of the server as a release has it, which Node starts with a third of the processor that the
 * sources take. The server is bundled once in a test run, by the first test that asks.
 *
 * @param file - its path below `src`, such as `main.ts`.
 */
export async function bundledProgram(file: string): Promise<string> {
  bundling ??= bundleOnce();
  return join(await bundling, 'apps/api/dist', file.replace(/\.ts$/, '.js'));
}

/** Bundles the server, and returns the folder of what is like a release. */
async function bundleOnce(): Promise<string> {
  const folder = inject('folder');
  const bundle = join(folder, 'bundle');
  if (existsSync(bundle)) return bundle;
  const incoming = mkdtempSync(join(folder, 'bundle-incoming-'));
  await bundleServer(incoming);
  // What a release holds beside the bundle: packages that are not in it, and what says the version and format.
  symlinkSync(join(rootFolder, 'node_modules'), join(incoming, 'node_modules'));
  copyFileSync(join(rootFolder, 'package.json'), join(incoming, 'package.json'));
  try {
    renameSync(incoming, bundle);
  } catch (error) {
    // Another worker was first.
    if (!existsSync(bundle)) throw error;
    rmSync(incoming, { recursive: true });
  }
  return bundle;
}
