import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { root } from './paths.ts';

/** The exit code of an Nx run, and its whole output. */
export type NxRun = { exitCode: number; output: string };

/** How Nx runs: whether its output goes to the terminal, and environment variables besides those of this process. */
export type NxOptions = { show?: boolean; environment?: Readonly<Record<string, string>> };

const nxProgram = fileURLToPath(import.meta.resolve('nx/bin/nx.js'));

/** Runs Nx in the checkout. With `show`, it also streams the output to the terminal. */
export function runNx(
  args: readonly string[],
  { show = false, environment = {} }: NxOptions = {},
): Promise<NxRun> {
  const child = spawn(process.execPath, [nxProgram, ...args], {
    cwd: root,
    env: { ...process.env, ...environment, NX_DAEMON: 'false', NX_TUI: 'false' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const collect = (target: NodeJS.WriteStream) => (chunk: Buffer) => {
    output += chunk.toString();
    if (show) target.write(chunk);
  };
  child.stdout.on('data', collect(process.stdout));
  child.stderr.on('data', collect(process.stderr));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ exitCode: code ?? 1, output }));
  });
}
