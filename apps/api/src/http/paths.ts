/** Whether a path is the path of a call, existing or not. */
export function isCallPath(path: string): boolean {
  return path === '/api' || path.startsWith('/api/');
}

/** A name with an extension, in no folder. No page of an app has such a path. */
const FILE_NAME = /^\/[^/]*\.\w+$/;

/** The folders of files. No page of an app is below them. */
const folders = ['/assets/', '/pictures/', '/map-tiles/'];

/** Whether a path within an app is the path of a picture or a file, existing or not. */
export function isFilePath(path: string): boolean {
  return folders.some((folder) => path.startsWith(folder)) || FILE_NAME.test(path);
}

/** A hidden name at any depth, or a name with an extension at the end. */
const FILE_LIKE = /\/\.|\.\w+$/;

/** Whether a path that no page has asks for a file, as scanners do: `/.git/config`, `/blog/login.php`. */
export function isFileLike(path: string): boolean {
  return FILE_LIKE.test(path);
}

/** An app of the browser below a path, which has a slash at both ends. */
interface Mounted {
  readonly mount: string;
}

/** Finds the app that a path belongs to, with or without a query: the one with the longest mount. */
export function appAt<App extends Mounted>(apps: readonly App[], path: string): App | undefined {
  const [pathname = ''] = path.split('?', 1);
  return apps
    .filter(({ mount }) => `${pathname}/`.startsWith(mount))
    .toSorted((a, b) => b.mount.length - a.mount.length)[0];
}

/** Returns the path inside an app, as its router and its build name it: `/desk/events` is `/events`. */
export function pathWithin({ mount }: Mounted, path: string): string {
  return `/${path.slice(mount.length)}`;
}
