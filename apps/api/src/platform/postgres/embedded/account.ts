import { accessSync, constants, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The system user of PostgreSQL where it cannot run as the server's user. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

const defaultAccount: Account = { uid: 65534, gid: 65534 };

/** Returns the system's `nobody` for a server run by root, since PostgreSQL refuses root. Undefined means the server's user. */
export function accountForPostgres(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const line = /^nobody:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'));
  return line === null ? defaultAccount : { uid: Number(line[1]), gid: Number(line[2]) };
}

/** Whether the account can enter a folder: the folder and all its parents are executable for the account. */
export function canEnter(account: Account | undefined, folder: string): boolean {
  if (account === undefined) return canServerEnter(folder);
  const status = statSync(folder, { throwIfNoEntry: false });
  const parent = dirname(folder);
  const isExecutable = (status?.mode ?? 0o001) & 0o001 || status?.uid === account.uid;
  return Boolean(isExecutable) && (parent === folder || canEnter(account, parent));
}

function canServerEnter(folder: string): boolean {
  try {
    accessSync(folder, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
