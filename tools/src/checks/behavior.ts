import { type Check, findFiles, lineNumberOf, type Repository } from './repository.ts';

type Mention = { id: string; where: string };

const specificationLine = /^- \*\*(?<id>[A-Z]{2,3}\d+)\*\* /gm;
const testFile = /(?:\.test\.tsx?|^apps\/e2e\/src\/.*\.e2e\.ts)$/;
const title = /(?<group>describe)?\(\s*['"`](?<ids>[A-Z]{2,3}\d+(?:, ?[A-Z]{2,3}\d+)*): /g;

/** Lists the IDs of every SPEC.md, with their files. */
const findStatements = (repository: Repository): Mention[] =>
  findFiles(repository, /(?:^|\/)SPEC\.md$/).flatMap(([path, text]) =>
    [...text.matchAll(specificationLine)].map(({ groups }) => ({
      id: groups?.['id'] ?? '',
      where: path,
    })),
  );

/** Lists the IDs of every SPEC.md. */
export function statedIds(repository: Repository): string[] {
  return findStatements(repository).map(({ id }) => id);
}

/** Lists the IDs at the beginning of every test's title, with their lines. */
const findProofs = (repository: Repository): Mention[] =>
  findFiles(repository, testFile).flatMap(([path, text]) =>
    [...text.matchAll(title)]
      .filter(({ groups }) => groups?.['group'] === undefined)
      .flatMap(({ groups, index }) =>
        (groups?.['ids'] ?? '')
          .split(/, ?/)
          .map((id) => ({ id, where: `${path}:${lineNumberOf(text, index)}` })),
      ),
  );

/** Finds prefixes of several SPEC.md files, and IDs that are stated twice. */
function ambiguityIssues(mentions: readonly Mention[]): string[] {
  const issues: string[] = [];
  const owners = new Map<string, string>();
  const seen = new Set<string>();
  for (const { id, where } of mentions) {
    const prefix = id.replace(/\d+$/, '');
    const owner = owners.get(prefix) ?? where;
    owners.set(prefix, owner);
    if (owner !== where) issues.push(`${where}: ${id} has the prefix of ${owner}`);
    if (seen.has(id)) issues.push(`${where}: ${id} is stated twice`);
    seen.add(id);
  }
  return issues;
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
      .map(({ id, where }) => `${where}: no test's title begins with ${id}`),
    ...proofs
      .filter(({ id }) => !statedIdSet.has(id))
      .map(({ id, where }) => `${where}: no SPEC.md states ${id}`),
  ];
};
