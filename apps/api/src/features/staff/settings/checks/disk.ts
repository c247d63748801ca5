import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { OperationCheck } from '@parlour/contract/staff';

const MEGABYTE = 2 ** 20;
/** Megabytes: what a few uploads take. */
const FAILURE = 200;
const WARNING = 2048;

/** Finds the folder, or the one above it that exists already. */
const existing = (folder: string): string =>
  existsSync(folder) ? folder : existing(dirname(folder));

/** Judges the free space of a disk. */
export function judgeSpace(megabytes: number, folder: string): OperationCheck {
  const shared = { name: 'disk', variable: 'DATA_DIR' } as const;
  const free = `${(megabytes / 1024).toFixed(1)} GB are free for ${folder}`;
  if (megabytes >= WARNING) return { ...shared, state: 'works', message: `${free}.` };
  const state = megabytes < FAILURE ? 'failed' : 'attention';
  return { ...shared, state, message: `Only ${free}. Make room: a full disk stops every write.` };
}

/** Whether the disk of the data folder has room (api/commands-6). */
export async function checkDisk(dataFolder: string): Promise<OperationCheck> {
  const { bavail, bsize } = await statfs(existing(dataFolder));
  return judgeSpace((bavail * bsize) / MEGABYTE, dataFolder);
}
