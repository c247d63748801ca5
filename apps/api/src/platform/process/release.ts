import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

/**
 * Returns the number of this release. A checkout is on its way to the next one: `1.0.1-dev`.
 *
 * @param rootFolder - a release, which has a file `VERSION`, or a checkout.
 */
export function releaseIn(rootFolder: string): string {
  const file = join(rootFolder, 'VERSION');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  const packageJson: unknown = JSON.parse(readFileSync(join(rootFolder, 'package.json'), 'utf8'));
  const { version } = z.object({ version: z.string() }).parse(packageJson);
  return `${version.replace(/\d+$/, (patch) => String(Number(patch) + 1))}-dev`;
}
