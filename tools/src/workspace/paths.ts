import { join } from 'node:path';

/** The absolute path of the checkout. */
export const root = join(import.meta.dirname, '../../..');

/** The member app's folder. */
export const webFolder = join(root, 'apps/web');

/** The folder of what the build of the member app makes. */
export const webBuild = join(webFolder, 'dist');

/** How the server is started: the arguments of Node. */
export const serverArguments = ['--conditions=@parlour/source', join(root, 'apps/api/src/main.ts')];
