import { join } from 'node:path';

/** The absolute path of the checkout. */
export const root = join(import.meta.dirname, '../../..');

/** The member app's folder. */
export const webFolder = join(root, 'apps/web');

/** The folder of the member app's build. */
export const webBuildFolder = join(webFolder, 'dist');

/** Node's arguments to start the server. */
export const serverArguments = ['--conditions=@parlour/source', join(root, 'apps/api/src/main.ts')];
