import { spawn } from 'node:child_process';
import { root } from '../workspace/paths.ts';

/** One command of a check. */
export interface Step {
  readonly name: string;
  readonly command: readonly [program: string, ...parameters: string[]];
}

/** Runs a command and returns what it wrote, and whether it succeeded. */
async function runStep({ command: [program, ...parameters] }: Step) {
  const child = spawn(program, parameters, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => output.push(text));
  }
  const exitCode = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  });
  return { hasSucceeded: exitCode === 0, output: output.join('') };
}

/**
 * Runs steps, as many at a time as there are lines of work, and prints a line for each, and what a failed one wrote.
 * @returns whether all have succeeded.
 */
export async function runSteps(steps: readonly Step[], atOnce: number): Promise<boolean> {
  const remaining = steps.values();
  let hasSucceeded = true;
  const work = async () => {
    // All lines of work take from the same iterator.
    for (const step of remaining) {
      const start = performance.now();
      const result = await runStep(step);
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      console.log(`${result.hasSucceeded ? 'ok    ' : 'FAILED'} ${step.name} (${seconds} s)`);
      if (result.hasSucceeded) continue;
      hasSucceeded = false;
      console.log(result.output);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return hasSucceeded;
}
