import { accessSync, constants, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The user that PostgreSQL runs as, where it may not run as the server's own. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

const usual: Account = { uid: 65534, gid: 65534 };

/** PostgreSQL refuses to run as root; it then runs as the system's `nobody`. Undefined: as the server's own user. */
export function accountForPostgres(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const line = /^nobody:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'));
  return line === null ? usual : { uid: Number(line[1]), gid: Number(line[2]) };
}

/** Whether the account can enter a folder: that folder and all above it let others pass. */
export function canEnter(account: Account | undefined, folder: string): boolean {
  if (account === undefined) return isOpenToUs(folder);
  const status = statSync(folder, { throwIfNoEntry: false });
  const above = dirname(folder);
  const passes = (status?.mode ?? 0o001) & 0o001 || status?.uid === account.uid;
  return Boolean(passes) && (above === folder || canEnter(account, above));
}

function isOpenToUs(folder: string): boolean {
  try {
    accessSync(folder, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
