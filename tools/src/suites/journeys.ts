import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { root } from '../workspace/paths.ts';
import { importClosure } from './importGraph.ts';

const web = 'apps/web/src';

/** The feature that shows the pages below a path. */
const featureOfPath = {
  dashboard: 'dashboard',
  'destination-guides': 'destinations',
  events: 'events',
  'gift-guides': 'gift-guides',
  login: 'sign-in',
  'member-benefits': 'benefits',
  profile: 'profile',
  vendors: 'vendors',
} as const satisfies Record<string, string>;

/** What a journey without a feature of its own name is about. */
const otherFolders: Readonly<Record<string, readonly string[]>> = {
  map: ['apps/web/src/components/maps', 'libs/map/src'],
  pictures: ['libs/app/src/pictures'],
  rendering: ['apps/web/src/app/server'],
};

const isTestOnly = (path: string) =>
  /\.(?:test|stories)\.tsx?$|\.md$|\/(?:testing|fixtures|stories|test-results|dist|dist-server|node_modules)\//.test(
    path,
  );

const filesOf = (pattern: string): string[] =>
  globSync(pattern, {
    cwd: root,
    exclude: ['**/node_modules', '**/dist', '**/dist-server'],
  }).filter((path) => statSync(join(root, path)).isFile() && !isTestOnly(`/${path}`));

const readText = (path: string): string | undefined => {
  const file = join(root, path);
  const isFile = statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
  return isFile ? readFileSync(file, 'utf8') : undefined;
};

const manifestShape = z.object({
  exports: z.record(z.string(), z.union([z.string(), z.record(z.string(), z.string())])),
});

/** Returns the source file of a package of this workspace, or of one of its entries. */
const indexOf = (specifier: string): string | undefined => {
  const [, name, entry] = /^@parlour\/([a-z-]+)(?:\/(.+))?$/.exec(specifier) ?? [];
  const manifest = name === undefined ? undefined : readText(`libs/${name}/package.json`);
  if (manifest === undefined) return undefined;
  const { exports } = manifestShape.parse(JSON.parse(manifest));
  const target = exports[entry === undefined ? '.' : `./${entry}`];
  const source = typeof target === 'string' ? target : target?.['@parlour/source'];
  return source && `libs/${name}/${source.slice('./'.length)}`;
};

const isFeature = (path: string) => path.startsWith(`${web}/features/`);

const foldersOf = (feature: string): readonly string[] =>
  otherFolders[feature] ?? [`${web}/features/${feature}`];

/** The features whose pages the journeys of a folder open by path. */
function visitedFeatures(journey: string): string[] {
  const texts = globSync(`apps/e2e/src/${journey}/*.ts`, { cwd: root }).map(readText);
  return Object.entries(featureOfPath)
    .filter(([path]) => texts.some((text = '') => new RegExp(`[\`'"*]/${path}\\b`).test(text)))
    .map(([, feature]) => feature);
}

/** The names of all journeys: the folders of `apps/e2e/src` with end-to-end tests. */
export function journeyNames(): string[] {
  return [
    ...new Set(
      globSync('apps/e2e/src/*/*.e2e.ts', { cwd: root }).map((path) => path.split('/')[3] ?? ''),
    ),
  ].toSorted();
}

/**
 * Returns the files on which the journeys of a folder depend: the folders of its own and of each visited feature with what
 * they import, the shell, the contract, the tokens, the whole server, the sample club and the tests themselves.
 */
export function journeyInputs(journey: string): string[] {
  const features = [...new Set([journey, ...visitedFeatures(journey)])];
  const entries = features.flatMap(foldersOf).flatMap((folder) => filesOf(`${folder}/**/*`));
  const graph = { read: readText, indexOf };
  // The shell loads the features' screens on demand: only the visited ones count.
  const shell = importClosure([`${web}/main.tsx`], {
    ...graph,
    follows: (from, to) => isFeature(from) || !isFeature(to),
  });
  const files = new Set([
    ...shell,
    ...importClosure(entries, graph),
    ...filesOf('libs/contract/src/**/*'),
    ...filesOf('libs/ui/src/*.ts'),
    ...filesOf('libs/ui/src/themes/**/*'),
    ...importClosure(filesOf('apps/api/src/**/*'), graph),
    ...filesOf('apps/api/*'),
    ...filesOf('apps/web/*'),
    ...filesOf('apps/web/vite/**/*'),
    ...filesOf('libs/sample-club/{src,pictures}/**/*'),
    ...filesOf('apps/e2e/*'),
    ...filesOf('apps/e2e/src/support/**/*'),
    ...filesOf(`apps/e2e/src/${journey}/**/*`),
  ]);
  return [...files].toSorted();
}

/** A hash over the content of all files on which the journeys of a folder depend. */
export function journeyHash(journey: string): string {
  const hash = createHash('sha256');
  for (const path of journeyInputs(journey)) {
    hash.update(`${path}\0`).update(readFileSync(join(root, path)));
  }
  return hash.digest('hex');
}
