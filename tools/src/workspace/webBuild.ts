import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.ts';
import { runNx } from './nx.ts';
import { root, webBuildFolder, webFolder } from './paths.ts';

// Not inside the build, because its files are served.
const stampFile = join(root, 'node_modules/.parlour-web-build');
// The entry of the browser, and the entry of server rendering.
const buildEntries = [
  join(webBuildFolder, 'index.html'),
  join(webFolder, 'dist-server/renderPage.js'),
];

/** Returns the files and folders that the member app's build depends on. */
function buildSources(): string[] {
  const libraries = readdirSync(join(root, 'libs')).toSorted();
  return [
    webFolder,
    ...libraries.map((name) => join(root, 'libs', name, 'src')),
    join(root, 'package-lock.json'),
    join(root, 'tsconfig.base.json'),
  ];
}

/**
 * Builds the member app when its sources changed since the last build, and announces it in one line.
 *
 * @returns false when the build failed.
 */
export async function buildWebWhenChanged(): Promise<boolean> {
  const sourceFingerprint = fingerprint(buildSources());
  const stamp = () => `${sourceFingerprint} ${fingerprint(buildEntries)}`;
  const isBuilt = buildEntries.every((file) => existsSync(file));
  if (isBuilt && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp()) return true;
  const reason = isBuilt ? 'because its sources changed' : 'for the first time';
  console.log(`parlour: building the member app ${reason}`);
  const { exitCode, output } = await runNx(['run', '@parlour/web:build']);
  if (exitCode !== 0) {
    console.error(output);
    console.error('parlour: the member app could not be built (see above)');
    return false;
  }
  writeFileSync(stampFile, stamp());
  return true;
}
