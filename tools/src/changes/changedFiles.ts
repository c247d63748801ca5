import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace/paths.ts';

const git = (...parameters: readonly string[]): string[] =>
  execFileSync('git', [...parameters, '-z'], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((path) => path !== '');

/** The files that differ from a commit, from the workspace's root. Renamed files count as removed and new. */
export interface ChangedFiles {
  readonly present: readonly string[];
  readonly removed: readonly string[];
}

/**
 * Lists the files that differ from a commit, new ones that git does not track yet among them.
 * @param commit - as git names it. Throws if git does not know it.
 */
export function changedFiles(commit: string): ChangedFiles {
  const changed = git('diff', '--name-only', '--no-renames', commit);
  const untracked = git('ls-files', '--others', '--exclude-standard');
  const all = [...new Set([...changed, ...untracked])].toSorted();
  const isPresent = (path: string) => existsSync(join(root, path));
  return {
    present: all.filter(isPresent),
    removed: all.filter((path) => !isPresent(path)),
  };
}
