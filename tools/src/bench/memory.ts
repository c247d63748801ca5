import { readdir, readFile } from 'node:fs/promises';
import type { Measure } from './measure.ts';

const mostMegabytes = 350;

const parentOf = async (processId: number): Promise<number | undefined> => {
  const status = await readFile(`/proc/${processId}/status`, 'utf8').catch(() => '');
  const parent = /^PPid:\s+(\d+)/m.exec(status)?.[1];
  return parent === undefined ? undefined : Number(parent);
};

/** A process and all that it has started, with what these have started. */
const family = async (root: number): Promise<readonly number[]> => {
  const names = await readdir('/proc');
  const ids = names.filter((name) => /^\d+$/.test(name)).map(Number);
  const parents = new Map(
    await Promise.all(ids.map(async (id) => [id, await parentOf(id)] as const)),
  );
  const belongs = (id: number | undefined): boolean =>
    id !== undefined && id > 1 && (id === root || belongs(parents.get(id)));
  return ids.filter(belongs);
};

/** Resident kilobytes; memory that several processes share is divided among them (proportional set size). */
const residentKilobytes = async (processId: number): Promise<number> => {
  const rollup = await readFile(`/proc/${processId}/smaps_rollup`, 'utf8').catch(() => '');
  return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0);
};

/** Resident megabytes of the server with all that it has started. */
export const residentMegabytes = async (serverProcessId: number): Promise<number> => {
  const sizes = await Promise.all((await family(serverProcessId)).map(residentKilobytes));
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
};

/** Resident memory of the server with its database. */
export const residentMemory = async (serverProcessId: number): Promise<Measure> => {
  const megabytes = await residentMegabytes(serverProcessId);
  return {
    name: 'Resident memory with the database, after the load',
    figure: `${megabytes.toFixed(0)} MB`,
    reference: '',
    ratio: '',
    limit: `at most ${mostMegabytes} MB`,
    within: megabytes <= mostMegabytes,
  };
};
