import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { runNx } from '../workspace/nx.ts';
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

const planFile = '.nx/plan.json';
const planShape = z.object({
  tasks: z.object({
    tasks: z.record(
      z.string(),
      z.object({ target: z.object({ target: z.string() }), projectRoot: z.string() }),
    ),
  }),
});

const runFile = '.nx/cache/run.json';
const runShape = z.object({
  tasks: z.array(z.object({ taskId: z.string(), status: z.number().optional() })),
});

const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));

/**
 * Runs some targets of every project that has them, with Nx's cache, and shows the output.
 *
 * @param environment - environment variables for the tasks, besides those of this process.
 * @returns the result of each planned task, including tasks skipped after a failed dependency. Empty when Nx could not run.
 */
export async function runTasks(
  targets: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<TaskResult[]> {
  for (const file of [planFile, runFile]) rmSync(join(root, file), { force: true });
  const request = ['run-many', `--targets=${targets.join(',')}`];
  const planning = await runNx([...request, `--graph=${planFile}`]);
  if (planning.exitCode !== 0) {
    console.error(planning.output);
    return [];
  }
  await runNx([...request, '--output-style=static'], { show: true, environment });
  if (!existsSync(join(root, runFile))) return [];
  const { tasks: run } = runShape.parse(read(runFile));
  const succeeded = new Set(run.filter(({ status }) => status === 0).map(({ taskId }) => taskId));
  const { tasks: planned } = planShape.parse(read(planFile)).tasks;
  return Object.entries(planned).map(([id, { target, projectRoot }]) => ({
    id,
    target: target.target,
    folder: projectRoot,
    hasSucceeded: succeeded.has(id),
  }));
}
