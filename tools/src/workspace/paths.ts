import { join } from 'node:path';

/** The absolute path of the checkout. */
export const root = join(import.meta.dirname, '../../..');

/** Node's arguments to start the server. */
export const serverArguments = ['--conditions=@parlour/source', join(root, 'apps/api/src/main.ts')];
