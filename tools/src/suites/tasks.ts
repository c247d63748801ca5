import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { nx } from '../workspace/nx.ts';
import { root } from '../workspace/paths.ts';

/** One finished task of an Nx run. */
export type TaskResult = { project: string; target: string; succeeded: boolean };

const runFile = join(root, '.nx/cache/run.json');
const runShape = z.object({
  tasks: z.array(
    z.object({ projectName: z.string(), target: z.string(), status: z.number().optional() }),
  ),
});

/**
 * Runs some targets of every project that has them, with Nx's cache, and shows the output.
 *
 * @returns what became of each task; empty when Nx itself could not run.
 */
export async function runTasks(targets: readonly string[]): Promise<TaskResult[]> {
  rmSync(runFile, { force: true });
  await nx(['run-many', `--targets=${targets.join(',')}`, '--output-style=static'], { show: true });
  if (!existsSync(runFile)) return [];
  const { tasks } = runShape.parse(JSON.parse(readFileSync(runFile, 'utf8')));
  return tasks.map(({ projectName, target, status }) => ({
    project: projectName,
    target,
    succeeded: status === 0,
  }));
}
