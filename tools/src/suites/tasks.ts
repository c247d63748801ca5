import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { nx } from '../workspace/nx.ts';
import { root } from '../workspace/paths.ts';

/** What became of one task: a target of a project. */
export type TaskResult = {
  /** As Nx writes it, e.g. `@parlour/core:test`. */
  id: string;
  target: string;
  /** The project's folder from the workspace's root; `.` for the workspace itself. */
  folder: string;
  succeeded: boolean;
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
 * @param environment environment variables for the tasks, besides those of this process.
 * @returns what became of each planned task, those included that were not run because one before them had failed;
 * empty when Nx itself could not run.
 */
export async function runTasks(
  targets: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<TaskResult[]> {
  for (const file of [planFile, runFile]) rmSync(join(root, file), { force: true });
  const request = ['run-many', `--targets=${targets.join(',')}`];
  const planning = await nx([...request, `--graph=${planFile}`]);
  if (planning.exitCode !== 0) {
    console.error(planning.output);
    return [];
  }
  await nx([...request, '--output-style=static'], { show: true, environment });
  if (!existsSync(join(root, runFile))) return [];
  const { tasks: run } = runShape.parse(read(runFile));
  const succeeded = new Set(run.filter(({ status }) => status === 0).map(({ taskId }) => taskId));
  const { tasks: planned } = planShape.parse(read(planFile)).tasks;
  return Object.entries(planned).map(([id, { target, projectRoot }]) => ({
    id,
    target: target.target,
    folder: projectRoot,
    succeeded: succeeded.has(id),
  }));
}
