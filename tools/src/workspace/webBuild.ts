import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.ts';
import { runNx } from './nx.ts';
import { isBrowserApp, readPackages, type WorkspacePackage } from './packages.ts';
import { root } from './paths.ts';

/**
 * Builds an app when its sources changed since the last build, and announces it in one line.
 *
 * @returns false when the build failed.
 */
async function buildWhenChanged(
  { name, folder, parlour: { title } }: WorkspacePackage,
  sources: readonly string[],
): Promise<boolean> {
  // Not inside the build, because its files are served.
  const stampFile = join(root, `node_modules/.${name.replace(/\W+/, '').replace('/', '-')}-build`);
  // The entry of the browser, and the entry of server rendering, if any.
  const browserEntry = join(root, folder, 'dist/index.html');
  const buildEntries = [browserEntry, join(root, folder, 'dist-server/renderPage.js')];
  const sourceFingerprint = fingerprint([join(root, folder), ...sources]);
  const stamp = () => `${sourceFingerprint} ${fingerprint(buildEntries)}`;
  const isBuilt = existsSync(browserEntry);
  if (isBuilt && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp()) return true;
  const reason = isBuilt ? 'because its sources changed' : 'for the first time';
  console.log(`parlour: building the ${title} ${reason}`);
  const { exitCode, output } = await runNx(['run', `${name}:build`]);
  if (exitCode !== 0) {
    console.error(output);
    console.error(`parlour: the ${title} could not be built (see above)`);
    return false;
  }
  writeFileSync(stampFile, stamp());
  return true;
}

/** Builds every app of the browser whose sources changed. Returns false when a build failed. */
export async function buildWebWhenChanged(): Promise<boolean> {
  const packages = readPackages();
  const apps = packages.filter(isBrowserApp);
  const sources = [
    ...packages
      .filter(({ folder }) => folder.startsWith('libs/'))
      .map(({ folder }) => join(root, folder, 'src')),
    join(root, 'package.json'),
    join(root, 'package-lock.json'),
    join(root, 'tsconfig.base.json'),
  ];
  for (const app of apps) if (!(await buildWhenChanged(app, sources))) return false;
  return true;
}
