import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { runNx } from '../workspace/nx.ts';
import { readPackage, readPackages } from '../workspace/packages.ts';
import { root } from '../workspace/paths.ts';

/** The result of one task: a target of a project. */
export type TaskResult = {
  /** As Nx writes it, e.g. `@parlour/core:test`. */
  id: string;
  target: string;
  /** The project's folder from the workspace's root, `.` for the workspace itself. */
  folder: string;
  hasSucceeded: boolean;
};

const runFile = join(root, '.nx/cache/run.json');
const runShape = z.object({
  tasks: z.array(
    z.object({
      taskId: z.string(),
      target: z.string(),
      projectName: z.string(),
      status: z.number().optional(),
    }),
  ),
});

/**
 * Runs some targets of every project that has them, with Nx's cache, and shows the output.
 *
 * @param environment - environment variables for the tasks, besides those of this process.
 * @returns the result of each task that ran, and whether all have succeeded. A task is not run after a failed dependency.
 */
export async function runTasks(
  targets: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<{ readonly tasks: readonly TaskResult[]; readonly hasSucceeded: boolean }> {
  rmSync(runFile, { force: true });
  const { exitCode } = await runNx(
    ['run-many', `--targets=${targets.join(',')}`, '--output-style=static'],
    { show: true, environment },
  );
  if (!existsSync(runFile)) return { tasks: [], hasSucceeded: false };
  const packages = [readPackage('.'), ...readPackages()];
  const { tasks } = runShape.parse(JSON.parse(readFileSync(runFile, 'utf8')));
  return {
    hasSucceeded: exitCode === 0,
    tasks: tasks.map(({ taskId, target, projectName, status }) => ({
      id: taskId,
      target,
      folder: packages.find(({ name }) => name === projectName)?.folder ?? '.',
      hasSucceeded: status === 0,
    })),
  };
}
