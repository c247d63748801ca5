import { lstat, readdir } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { rootFolder } from '../platform/process/serverFile.ts';

/** Every release has it, and no checkout. */
const RELEASE_FILE = 'VERSION';

/** Finds a file with a hash in its name in another release. Returns the folder that has it, undefined where none has. */
export type FindInOtherReleases = (name: string) => Promise<string | undefined>;

// Links are not followed: anybody may own a link to a file of this release.
const infoOf = (path: string) => lstat(path).catch(() => undefined);
const ownerOf = async (path: string) => (await infoOf(path))?.uid;

/** Lists the releases beside this one, of the same owner: only who may change this release may add to what it serves. */
async function otherReleases(release: string): Promise<readonly string[]> {
  const owner = await ownerOf(join(release, RELEASE_FILE));
  if (owner === undefined) return [];
  const entries = await readdir(dirname(release), { withFileTypes: true }).catch(() => []);
  const beside = entries
    .filter((entry) => entry.isDirectory() && entry.name !== basename(release))
    .map(({ name }) => join(dirname(release), name));
  const owners = await Promise.all(
    beside.map((each) => Promise.all([each, join(each, RELEASE_FILE)].map(ownerOf))),
  );
  return beside.filter((_, index) => owners[index]?.every((each) => each === owner));
}

/**
 * Creates a function that finds files of an app in the releases beside this one (api/web-32). It looks at each call, since a release
 * may be unpacked while this one runs.
 *
 * @param folder - the build of the app in this release.
 */
export function createFindInOtherReleases(
  folder: string,
  release = rootFolder,
): FindInOtherReleases {
  const assets = join(relative(release, folder), 'assets');
  return async (name) => {
    if (!/^[\w-][\w.-]*$/.test(name)) return undefined;
    const folders = (await otherReleases(release)).map((each) => join(each, assets));
    const files = await Promise.all(folders.map((each) => infoOf(join(each, name))));
    return folders.find((_, index) => files[index]?.isFile());
  };
}
