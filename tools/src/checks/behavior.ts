import { type Check, findMatches, type Repository } from './repository.ts';

const statement = /^- \*\*(?<id>(?<prefix>[A-Z]{2,3})\d+)\*\* (?<claim>.*)$/gm;
const testFile = /(?:\.test\.tsx?|^apps\/e2e\/src\/.*\.e2e\.ts)$/;
const title = /(?<group>describe)?\(\s*['"`](?<ids>[A-Z]{2,3}\d+(?:, ?[A-Z]{2,3}\d+)*): /g;

/** Lists the lines of every SPEC.md that state a behavior. */
export function findStatements(repository: Repository) {
  return findMatches(repository, /(?:^|\/)SPEC\.md$/, statement).map(({ groups, ...place }) => {
    const { id = '', prefix = '', claim = '' } = groups;
    return { ...place, id, prefix, claim };
  });
}

/** Lists the IDs at the beginning of every test's title, with their lines. */
const findProofs = (repository: Repository) =>
  findMatches(repository, testFile, title)
    .filter(({ groups }) => groups['group'] === undefined)
    .flatMap(({ groups, where }) =>
      (groups['ids'] ?? '').split(/, ?/).map((id) => ({ id, where })),
    );

/** Finds prefixes of several SPEC.md files, and IDs that are stated twice. */
function ambiguityIssues(statements: ReturnType<typeof findStatements>): string[] {
  const issues: string[] = [];
  const owners = new Map<string, string>();
  const seen = new Set<string>();
  for (const { id, prefix, path } of statements) {
    const owner = owners.get(prefix) ?? path;
    owners.set(prefix, owner);
    if (owner !== path) {
      issues.push(`${path}: has the prefix ${prefix} of ${owner}: give the newer one another`);
    }
    if (seen.has(id)) issues.push(`${path}: ${id} is stated twice`);
    seen.add(id);
  }
  return [...new Set(issues)];
}

/** Checks that each ID of a SPEC.md has a test, and each ID of a test's title a SPEC.md line. */
export const behavior: Check = (repository) => {
  const statements = findStatements(repository);
  const proofs = findProofs(repository);
  const statedIdSet = new Set(statements.map(({ id }) => id));
  const testedIdSet = new Set(proofs.map(({ id }) => id));
  return [
    ...ambiguityIssues(statements),
    ...statements
      .filter(({ id }) => !testedIdSet.has(id))
      .map(({ id, path }) => `${path}: add a test whose title begins with '${id}: '`),
    ...proofs
      .filter(({ id }) => !statedIdSet.has(id))
      .map(
        ({ id, where }) =>
          `${where}: add ${id} to the SPEC.md of its feature, which states what the test proves`,
      ),
  ];
};
