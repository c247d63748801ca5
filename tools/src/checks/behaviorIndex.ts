import { type Check, findFiles, type Repository } from './repository.ts';

/** The page that lists the prefixes of the behavior IDs. */
export const behaviorPage = 'docs/behavior.md';

const id = /^- \*\*(?<prefix>[A-Z]{2,3})\d+\*\* /gm;

const introduction = `# The stated behavior

Every \`SPEC.md\` states the behavior of one feature, one claim a line, each with an ID. A test that proves a line begins
its title with the ID. This page lists the prefixes. \`npm run behavior\` writes it, and \`npm test\` fails when it is not
current.

| prefix | feature | stated in | lines |
| ------ | ------- | --------- | ----- |`;

/** Writes the page: one row for each prefix, in alphabetical order. */
export function behaviorIndex(repository: Repository): string {
  const rows = findFiles(repository, /(?:^|\/)SPEC\.md$/).flatMap(([path, text]) => {
    const counts = new Map<string, number>();
    for (const { groups } of text.matchAll(id)) {
      const prefix = groups?.['prefix'] ?? '';
      counts.set(prefix, (counts.get(prefix) ?? 0) + 1);
    }
    const feature = /^# (?<title>.+)$/m.exec(text)?.groups?.['title'] ?? path;
    return [...counts].map(
      ([prefix, count]) => `| ${prefix} | ${feature} | [${path}](../${path}) | ${count} |`,
    );
  });
  return `${[introduction, ...rows.toSorted()].join('\n')}\n`;
}

/** Refuses a page that does not list what the SPEC.md files state. */
export const behaviorIndexIsCurrent: Check = (repository) =>
  repository.get(behaviorPage) === behaviorIndex(repository)
    ? []
    : [`${behaviorPage}: is not current, run 'npm run behavior'`];
