/** Whether a path is that of a call, served or not. */
export const isCall = (path: string): boolean => path === '/api' || path.startsWith('/api/');

/** A name with an extension, in no folder: no page of the member app has such an address. */
const FILE_NAME = /^\/[^/]*\.\w+$/;

/** Whether a path is that of a file of the member app or of a picture, there or not. */
export const isFile = (path: string): boolean =>
  path.startsWith('/assets/') || path.startsWith('/pictures/') || FILE_NAME.test(path);
