/** Whether a path is the path of a call, existing or not. */
export const isCall = (path: string): boolean => path === '/api' || path.startsWith('/api/');

/** A name with an extension, in no folder. No page of the member app has such a path. */
const FILE_NAME = /^\/[^/]*\.\w+$/;

/** Whether a path is the path of a picture or a file of the member app, existing or not. */
export const isFile = (path: string): boolean =>
  path.startsWith('/assets/') || path.startsWith('/pictures/') || FILE_NAME.test(path);
