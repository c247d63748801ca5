import { findStatements, prefixOf } from './behavior.ts';
import type { Check, Repository } from './repository.ts';

/** The page that lists the prefixes of the behavior IDs. */
export const behaviorPage = 'docs/behavior.md';

const introduction = `# The stated behavior

Every \`SPEC.md\` states the behavior of one feature, one claim a line, each with an ID. A test that proves a line begins
its title with the ID. This page lists the prefixes. \`npm run behavior\` writes it, and \`npm test\` fails when it is not
current.

| prefix | feature | stated in | lines |
| ------ | ------- | --------- | ----- |`;

/** Writes the page: one row for each prefix, in alphabetical order. */
export function behaviorIndex(repository: Repository): string {
  const statements = findStatements(repository).map((statement) => ({
    ...statement,
    prefix: prefixOf(statement.id),
  }));
  const rows = statements.map(({ prefix, path }) => {
    const feature = /^# (?<title>.+)$/m.exec(repository.get(path) ?? '')?.groups?.['title'] ?? path;
    const own = statements.filter((other) => other.prefix === prefix && other.path === path);
    return `| ${prefix} | ${feature} | [${path}](../${path}) | ${own.length} |`;
  });
  return `${[introduction, ...[...new Set(rows)].toSorted()].join('\n')}\n`;
}

/** Refuses a page that does not list what the SPEC.md files state. */
export const behaviorIndexIsCurrent: Check = (repository) => ({
  judged: findStatements(repository).length,
  issues:
    repository.get(behaviorPage) === behaviorIndex(repository)
      ? []
      : [`${behaviorPage}: is not current, run 'npm run behavior'`],
});
