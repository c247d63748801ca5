import { z } from 'zod';
import { type Check, findFiles } from './repository.ts';

const guide = 'docs/core-guide.md';
const manifest = 'libs/core/package.json';
const manifestShape = z.object({ exports: z.record(z.string(), z.unknown()).default({}) });

/** Checks that each feature of the core is an entry of its package, and that the guide names it with its machines. */
export const guidedFeatures: Check = (repository) => {
  const text = repository.get(guide) ?? '';
  const { exports } = manifestShape.parse(JSON.parse(repository.get(manifest) ?? '{}'));
  const indexes = findFiles(repository, /^libs\/core\/src\/[^/]+\/index\.ts$/);
  const entries = indexes
    .map(([path]) => path.split('/')[3] ?? '')
    .filter((folder) => !(`./${folder}` in exports))
    .map((folder) => `${manifest}: add the entry './${folder}' to its exports`);
  const features = findFiles(repository, /^libs\/core\/src\/[^/]+\/SPEC\.md$/)
    .filter(([path]) => !text.includes(`(../${path})`))
    .map(([path]) => `${guide}: add a row for ${path} to its table of features`);
  const machines = findFiles(repository, /^docs\/machines\/[a-z]\w*\.md$/)
    .map(([path]) => path.slice('docs/'.length))
    .filter((path) => !text.includes(`(${path})`))
    .map((path) => `${guide}: add ${path} to its table of features`);
  return { judged: indexes.length, issues: [...entries, ...features, ...machines] };
};
