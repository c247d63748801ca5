import { type Check, filesLike, lineOf, type Repository } from './repository.ts';

type Mention = { id: string; where: string };

const specificationLine = /^- \*\*(?<id>[A-Z]{2,3}\d+)\*\* /gm;
const testFile = /(?:\.test\.tsx?|^apps\/e2e\/src\/.*\.e2e\.ts)$/;
const title = /(?<group>describe)?\(\s*['"`](?<ids>[A-Z]{2,3}\d+(?:, ?[A-Z]{2,3}\d+)*): /g;

/** Every ID that a SPEC.md states, with the file. */
const stated = (repository: Repository): Mention[] =>
  filesLike(repository, /(?:^|\/)SPEC\.md$/).flatMap(([path, text]) =>
    [...text.matchAll(specificationLine)].map(({ groups }) => ({
      id: groups?.['id'] ?? '',
      where: path,
    })),
  );

/** Every ID that a SPEC.md states. */
export const statedIds = (repository: Repository): string[] =>
  stated(repository).map(({ id }) => id);

/** Every ID that a test's title begins with. */
const proven = (repository: Repository): Mention[] =>
  filesLike(repository, testFile).flatMap(([path, text]) =>
    [...text.matchAll(title)]
      .filter(({ groups }) => groups?.['group'] === undefined)
      .flatMap(({ groups, index }) =>
        (groups?.['ids'] ?? '')
          .split(/, ?/)
          .map((id) => ({ id, where: `${path}:${lineOf(text, index)}` })),
      ),
  );

/** The IDs of one prefix stand in one SPEC.md, each once. */
function ambiguous(mentions: readonly Mention[]): string[] {
  const faults: string[] = [];
  const owners = new Map<string, string>();
  const seen = new Set<string>();
  for (const { id, where } of mentions) {
    const prefix = id.replace(/\d+$/, '');
    const owner = owners.get(prefix) ?? where;
    owners.set(prefix, owner);
    if (owner !== where) faults.push(`${where}: ${id} has the prefix of ${owner}`);
    if (seen.has(id)) faults.push(`${where}: ${id} is stated twice`);
    seen.add(id);
  }
  return faults;
}

/** Holds the numbered behavior of each SPEC.md and the titles of the tests together. */
export const behavior: Check = (repository) => {
  const statements = stated(repository);
  const proofs = proven(repository);
  const known = new Set(statements.map(({ id }) => id));
  const tested = new Set(proofs.map(({ id }) => id));
  return [
    ...ambiguous(statements),
    ...statements
      .filter(({ id }) => !tested.has(id))
      .map(({ id, where }) => `${where}: no test's title begins with ${id}`),
    ...proofs
      .filter(({ id }) => !known.has(id))
      .map(({ id, where }) => `${where}: no SPEC.md states ${id}`),
  ];
};
