import { z } from 'zod';
import { type Check, findFiles } from '../repository.ts';
import { judge } from './judge.ts';
import { statementsOf } from './statements.ts';

const FOLDER = 'apps/api/src/platform/postgres/migrations';
const RELEASES = `${FOLDER}/releases.json`;
const CHANGELOG = 'CHANGELOG.md';
const RULES = 'docs/releases.md#beside-the-release-before';

/** The last migration of each release, the oldest release first. */
const releasesShape = z.record(z.string(), z.string());
/** What a migration says that removes something from the database: the oldest release that does without. */
const mark =
  /^comment on table drizzle\.__drizzle_migrations is 'needs Parlour (?<version>[\d.]+)'$/i;

interface MigrationFile {
  readonly path: string;
  readonly name: string;
  readonly statements: readonly string[];
}

/** The migrations that one release brings. Those after the last release are without a number. */
interface Brought {
  readonly version: string | undefined;
  readonly files: readonly MigrationFile[];
}

/** Finds releases that are told in the changelog without their last migration, and migrations that do not exist. */
function issuesOfReleases(
  changelog: string,
  releases: Readonly<Record<string, string>>,
  files: readonly MigrationFile[],
): string[] {
  const told = [...changelog.matchAll(/^## \[(\d+\.\d+\.\d+)\]/gm)].map(
    ([, version = '']) => version,
  );
  return [
    ...told
      .filter((version) => !(version in releases))
      .map((version) => `${RELEASES}: add the last migration of ${version}`),
    ...Object.entries(releases)
      .filter(([, last]) => files.every(({ name }) => name !== last))
      .map(([version, last]) => `${RELEASES}: ${version} names ${last}, which is no migration`),
  ];
}

/** Groups the migrations by the release that brought them first, the oldest first. */
function byRelease(
  releases: Readonly<Record<string, string>>,
  files: readonly MigrationFile[],
): readonly Brought[] {
  const entries = Object.entries(releases);
  return [...entries, [undefined, undefined] as const].map(([version, last], at) => {
    const former = entries[at - 1]?.[1] ?? '';
    const isOf = ({ name }: MigrationFile) => name > former && (last === undefined || name <= last);
    return { version, files: files.filter(isOf) };
  });
}

/** Judges the migrations of a release for a server of the release before. */
function judgeRelease(
  { files }: Brought,
  former: readonly string[],
  olderVersions: readonly string[],
): string[] {
  const before = olderVersions.at(-1);
  return files.flatMap(({ path, statements }, at) => {
    const same = files.slice(0, at).flatMap((file) => file.statements);
    const needed = statements
      .map((statement) => mark.exec(statement)?.groups?.['version'])
      .find((version) => version !== undefined);
    if (needed !== undefined) {
      return olderVersions.includes(needed)
        ? []
        : [`${path}: it needs Parlour ${needed}, which is no release before; see ${RULES}`];
    }
    return statements.flatMap((statement, index) => {
      const issue = judge(statement, { former, same: [...same, ...statements.slice(0, index)] });
      const shown = statement.length > 80 ? `${statement.slice(0, 79)}…` : statement;
      return issue === undefined
        ? []
        : [`${path}: '${shown}' may break ${before} beside it: ${issue} (${RULES})`];
    });
  });
}

/**
 * Checks that a server of the release before can run on the database of each release. A migration that removes what the release
 * before no longer uses says so by its {@link mark}.
 */
export const migrations: Check = (repository) => {
  const files = findFiles(repository, new RegExp(`^${FOLDER}/\\d+_\\w+\\.sql$`))
    .map(([path, text]) => ({
      path,
      name: path.slice(FOLDER.length + 1, -'.sql'.length),
      statements: statementsOf(text),
    }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const releases = releasesShape.parse(JSON.parse(repository.get(RELEASES) ?? '{}'));
  const [first, ...later] = byRelease(releases, files);
  const versions = Object.keys(releases);
  const issues = [
    ...issuesOfReleases(repository.get(CHANGELOG) ?? '', releases, files),
    ...later.flatMap((brought, at) => {
      const former = [first, ...later.slice(0, at)].flatMap((each) =>
        (each?.files ?? []).flatMap(({ statements }) => statements),
      );
      return judgeRelease(brought, former, versions.slice(0, at + 1));
    }),
  ];
  return { judged: files.length, issues };
};
