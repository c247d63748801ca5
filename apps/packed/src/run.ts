import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/**
 * Runs a program and returns what it printed.
 * @throws an error with everything that it printed, when it fails
 */
export async function run(
  program: string,
  parameters: readonly string[],
  cwd: string,
): Promise<string> {
  const child = spawn(program, parameters, {
    cwd,
    // The person who runs the tests may ask for colors. The documents do not show them.
    env: { ...process.env, FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  });
  const [printed, errors, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    ended,
  ]);
  if (code === 0) return printed;
  throw new Error(`${program} ${parameters.join(' ')} failed in ${cwd}:\n${printed}${errors}`);
}
