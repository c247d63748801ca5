/**
 * What a program that a test starts gets of this process's environment. With the cache, a start of the server takes a
 * quarter less processor.
 */
export const programEnvironment = {
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
} as const;
