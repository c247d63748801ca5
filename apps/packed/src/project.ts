import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Program } from './programs.ts';
import { run } from './run.ts';
import { packInstalled, packLibraries, root } from './tarballs.ts';

/** How a project resolves modules, as its tsconfig says. */
export type Resolution = 'nodenext' | 'bundler';

/** An empty project outside the checkout, with the libraries installed. */
export interface Project extends AsyncDisposable {
  readonly folder: string;
  /** The files of the packed libraries. */
  readonly tarballs: readonly string[];
  /** The TypeScript compiler's program. */
  readonly compiler: string;
}

/** What a project installs from npm's registry. Without it, a project installs what the checkout has, without network. */
export interface Packages {
  readonly typescript: string;
  readonly xstate: string;
}

const pages = join(import.meta.dirname, 'fixtures/page');
const examples = join(root, 'examples/src');

/** The parts of an example that a tool consists of: no tests, and no types that only they need. */
const isOfTool = (file: string) => !/\.(?:test|d)\.ts$/.test(file);

/** Installs tarballs and other packages into an empty project. Without packages, no network is needed. */
export async function installInto(
  folder: string,
  tarballs: readonly string[],
  packages?: Packages,
): Promise<void> {
  const others =
    packages === undefined
      ? await packInstalled(['zod', 'ky', 'xstate'], folder)
      : [`typescript@${packages.typescript}`, `xstate@${packages.xstate}`, `@types/node@24`];
  await writeFile(join(folder, 'package.json'), '{ "type": "module", "private": true }\n');
  const mode = packages === undefined ? '--offline' : '--prefer-offline';
  const flags = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error', mode];
  await run('npm', ['install', ...flags, ...tarballs, ...others], folder);
}

/** Packs the libraries once and installs them into an empty project, with programs and the examples to compile. */
export async function createProject(
  programs: readonly Program[],
  packages?: Packages,
): Promise<Project> {
  const folder = await mkdtemp(join(tmpdir(), 'parlour-packed-'));
  const tarballs = await packLibraries(folder);
  await installInto(folder, tarballs, packages);
  await mkdir(join(folder, 'programs'));
  for (const { name, source } of programs) {
    await writeFile(join(folder, 'programs', `${name}.ts`), source);
  }
  await cp(pages, join(folder, 'page'), { recursive: true });
  if (existsSync(examples)) {
    await cp(examples, join(folder, 'examples'), { recursive: true, filter: isOfTool });
  }
  const compiler = packages === undefined ? root : folder;
  return {
    folder,
    tarballs,
    compiler: join(compiler, 'node_modules/typescript/bin/tsc'),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}

/**
 * Checks the types of everything in a project, those of the libraries too, and compiles it.
 * @returns the folder of the compiled programs
 */
export async function compile(
  { folder, compiler }: Project,
  resolution: Resolution,
): Promise<string> {
  const outDir = join(folder, `out-${resolution}`);
  const tsconfig = {
    compilerOptions: {
      ...(resolution === 'nodenext'
        ? { module: 'nodenext' }
        : { module: 'esnext', moduleResolution: 'bundler' }),
      target: 'es2023',
      lib: ['es2024', 'dom', 'dom.iterable'],
      strict: true,
      skipLibCheck: false,
      noEmitOnError: true,
      rewriteRelativeImportExtensions: true,
      typeRoots: [join(compiler, '../../../@types')],
      types: ['node'],
      rootDir: '.',
      outDir,
    },
    include: ['programs', 'page', 'examples'],
  };
  const file = join(folder, `tsconfig.${resolution}.json`);
  await writeFile(file, JSON.stringify(tsconfig));
  await run(process.execPath, [compiler, '-p', file], folder);
  return join(outDir, 'programs');
}
