import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { runNx } from '../workspace/nx.ts';
import { root } from '../workspace/paths.ts';
import { median, type Measure } from './measure.ts';

const resolveDir = join(root, 'tools');

/** What a program imports, and the limit of its bundle in bytes, with the libraries that it needs. */
const bundles = [
  {
    name: 'slug and price',
    program: `export { formatPrice, slugify } from '@parlour/core'`,
    limit: 700,
  },
  {
    name: "requests' rules",
    program: `export { additionalNotes, fieldsOf, fixedRequestType, generatedSubject, missingLabels, requestIssues, subjectField } from '@parlour/core/requests'`,
    limit: 3000,
  },
  {
    name: 'the login machine',
    program: `export { signInMachine } from '@parlour/core/machines'; export { createActor } from 'xstate'`,
    limit: 12_600,
  },
  {
    name: 'the client with one call',
    program: `export { createClient, send } from '@parlour/client'; export { getVendor } from '@parlour/contract'`,
    limit: 19_000,
  },
] as const;

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(2)} kB`;

const measureBundle = async ({
  name,
  program,
  limit,
}: (typeof bundles)[number]): Promise<Measure> => {
  const { outputFiles } = await build({
    stdin: { contents: program, resolveDir },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    tsconfigRaw: {},
  });
  const content = Buffer.concat(outputFiles.map(({ contents }) => contents));
  const size = brotliCompressSync(content).byteLength;
  const hasZod = content.includes('_zod');
  return {
    name: `bundle of ${name}`,
    figure: kilobytes(size) + (name === "requests' rules" && hasZod ? ', with zod' : ''),
    limit: `at most ${kilobytes(limit)}`,
    isWithinLimit: size <= limit && !(name === "requests' rules" && hasZod),
  };
};

/** How many processes each import is measured with: odd, for the median. */
const PROCESSES = 21;

/** Milliseconds that importing a feature's rules may take. */
const IMPORT_LIMIT = 40;

/** Starts a process with a program and returns the milliseconds until it ends. */
const timeProcess = (program: string): number => {
  const flags = ['--input-type=module', '--eval', program];
  const env = { ...process.env, NODE_COMPILE_CACHE: '' };
  const begin = performance.now();
  const { status } = spawnSync(process.execPath, flags, { cwd: resolveDir, env });
  if (status !== 0) throw new Error(`This program failed: ${program}`);
  return performance.now() - begin;
};

const measureImport = (entry: string): Measure => {
  const program = `import '${entry}';`;
  timeProcess(program);
  // By turns, so that a machine that is slow for a while slows both.
  const times = Array.from({ length: PROCESSES }, () => [timeProcess(program), timeProcess('')]);
  const [loaded, empty] = [0, 1].map((index) => median(times.map((pair) => pair[index] ?? 0)));
  const milliseconds = (loaded ?? 0) - (empty ?? 0);
  return {
    name: `import of ${entry} in Node`,
    figure: `${milliseconds.toFixed(0)} ms`,
    limit: `at most ${IMPORT_LIMIT} ms`,
    isWithinLimit: milliseconds <= IMPORT_LIMIT,
  };
};

/** Measures what the built libraries add to a bundle, and how long Node takes to import rules. */
export async function measureLibraries(): Promise<readonly Measure[]> {
  const libraries = ['@parlour/contract', '@parlour/core', '@parlour/client'].join(',');
  const { exitCode, output } = await runNx(['run-many', '-t', 'build', '-p', libraries]);
  if (exitCode !== 0) throw new Error(`The libraries could not be built.\n${output}`);
  const measures: Measure[] = [];
  for (const bundle of bundles) measures.push(await measureBundle(bundle));
  for (const entry of ['requests', 'format']) {
    measures.push(measureImport(`@parlour/core/${entry}`));
  }
  return measures;
}
