import { join } from 'node:path';

// A release holds this module bundled, in a file of the folder that holds the whole server.
const isBundled = !import.meta.filename.endsWith('.ts');
const serverFolder = isBundled ? import.meta.dirname : join(import.meta.dirname, '../..');

/**
 * Returns the absolute path of a file or folder of the server.
 *
 * @param path - its path below `src`. In a release a `.ts` file is the `.js` file that was built from it.
 */
export function serverFile(path: string): string {
  return join(serverFolder, isBundled ? path.replace(/\.ts$/, '.js') : path);
}

/** The folder of the checkout, or of the release. The built apps are in it, and a relative `DATA_DIR`. */
export const rootFolder = join(serverFolder, '../../..');
