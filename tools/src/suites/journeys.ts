import { globSync } from 'node:fs';
import { root } from '../workspace/paths.ts';
import { importClosure } from './importGraph.ts';
import { featureFolder, hashOf, indexOf, readText, sourcesOf, web } from './sourceFiles.ts';
import { isWithinFeatures, visitedFeatures } from './visitedFeatures.ts';

/** What a journey without a feature of its own name is about. */
const otherFolders: Readonly<Record<string, readonly string[]>> = {
  desk: ['apps/desk/src', 'apps/desk/vite'],
  map: ['apps/web/src/components/maps', 'libs/map/src'],
  pictures: ['libs/app/src/pictures'],
  proxies: [],
  release: ['tools/src/release', 'apps/e2e/src/proxies', 'apps/desk/src', 'apps/desk/vite'],
  rendering: ['apps/web/src/app/server'],
};

/** The files outside of the sources that a journey reads, such as pages whose examples it runs. */
const otherFiles: Readonly<Record<string, readonly string[]>> = {
  proxies: ['docs/operations.md'],
  release: ['docs/operations.md', 'CHANGELOG.md', 'package.json'],
};

const foldersOf = (feature: string): readonly string[] =>
  otherFolders[feature] ?? [`${featureFolder}/${feature}`];

/** The names of all journeys: the folders of `apps/e2e/src` with end-to-end tests. */
export function journeyNames(): string[] {
  return [
    ...new Set(
      globSync('apps/e2e/src/*/*.e2e.ts', { cwd: root }).map((path) => path.split('/')[3] ?? ''),
    ),
  ].toSorted();
}

/**
 * Returns the files that the journeys of a folder depend on: the folders of its own and of each visited feature with what
 * they import, the shell, the contract, the tokens, the whole server, the sample club and the tests themselves.
 */
export function journeyInputs(journey: string): string[] {
  const texts = globSync(`apps/e2e/src/${journey}/*.ts`, { cwd: root }).map(readText);
  const features = new Set([journey, ...visitedFeatures(texts.join())]);
  const entries = [...features].flatMap(foldersOf).flatMap((folder) => sourcesOf(`${folder}/**/*`));
  const graph = { read: readText, indexOf };
  const shell = importClosure(
    [`${web}/main.tsx`, `${web}/app/offline/service-worker/serviceWorker.ts`],
    {
      ...graph,
      follows: isWithinFeatures,
    },
  );
  const files = new Set([
    ...shell,
    ...importClosure(entries, graph),
    ...sourcesOf('libs/contract/src/**/*'),
    ...sourcesOf('libs/ui/src/*.ts'),
    ...sourcesOf('libs/ui/src/themes/**/*'),
    ...importClosure(sourcesOf('apps/api/src/**/*'), graph),
    ...sourcesOf('apps/api/*'),
    ...sourcesOf('apps/{desk,web}/*'),
    ...sourcesOf('apps/web/vite/**/*'),
    ...sourcesOf('libs/sample-club/{src,pictures}/**/*'),
    ...sourcesOf('apps/e2e/*'),
    ...sourcesOf('apps/e2e/src/support/**/*'),
    ...sourcesOf(`apps/e2e/src/${journey}/**/*`),
    ...(otherFiles[journey] ?? []),
  ]);
  return [...files].toSorted();
}

/** A hash over the content of all files that the journeys of a folder depend on. */
export function journeyHash(journey: string): string {
  return hashOf(journeyInputs(journey));
}
