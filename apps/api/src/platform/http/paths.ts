/** Whether a path is that of a call, served or not. */
export const isCall = (path: string): boolean => path === '/api' || path.startsWith('/api/');

/** Whether a path is that of a file of the member app or of a picture, there or not. */
export const isFile = (path: string): boolean =>
  path.startsWith('/assets/') || path.startsWith('/pictures/');
