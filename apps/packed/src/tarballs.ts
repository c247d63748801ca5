import { join } from 'node:path';
import { run } from './run.ts';

/** The absolute path of the checkout. */
export const root = join(import.meta.dirname, '../../..');

/** The published libraries, without their scope. */
export const libraries = ['contract', 'core', 'client'] as const;

const pack = async (folders: readonly string[], destination: string): Promise<string[]> => {
  const printed = await run(
    'npm',
    ['pack', '--ignore-scripts', '--silent', '--pack-destination', destination, ...folders],
    root,
  );
  return printed
    .trim()
    .split('\n')
    .map((name) => join(destination, name));
};

/** Packs the built libraries as they would be published. Returns the files. */
export async function packLibraries(destination: string): Promise<readonly string[]> {
  return pack(
    libraries.map((name) => `./libs/${name}`),
    destination,
  );
}

/** Packs installed packages again, to install them elsewhere without the registry. Returns the files. */
export async function packInstalled(
  names: readonly string[],
  destination: string,
): Promise<readonly string[]> {
  return pack(
    names.map((name) => `./node_modules/${name}`),
    destination,
  );
}
