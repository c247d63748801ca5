import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { bundleServer } from './bundleServer.ts';

export { builtApps } from './bundleServer.ts';

/** The checkout. */
const root = join(import.meta.dirname, '../..');

/** What this process is bundling, or has bundled, by folder. */
const bundlings = new Map<string, Promise<void>>();

/**
 * Returns the folder of the server's programs as a release has them, which Node starts with half of the processor that the
 * sources take. To bundle them takes as much as two of these starts save.
 *
 * @param folder - of one test run, whose processes share the bundle: the first one that asks makes it.
 * @param apps - the built apps of the checkout that it serves.
 */
export async function bundledServer(folder: string, apps: readonly string[] = []): Promise<string> {
  const bundle = join(folder, 'bundle');
  const bundling = bundlings.get(bundle) ?? makeBundle(folder, bundle, apps);
  bundlings.set(bundle, bundling);
  // The next one tries again.
  await bundling.catch((error: unknown) => {
    bundlings.delete(bundle);
    throw error;
  });
  return join(bundle, 'apps/api/dist');
}

async function makeBundle(folder: string, bundle: string, apps: readonly string[]): Promise<void> {
  if (existsSync(bundle)) return;
  mkdirSync(folder, { recursive: true });
  const incoming = mkdtempSync(join(folder, 'bundle-incoming-'));
  await bundleServer(incoming, true);
  // What a release holds beside the bundle: packages that are not in it, and what says the version and format.
  for (const each of ['node_modules', ...apps]) {
    mkdirSync(dirname(join(incoming, each)), { recursive: true });
    // Also of an app that is not built yet: a run builds it before what needs it.
    symlinkSync(join(root, each), join(incoming, each));
  }
  copyFileSync(join(root, 'package.json'), join(incoming, 'package.json'));
  try {
    renameSync(incoming, bundle);
  } catch (error) {
    // Another process was first.
    if (!existsSync(bundle)) throw error;
    rmSync(incoming, { recursive: true });
  }
}
