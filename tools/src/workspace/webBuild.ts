import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.ts';
import { nx } from './nx.ts';
import { root, webBuild, webFolder } from './paths.ts';

const stampFile = join(webBuild, '.fingerprint');

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
  const current = fingerprint(sources());
  const built = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : undefined;
  if (built === current) return true;
  const reason = built === undefined ? 'for the first time' : 'because its sources changed';
  console.log(`parlour: building the member app ${reason}`);
  const { exitCode, output } = await nx(['run', '@parlour/web:build']);
  if (exitCode !== 0) {
    console.error(output);
    console.error('parlour: the member app could not be built (see above)');
    return false;
  }
  writeFileSync(stampFile, current);
  return true;
}
