import { join } from 'node:path';
import { inject } from 'vitest';
import { bundledServer } from '../../bundledServer.ts';

/**
 * Returns the path of a program of the {@link bundledServer}, which the files of a test run share.
 *
 * @param file - its path below `src`, such as `main.ts`.
 */
export async function bundledProgram(file: string): Promise<string> {
  return join(await bundledServer(inject('folder')), file.replace(/\.ts$/, '.js'));
}
