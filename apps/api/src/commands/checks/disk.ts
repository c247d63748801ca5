import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Outcome } from './outcome.ts';

const MEGABYTE = 2 ** 20;
/** Megabytes: what a few uploads take. */
const FAILURE = 200;
const WARNING = 2048;

/** Finds the folder, or the one above it that exists already. */
const existing = (folder: string): string =>
  existsSync(folder) ? folder : existing(dirname(folder));

/** Judges the free space of a disk. */
export function judgeSpace(megabytes: number, folder: string): Outcome {
  const name = 'disk';
  const free = `${(megabytes / 1024).toFixed(1)} GB are free for ${folder}`;
  if (megabytes >= WARNING) return { name, state: 'ok', message: `${free}.` };
  const state = megabytes < FAILURE ? 'failure' : 'warning';
  return { name, state, message: `Only ${free}. Make room: a full disk stops every write.` };
}

/** Whether the disk of the data folder has room (CH6). */
export async function checkDisk(dataFolder: string): Promise<Outcome> {
  const { bavail, bsize } = await statfs(existing(dataFolder));
  return judgeSpace((bavail * bsize) / MEGABYTE, dataFolder);
}
