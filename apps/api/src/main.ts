import { mkdirSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join, resolve } from 'node:path';
import { DEFAULT_DATA_FOLDER } from './platform/process/dataFolder.ts';
import { rootFolder } from './platform/process/serverFile.ts';

if (Number.parseInt(process.versions.node, 10) < 24) {
  console.error(`parlour: Node 24 is needed, this is ${process.version}; start with npm start`);
  process.exit(1);
}

const dataFolder = resolve(rootFolder, process.env['DATA_DIR'] || DEFAULT_DATA_FOLDER);
try {
  mkdirSync(dataFolder, { recursive: true, mode: 0o755 });
} catch {
  // The start below names the folder.
}
// What the server and its processes make is for their user alone.
process.umask(0o077);
// Node stores what it compiles of the import below, which takes half of the next start.
enableCompileCache(join(dataFolder, 'compiled'));
await import('./runServer.ts');
