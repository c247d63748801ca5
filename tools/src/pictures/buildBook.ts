import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../workspace/paths.ts';
import { plainPhotographs } from './plainPhotographs.ts';

/** Builds the book's stories as files, without its written pages. Returns the folder; throws when it does not build. */
export async function buildBook(onlyPackage?: string): Promise<string> {
  const folder = join(root, '.nx/pictures', onlyPackage === undefined ? 'book' : 'package');
  const { status, stdout, stderr } = spawnSync(
    join(root, 'node_modules/.bin/storybook'),
    ['build', '--test', '--quiet', '--output-dir', folder],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: Number.POSITIVE_INFINITY,
      env: { ...process.env, ...(onlyPackage && { BOOK_PACKAGE: onlyPackage }) },
    },
  );
  if (status !== 0) throw new Error(`Storybook does not build:\n${stdout}\n${stderr}`);
  await plainPhotographs(folder);
  return folder;
}
