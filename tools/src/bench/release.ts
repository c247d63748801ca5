import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { startClub } from '@parlour/e2e';
import { makeRelease } from '../release/makeRelease.ts';
import { buildWebWhenChanged } from '../workspace/webBuild.ts';
import { median, type Measure } from './measure.ts';
import { readMegabytesAlone } from './memory.ts';

const ARCHIVE_LIMIT = 120;
const FOLDER_LIMIT = 300;
/** Seconds. */
const START_LIMIT = 1;
/** Megabytes. */
const MEMORY_LIMIT = 200;
const STARTS = 5;

/** Returns the megabytes of all files below a folder. */
function megabytesOf(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  const sizes = files
    .filter((file) => file.isFile())
    .map((file) => statSync(join(file.parentPath, file.name)).size);
  return sizes.reduce((sum, size) => sum + size, 0) / 2 ** 20;
}

const sizeMeasure = (name: string, megabytes: number, limit: number): Measure => ({
  name,
  figure: `${megabytes.toFixed(0)} MB`,
  limit: `at most ${limit} MB`,
  isWithinLimit: megabytes <= limit,
});

/** Makes the release, and measures its size, its starts on existing data and its memory after them. */
export async function measureRelease(): Promise<readonly Measure[]> {
  if (!(await buildWebWhenChanged())) throw new Error('the apps could not be built');
  const { folder, archive } = await makeRelease();
  await using club = await startClub({}, [join(folder, 'bin/parlour'), 'start']);
  const seconds: number[] = [];
  for (let start = 1; start <= STARTS; start += 1) {
    await club.stop();
    const begin = performance.now();
    await club.start();
    seconds.push((performance.now() - begin) / 1000);
  }
  const figure = median(seconds);
  const memory = await readMegabytesAlone(club.processId() ?? 0);
  return [
    sizeMeasure('Archive of the release', statSync(archive).size / 2 ** 20, ARCHIVE_LIMIT),
    sizeMeasure('Folder of the release', megabytesOf(folder), FOLDER_LIMIT),
    {
      name: `Release ready on existing data, median of ${STARTS}`,
      figure: `${figure.toFixed(2)} s`,
      limit: `within ${START_LIMIT} s`,
      isWithinLimit: figure <= START_LIMIT,
    },
    sizeMeasure('Memory of the release with its database after the start', memory, MEMORY_LIMIT),
  ];
}
