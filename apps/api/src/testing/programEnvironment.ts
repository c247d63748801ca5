import { join } from 'node:path';
import { inject } from 'vitest';

/**
 * What a program that a test starts gets of this process's environment. All programs of a test run share what Node compiled of
 * them, and their errors name the lines of the sources.
 */
export const programEnvironment = {
  PATH: process.env['PATH'],
  NODE_OPTIONS: '--enable-source-maps',
  NODE_COMPILE_CACHE: join(inject('folder'), 'compiled'),
} as const;
