/** Whether a path is the path of a call, existing or not. */
export function isCallPath(path: string): boolean {
  return path === '/api' || path.startsWith('/api/');
}

/** A name with an extension, in no folder. No page of the member app has such a path. */
const FILE_NAME = /^\/[^/]*\.\w+$/;

/** Whether a path is the path of a picture or a file of the member app, existing or not. */
export function isFilePath(path: string): boolean {
  return path.startsWith('/assets/') || path.startsWith('/pictures/') || FILE_NAME.test(path);
}
