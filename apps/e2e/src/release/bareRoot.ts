import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { isReady } from '../support/club.ts';
import { findProgram } from '../support/findProgram.ts';

/** The user of the container file, and of the operations page. */
const USER = 'parlour:parlour';
const START_TIMEOUT = 60_000;

/** A Debian with nothing but its smallest set of packages, in a folder. */
export interface BareRoot extends AsyncDisposable {
  readonly folder: string;
  /** Runs a program there as root. Returns its output. */
  readonly run: (program: string, ...args: readonly string[]) => string;
  /** Runs a program of the release as its user. Returns its exit code and its output. */
  readonly runParlour: (
    environment: Readonly<Record<string, string>>,
    ...args: readonly string[]
  ) => { readonly status: number; readonly output: string };
  /** Starts the release there as its user, and waits until it is ready. Returns a function that stops it. */
  readonly start: (
    url: string,
    environment: Readonly<Record<string, string>>,
  ) => Promise<StopRelease>;
}

/** Stops a started release. Returns its exit code. */
type StopRelease = () => Promise<number | null>;

/** Returns why this machine has no bare Debian, undefined where it can make one. */
export function whyBareRootMissing(): string | undefined {
  if (process.getuid?.() !== 0) return 'it needs root';
  const missing = ['mmdebstrap', 'unshare', 'chroot'].filter(
    (name) => findProgram([name]) === undefined,
  );
  return missing.length === 0 ? undefined : `there is no ${missing.join(', ')}`;
}

const variables = (environment: Readonly<Record<string, string>>) =>
  Object.entries(environment).map(([name, value]) => `${name}=${value}`);

/** Commands in a mount namespace of their own, where the bare root has its `/proc` and `/dev`. */
const entering = (folder: string, user: string, command: readonly string[]): [string, string[]] => {
  const mounts = `mount -t proc proc "$0/proc" && mount --rbind /dev "$0/dev"`;
  const script = `${mounts} && exec chroot --userspec=${user} "$0" "$@"`;
  return ['unshare', ['--mount', 'sh', '-c', script, folder, 'env', '-i', ...command]];
};

/** Makes a bare Debian from the distribution's packages, which takes a minute. */
export function makeBareRoot(): BareRoot {
  const base = mkdtempSync(join(tmpdir(), 'parlour-bare-'));
  const folder = join(base, 'root');
  // Of the same release as this machine, whose keys it has.
  const codename = /^VERSION_CODENAME=(\w+)/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1];
  const suite = codename ?? 'stable';
  execFileSync('mmdebstrap', ['--variant=minbase', '--quiet', suite, folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const run: BareRoot['run'] = (program, ...args) => {
    const [enter, options] = entering(folder, '0:0', [
      // As Debian's root has it.
      'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
      program,
      ...args,
    ]);
    return execFileSync(enter, options, { encoding: 'utf8' });
  };
  const parlour = (environment: Readonly<Record<string, string>>, args: readonly string[]) =>
    entering(folder, USER, [
      'PATH=/usr/bin:/bin',
      ...variables(environment),
      '/opt/parlour/bin/parlour',
      ...args,
    ]);
  return {
    folder,
    run,
    runParlour(environment, ...args) {
      const [enter, options] = parlour(environment, args);
      try {
        return { status: 0, output: execFileSync(enter, options, { encoding: 'utf8' }) };
      } catch (error) {
        if (!(error instanceof Error) || !('stdout' in error) || !('status' in error)) throw error;
        return { status: Number(error.status), output: String(error.stdout) };
      }
    },
    async start(url, environment) {
      const [enter, options] = parlour(environment, ['start']);
      const server = spawn(enter, options, { stdio: ['ignore', 'ignore', 'pipe'] });
      let output = '';
      server.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
      const deadline = Date.now() + START_TIMEOUT;
      while (!(await isReady(url))) {
        if (server.exitCode !== null || Date.now() > deadline) {
          server.kill('SIGKILL');
          throw new Error(`The release did not become ready.\n${output}`);
        }
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      return async () => {
        const ended = once(server, 'exit');
        server.kill('SIGTERM');
        await ended;
        return server.exitCode;
      };
    },
    async [Symbol.asyncDispose]() {
      rmSync(base, { recursive: true, force: true });
    },
  };
}

/**
 * Installs a release as its own operations page says, by the commands of that page alone.
 *
 * @returns the commands of another block of the page, by the word beside its language.
 */
export function installByDocs(bare: BareRoot, archive: string): (word: string) => string {
  const name = basename(archive, '.tar.gz');
  copyFileSync(archive, join(bare.folder, 'root', basename(archive)));
  const file = `${name}/docs/operations.md`;
  const page = execFileSync('tar', ['-xzOf', archive, file], { encoding: 'utf8' });
  const blockOf = (word: string) => {
    const [, block] = new RegExp('^```sh ' + word + '\\n(.*?)^```', 'ms').exec(page) ?? [];
    if (block === undefined) throw new Error(`The operations page has no block ${word}.`);
    return block.replaceAll(/parlour-1\.0\.0-linux-x64/g, name);
  };
  bare.run('sh', '-ec', `cd /root\n${blockOf('install')}`);
  return blockOf;
}

/** Unpacks a release to `/opt/parlour`, and does the steps of its container file. */
export function installByContainerfile(bare: BareRoot, archive: string): void {
  const opt = join(bare.folder, 'opt');
  mkdirSync(opt, { recursive: true });
  copyFileSync(archive, join(opt, basename(archive)));
  bare.run('tar', '-xzf', `/opt/${basename(archive)}`, '-C', '/opt');
  const name = basename(archive, '.tar.gz');
  bare.run('ln', '-s', name, '/opt/parlour');
  const steps = readFileSync(join(opt, name, 'Containerfile'), 'utf8').replaceAll('\\\n', ' ');
  for (const [, command = ''] of steps.matchAll(/^RUN (.*)$/gm)) bare.run('sh', '-ec', command);
}
