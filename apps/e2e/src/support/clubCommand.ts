import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout. */
export const repository = fileURLToPath(new URL('../../../..', import.meta.url));

/** The program of a server with its arguments, such as that of a release. */
export type ClubCommand = readonly [string, ...string[]];

/** The environment variable with the folder where the processes of a test run share a bundle of the server. */
export const bundleVariable = 'PARLOUR_BUNDLE';

const sources = [
  process.execPath,
  '--conditions=@parlour/source',
  join(repository, 'apps/api/src/main.ts'),
] as const;

/**
 * Returns the program of the checkout's server. It is bundled where a run has a folder for that. What runs on its own starts
 * the sources, so that no bundle can be older than they are.
 */
export async function checkoutCommand(): Promise<ClubCommand> {
  const bundleFolder = process.env[bundleVariable];
  if (bundleFolder === undefined) return sources;
  // The bundler is large.
  const { builtApps, bundledServer } = await import('@parlour/api/bundled-server');
  const programs = await bundledServer(bundleFolder, builtApps);
  return [process.execPath, '--enable-source-maps', join(programs, 'main.js')];
}
