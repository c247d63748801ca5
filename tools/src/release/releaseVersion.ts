import { execFileSync } from 'node:child_process';

/** Runs git in a folder. Returns undefined where it fails, as it does outside a clone. */
export function gitIn(folder: string) {
  return (...args: readonly string[]): string | undefined => {
    try {
      return execFileSync('git', args, {
        cwd: folder,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim();
    } catch {
      return undefined;
    }
  };
}

/**
 * Returns the version of what a checkout holds: that of its package.json where the commit has the tag of that version and
 * nothing is changed. Any other state is on its way to the next one, such as `1.0.1-dev.12+gca18675`.
 *
 * @param git - runs git in the checkout.
 */
export function releaseVersion(version: string, git: ReturnType<typeof gitIn>): string {
  const tag = `v${version}`;
  const changed = git('status', '--porcelain');
  const isTagged = git('tag', '--points-at', 'HEAD')?.split('\n').includes(tag) === true;
  if (isTagged && changed === '') return version;
  const next = version.replace(/\d+$/, (patch) => String(Number(patch) + 1));
  const since = git('rev-list', '--count', `${tag}..HEAD`) ?? git('rev-list', '--count', 'HEAD');
  const commit = git('rev-parse', '--short=8', 'HEAD');
  if (since === undefined || commit === undefined) return `${next}-dev.0`;
  return `${next}-dev.${since}+g${commit}${changed === '' ? '' : '.changed'}`;
}
