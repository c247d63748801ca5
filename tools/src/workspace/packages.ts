import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { root } from './paths.ts';

const names = z.record(z.string(), z.string()).default({});
const manifestShape = z.object({
  name: z.string(),
  scripts: names,
  dependencies: names,
  optionalDependencies: names,
  devDependencies: names,
  exports: z.record(z.string(), z.unknown()).default({}),
  workspaces: z.array(z.string()).default([]),
  nx: z.object({ tags: z.array(z.string()).default([]) }).default({ tags: [] }),
  parlour: z
    .object({
      /** What an app is called in the output of commands. */
      title: z.string().default('app'),
      /** The prefix of the stories' titles, by their folder. */
      stories: names,
    })
    .default({ title: 'app', stories: {} }),
});

/** A package of the workspace: its folder from the workspace's root, and the used parts of its package.json. */
export type WorkspacePackage = z.infer<typeof manifestShape> & { readonly folder: string };

/** Reads the package.json of a folder. */
export function readPackage(folder: string, workspace = root): WorkspacePackage {
  const text = readFileSync(join(workspace, folder, 'package.json'), 'utf8');
  return { folder, ...manifestShape.parse(JSON.parse(text)) };
}

/** Reads every package of the workspace. */
export function readPackages(workspace = root): readonly WorkspacePackage[] {
  return globSync(readPackage('.', workspace).workspaces, { cwd: workspace })
    .filter((folder) => existsSync(join(workspace, folder, 'package.json')))
    .toSorted()
    .map((folder) => readPackage(folder, workspace));
}

/** Whether a package ships React components. */
export function usesReact({ dependencies }: WorkspacePackage): boolean {
  return Object.hasOwn(dependencies, 'react');
}

/** Whether a package is built for the browser and served by the server. */
export function isBrowserApp({ nx }: WorkspacePackage): boolean {
  return nx.tags.includes('browser-app');
}
