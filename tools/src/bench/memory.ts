import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { Club } from '@parlour/e2e';
import type { Figure } from './measure.ts';

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

/** Returns the sum of some fields of a process's proportional set size in kilobytes. Shared memory is divided among its processes. */
async function proportionalKilobytes(
  processId: number,
  fields: readonly string[] = ['Pss'],
): Promise<number> {
  const rollup = await readFile(`/proc/${processId}/smaps_rollup`, 'utf8').catch(() => '');
  const sizes = [...rollup.matchAll(/^(\w+): +(\d+) kB/gm)];
  return sizes.reduce(
    (sum, [, name = '', size]) => sum + (fields.includes(name) ? Number(size) : 0),
    0,
  );
}

/** Returns the resident megabytes of the server with all its descendants. */
async function readResidentMegabytes(serverProcessId: number): Promise<number> {
  const ids = await processTree(serverProcessId);
  const sizes = await Promise.all(ids.map((id) => proportionalKilobytes(id)));
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}

/** The device of memory that processes share without a file. */
const SHARED_MEMORY = '00:01';

const mappingPattern = /^[\da-f]+-[\da-f]+ (\S+ [\da-f]+ (\S+) (\d+))/;
const sizePattern = /^(Rss|Anonymous): +(\d+) kB/;

/** Adds the resident kilobytes of the files that a process maps, where they are more than those of another process. */
async function addMappedFiles(processId: number, sizes: Map<string, number>): Promise<void> {
  const text = await readFile(`/proc/${processId}/smaps`, 'utf8').catch(() => '');
  let [file, resident] = ['', 0];
  for (const line of text.split('\n')) {
    const [, name = '', device, inode] = mappingPattern.exec(line) ?? [];
    if (name !== '') file = inode === '0' || device === SHARED_MEMORY ? '' : name;
    const [, kind, size] = sizePattern.exec(line) ?? [];
    if (kind === 'Rss') resident = Number(size);
    if (kind !== 'Anonymous' || file === '') continue;
    sizes.set(file, Math.max(sizes.get(file) ?? 0, resident - Number(size)));
  }
}

/**
 * Returns the resident megabytes of the server with all its descendants, as if no other process of the machine used the
 * same files. The bench itself uses the program of Node.
 */
export async function readMegabytesAlone(serverProcessId: number): Promise<number> {
  const files = new Map<string, number>();
  let kilobytes = 0;
  for (const processId of await processTree(serverProcessId)) {
    kilobytes += await proportionalKilobytes(processId, ['Pss_Anon', 'Pss_Shmem']);
    await addMappedFiles(processId, files);
  }
  return [...files.values()].reduce((sum, size) => sum + size, kilobytes) / 1024;
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

/** What the memory may be after a load, and after two more minutes without any call, in megabytes. */
const LOADED_LIMIT = 350;
const IDLE_LIMIT = 260;
const IDLE_TIME = 120_000;

/**
 * Measures the memory of the server with its database after a load, and two idle minutes later.
 *
 * @param whenIdle - waits until the server has done what the load left, such as sending emails.
 */
export async function measureMemoryAfter(
  club: Club,
  load: string,
  whenIdle: () => Promise<void> = () => Promise.resolve(),
): Promise<readonly Figure[]> {
  const measure = async (name: string, atMost: number): Promise<Figure> => ({
    name: `Memory with the database, ${name} ${load}`,
    value: await readMegabytesAlone(club.processId() ?? 0),
    unit: 'MB',
    atMost,
  });
  const loaded = await measure('after', LOADED_LIMIT);
  await whenIdle();
  await wait(IDLE_TIME);
  return [loaded, await measure('two idle minutes after', IDLE_LIMIT)];
}
