import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { Club } from '@parlour/e2e';
import type { Measure } from './measure.ts';

const parentOf = async (processId: number): Promise<number | undefined> => {
  const status = await readFile(`/proc/${processId}/status`, 'utf8').catch(() => '');
  const parent = /^PPid:\s+(\d+)/m.exec(status)?.[1];
  return parent === undefined ? undefined : Number(parent);
};

/** Returns the ids of a process and all its descendants. */
const processTree = async (root: number): Promise<readonly number[]> => {
  const names = await readdir('/proc');
  const ids = names.filter((name) => /^\d+$/.test(name)).map(Number);
  const parents = new Map(
    await Promise.all(ids.map(async (id) => [id, await parentOf(id)] as const)),
  );
  const belongs = (id: number | undefined): boolean =>
    id !== undefined && id > 1 && (id === root || belongs(parents.get(id)));
  return ids.filter(belongs);
};

/** Returns a process's proportional set size in kilobytes: shared memory is divided among its processes. */
const residentKilobytes = async (processId: number): Promise<number> => {
  const rollup = await readFile(`/proc/${processId}/smaps_rollup`, 'utf8').catch(() => '');
  return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0);
};

/** Returns the resident megabytes of the server with all its descendants. */
async function readResidentMegabytes(serverProcessId: number): Promise<number> {
  const sizes = await Promise.all((await processTree(serverProcessId)).map(residentKilobytes));
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}

/**
 * Runs `work`, and measures the maximum of the server's additional memory meanwhile.
 *
 * @param pause - between two readings, in milliseconds.
 */
export async function measureExtraMemory<Result>(
  club: Club,
  pause: number,
  work: () => Promise<Result>,
) {
  const processId = club.processId() ?? 0;
  const before = await readResidentMegabytes(processId);
  let maximum = before;
  let isOver = false;
  const working = work().finally(() => (isOver = true));
  while (!isOver) {
    maximum = Math.max(maximum, await readResidentMegabytes(processId));
    await Promise.race([working, wait(pause)]);
  }
  return { result: await working, extra: maximum - before, before };
}

/** Measures the resident memory of the server with its database against a limit in megabytes. */
export async function measureResidentMemory(
  serverProcessId: number,
  limit: number,
): Promise<Measure> {
  const megabytes = await readResidentMegabytes(serverProcessId);
  return {
    name: 'Resident memory with the database, after the load',
    figure: `${megabytes.toFixed(0)} MB`,
    limit: `at most ${limit} MB`,
    isWithinLimit: megabytes <= limit,
  };
}
