import { z } from 'zod';
import { boundaryTable } from '../lint/boundaryTable.ts';
import { type Check, findFiles, type Repository } from './repository.ts';

const LOCK = 'package-lock.json';
const folders = /^(?:|apps\/[^/]+\/|libs\/[^/]+\/|tools\/|examples\/)package\.json$/;

const names = z.record(z.string(), z.string()).default({});
const manifestShape = z.object({
  name: z.string(),
  private: z.boolean().default(false),
  scripts: names,
  dependencies: names,
  devDependencies: names,
  optionalDependencies: names,
  peerDependencies: names,
});
type Manifest = z.infer<typeof manifestShape>;

const exact = { form: /^\d+\.\d+\.\d+(?:-[\w.]+)?$/, fault: 'which is not exact' };
const range = { form: /^\^\d+\.\d+\.\d+$/, fault: 'which is not a range such as ^1.2.3' };

/**
 * Finds versions of a wrong form. They are exact, to give every checkout the same packages. What a published package
 * depends on is a range: with exact versions its host would install second copies, whose types do not meet.
 */
function versionIssues(manifest: Manifest): string[] {
  const { dependencies, devDependencies, optionalDependencies, peerDependencies } = manifest;
  return (
    [
      [dependencies, manifest.private ? exact : range],
      [peerDependencies, range],
      [devDependencies, exact],
      [optionalDependencies, exact],
    ] as const
  ).flatMap(([section, { form, fault }]) =>
    Object.entries(section)
      .filter(([, version]) => !form.test(version))
      .map(([name, version]) => `${name} has the version '${version}', ${fault}`),
  );
}

/** Finds what keeps a package from being type-checked, tested and held to its boundaries. */
function coverageIssues(repository: Repository, path: string, { name, scripts }: Manifest) {
  const folder = path.slice(0, -'/package.json'.length);
  const hasTests = findFiles(repository, new RegExp(`^${folder}/.*\\.test\\.tsx?$`)).length > 0;
  const issues = [
    scripts['typecheck'] === undefined && 'add the script "typecheck", as other packages have it',
    hasTests && scripts['test'] === undefined && 'add the script "test", as other packages have it',
    !repository.has(`${folder}/tsconfig.json`) && 'add a tsconfig.json beside it',
    !(folder in boundaryTable) &&
      `add a row for ${name} to tools/src/lint/boundaryTable.ts, with what it may import`,
  ];
  return issues.filter((issue) => issue !== false);
}

/** Checks every package.json: its place, its versions, and that all checks of this repository read its package. */
export const packages: Check = (repository) => {
  const files = findFiles(repository, /(?:^|\/)package\.json$/).filter(
    ([path]) => !path.includes('/fixtures/'),
  );
  const issues = files.flatMap(([path, text]) => {
    if (!folders.test(path)) return [`${path}: move its folder to apps or libs`];
    const manifest = manifestShape.parse(JSON.parse(text));
    return [
      ...versionIssues(manifest),
      ...(path === 'package.json' ? [] : coverageIssues(repository, path, manifest)),
    ].map((issue) => `${path}: ${issue}`);
  });
  return { judged: files.length, issues };
};

const lockShape = z.object({
  packages: z.record(
    z.string(),
    z.object({
      link: z.boolean().default(false),
      resolved: z.string().optional(),
      integrity: z.string().optional(),
    }),
  ),
});

/**
 * Checks that the lock file is a complete inventory of the packages: each has the SHA-512 of its content, and none comes from
 * elsewhere than npm's registry.
 */
export const lockFile: Check = (repository) => {
  const lock = lockShape.parse(JSON.parse(repository.get(LOCK) ?? '{"packages":{}}'));
  const installed = Object.entries(lock.packages).filter(
    ([path, { link }]) => !link && path.includes('node_modules/'),
  );
  const issues = installed.flatMap(([path, { resolved, integrity }]) => [
    ...(integrity?.startsWith('sha512-') === true ? [] : [`${LOCK}: ${path} has no SHA-512`]),
    ...(resolved === undefined || resolved.startsWith('https://registry.npmjs.org/')
      ? []
      : [`${LOCK}: ${path} comes from ${resolved}`]),
  ]);
  return { judged: installed.length, issues };
};
