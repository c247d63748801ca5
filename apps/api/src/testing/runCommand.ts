import { format } from 'node:util';
import { vi } from 'vitest';

let runs = 0;

/**
 * Runs a staff command in this process, as its own process would: a start of Node takes longer than most commands.
 *
 * @param file - the path of the command's file.
 * @throws Error with what the command wrote to the standard error, and its exit code as the cause, where it failed.
 */
export async function runCommand(
  file: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<{ readonly stdout: string; readonly stderr: string }> {
  const written = { stdout: '', stderr: '' };
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      written.stdout += String(text);
      return true;
    }),
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
      written.stderr += String(text);
      return true;
    }),
    vi.spyOn(console, 'log').mockImplementation((...values) => {
      written.stdout += `${format(...values)}\n`;
    }),
    vi.spyOn(console, 'error').mockImplementation((...values) => {
      written.stderr += `${format(...values)}\n`;
    }),
  ];
  const { argv, env, exitCode } = process;
  process.argv = [process.execPath, file, ...args];
  process.env = { PATH: env['PATH'], ...environment };
  process.exitCode = undefined;
  try {
    runs += 1;
    // Another URL each time, so that the file runs again. What it imports is loaded once.
    await import(/* @vite-ignore */ `${file}?run=${runs}`);
    if (process.exitCode !== undefined) {
      throw new Error(written.stderr, { cause: process.exitCode });
    }
    return written;
  } finally {
    Object.assign(process, { argv, env, exitCode });
    for (const spy of spies) spy.mockRestore();
  }
}
