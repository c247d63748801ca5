import { join } from 'node:path';
import { run } from './run.ts';

/** The absolute path of the checkout. */
export const root = join(import.meta.dirname, '../../..');

/** The published libraries, without their scope. */
export const libraries = ['contract', 'core', 'client'] as const;

const pack = async (folders: readonly string[], destination: string, cwd = root) => {
  const printed = await run(
    'npm',
    ['pack', '--ignore-scripts', '--silent', '--pack-destination', destination, ...folders],
    cwd,
  );
  return printed
    .trim()
    .split('\n')
    .map((name) => join(destination, name));
};

/** Packs the built libraries of a checkout as they would be published. Returns the files. */
export async function packLibraries(
  destination: string,
  checkout = root,
): Promise<readonly string[]> {
  return pack(
    libraries.map((name) => `./libs/${name}`),
    destination,
    checkout,
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
