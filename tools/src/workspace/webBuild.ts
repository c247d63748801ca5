import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.ts';
import { nx } from './nx.ts';
import { root, webBuild, webFolder } from './paths.ts';

// Not in the build itself, which is served.
const stampFile = join(root, 'node_modules/.parlour-web-build');
// What the browser starts from, and what renders on the server.
const built = [join(webBuild, 'index.html'), join(webFolder, 'dist-server/renderPage.js')];

/** What the member app is built from. */
function sources(): string[] {
  const libraries = readdirSync(join(root, 'libs')).toSorted();
  return [
    webFolder,
    ...libraries.map((name) => join(root, 'libs', name, 'src')),
    join(root, 'package-lock.json'),
    join(root, 'tsconfig.base.json'),
  ];
}

/**
 * Builds the member app when its sources changed since the last build, and says so in one line.
 *
 * @returns whether the build now stands.
 */
export async function buildWebWhenChanged(): Promise<boolean> {
  const wanted = fingerprint(sources());
  const stamp = () => `${wanted} ${fingerprint(built)}`;
  const isBuilt = built.every((file) => existsSync(file));
  if (isBuilt && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp()) return true;
  const reason = isBuilt ? 'because its sources changed' : 'for the first time';
  console.log(`parlour: building the member app ${reason}`);
  const { exitCode, output } = await nx(['run', '@parlour/web:build']);
  if (exitCode !== 0) {
    console.error(output);
    console.error('parlour: the member app could not be built (see above)');
    return false;
  }
  writeFileSync(stampFile, stamp());
  return true;
}
