import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { startClub } from '@parlour/e2e';
import { build } from 'esbuild';
import { makeRelease } from '../release/makeRelease.ts';
import { runNx } from '../workspace/nx.ts';
import { root } from '../workspace/paths.ts';
import { buildWebWhenChanged } from '../workspace/webBuild.ts';
import { type Figure, median } from './measure.ts';
import { readMegabytesAlone } from './memory.ts';

const resolveDir = join(root, 'tools');

const RULES = "requests' rules";
/** What a program imports, and the limit of its bundle in kilobytes, with the libraries that it needs. */
const bundles = [
  {
    name: 'slug and price',
    program: `export { formatPrice, slugify } from '@parlour/core'`,
    atMost: 0.7,
  },
  {
    name: RULES,
    program: `export { additionalNotes, fieldsOf, fixedRequestType, generatedSubject, missingLabels, requestIssues, subjectField } from '@parlour/core/requests'`,
    atMost: 3,
  },
  {
    name: 'the login machine',
    program: `export { signInMachine } from '@parlour/core/machines'; export { createActor } from 'xstate'`,
    atMost: 12.6,
  },
  {
    name: 'the client with one call',
    program: `export { createClient, send } from '@parlour/client'; export { getVendor } from '@parlour/contract'`,
    atMost: 19,
  },
] as const;

async function measureBundle({
  name,
  program,
  atMost,
}: (typeof bundles)[number]): Promise<readonly Figure[]> {
  const { outputFiles } = await build({
    stdin: { contents: program, resolveDir },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    tsconfigRaw: {},
  });
  const content = Buffer.concat(outputFiles.map(({ contents }) => contents));
  const value = brotliCompressSync(content).byteLength / 1000;
  const size: Figure = { name: `bundle of ${name}`, value, unit: 'kB', atMost };
  if (name !== RULES) return [size];
  const zod = Number(content.includes('_zod'));
  return [size, { name: `copies of zod in the bundle of ${name}`, value: zod, atMost: 0 }];
}

/** How many processes each import is measured with: odd, for the median. */
const PROCESSES = 21;
/** Milliseconds that importing a feature's rules may take. */
const IMPORT_LIMIT = 40;

/** Starts a process with a program and returns the milliseconds until it ends. */
function timeProcess(program: string): number {
  const flags = ['--input-type=module', '--eval', program];
  const env = { ...process.env, NODE_COMPILE_CACHE: '' };
  const begin = performance.now();
  const { status } = spawnSync(process.execPath, flags, { cwd: resolveDir, env });
  if (status !== 0) throw new Error(`This program failed: ${program}`);
  return performance.now() - begin;
}

function measureImport(entry: string): Figure {
  const program = `import '${entry}';`;
  timeProcess(program);
  // By turns, so that a machine that is slow for a while slows both.
  const times = Array.from({ length: PROCESSES }, () => [timeProcess(program), timeProcess('')]);
  const [loaded = 0, empty = 0] = [0, 1].map((index) =>
    median(times.map((pair) => pair[index] ?? 0)),
  );
  const value = loaded - empty;
  return { name: `import of ${entry} in Node`, value, unit: 'ms', atMost: IMPORT_LIMIT };
}

/** Measures what the built libraries add to a bundle, and how long Node takes to import rules. */
export async function measureLibraries(): Promise<readonly Figure[]> {
  const libraries = ['@parlour/contract', '@parlour/core', '@parlour/client'].join(',');
  const { exitCode, output } = await runNx(['run-many', '-t', 'build', '-p', libraries]);
  if (exitCode !== 0) throw new Error(`The libraries could not be built.\n${output}`);
  const figures: Figure[] = [];
  for (const bundle of bundles) figures.push(...(await measureBundle(bundle)));
  for (const entry of ['requests', 'format']) {
    figures.push(measureImport(`@parlour/core/${entry}`));
  }
  return figures;
}

/** Megabytes. */
const releaseLimits = { archive: 120, folder: 300, memory: 200 } as const;
/** Seconds. */
const START_LIMIT = 1;
const STARTS = 5;

/** Returns the megabytes of all files below a folder. */
function megabytesOf(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  const sizes = files
    .filter((file) => file.isFile())
    .map((file) => statSync(join(file.parentPath, file.name)).size);
  return sizes.reduce((sum, size) => sum + size, 0) / 2 ** 20;
}

/** Makes the release, and measures its size, its starts on existing data and its memory after them. */
export async function measureRelease(): Promise<readonly Figure[]> {
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
  const inMegabytes = (name: string, value: number, atMost: number): Figure => ({
    name,
    value,
    unit: 'MB',
    atMost,
  });
  return [
    inMegabytes('Archive of the release', statSync(archive).size / 2 ** 20, releaseLimits.archive),
    inMegabytes('Folder of the release', megabytesOf(folder), releaseLimits.folder),
    {
      name: `Release ready on existing data, median of ${STARTS}`,
      value: median(seconds),
      unit: 's',
      atMost: START_LIMIT,
    },
    inMegabytes(
      'Memory of the release with its database after the start',
      await readMegabytesAlone(club.processId() ?? 0),
      releaseLimits.memory,
    ),
  ];
}
