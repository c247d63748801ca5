import { type Expression, Visitor } from 'oxc-parser';
import { type Check, findFiles, lineNumberOf, type Repository } from './repository.ts';
import { parseSource, textOf } from './syntax.ts';

const id = String.raw`[A-Z]{2,}\d+`;
const statement = new RegExp(String.raw`^- \*\*(?<id>${id})\*\* (?<claim>.+)$`);
const title = new RegExp(`^(?<ids>${id}(?:, ?${id})*): `);
const named = new RegExp(String.raw`\b${id}\b`, 'g');
const specification = /(?:^|\/)SPEC\.md$/;
const tests = /(?:\.test\.tsx?|^apps\/e2e\/src\/.*\.e2e\.ts)$/;
/** The pages for those who run a club. */
const pages = /^docs\/(?:security|threat-model|data-classes|operations)\.md$/;

const idList = new RegExp(`^${id}(?:, ${id})*$`);

/** Whether a text is one ID or several, separated by commas. */
export function isListOfIds(text: string): boolean {
  return idList.test(text);
}

/** A line of a SPEC.md that states a behavior. */
export interface Statement {
  readonly path: string;
  /** `path:line`. */
  readonly where: string;
  readonly id: string;
  readonly claim: string;
}

/** Returns the letters of an ID. */
export function prefixOf(statedId: string): string {
  return statedId.replace(/\d+$/, '');
}

/** Reads the lines of every SPEC.md. A line of a list that is no statement, and a page without any, are issues. */
function readSpecifications(repository: Repository) {
  const statements: Statement[] = [];
  const issues: string[] = [];
  for (const [path, text] of findFiles(repository, specification)) {
    const items = text
      .split('\n')
      .map((line, index) => ({ line, where: `${path}:${index + 1}` }))
      .filter(({ line }) => line.startsWith('- '));
    if (items.length === 0) issues.push(`${path}: state a behavior, or remove the page`);
    for (const { line, where } of items) {
      const { id: statedId, claim } = statement.exec(line)?.groups ?? {};
      if (statedId === undefined || claim === undefined) {
        issues.push(`${where}: is read as no behavior, write '- **ID** What holds.'`);
      } else statements.push({ path, where, id: statedId, claim });
    }
  }
  return { statements, issues };
}

/** Lists the lines of every SPEC.md that state a behavior. */
export function findStatements(repository: Repository): readonly Statement[] {
  return readSpecifications(repository).statements;
}

/** Finds prefixes of several SPEC.md files, IDs that are stated twice, and lines that join claims. */
function statementIssues(statements: readonly Statement[]): string[] {
  const owners = new Map<string, string>();
  const seen = new Set<string>();
  const issues = statements.flatMap(({ id: statedId, path, where, claim }) => {
    const prefix = prefixOf(statedId);
    const owner = owners.get(prefix) ?? path;
    owners.set(prefix, owner);
    const found = [
      owner !== path && `${path}: has the prefix ${prefix} of ${owner}: give the newer one another`,
      seen.has(statedId) && `${where}: ${statedId} is stated twice`,
      claim.replaceAll(/`[^`]*`/g, '').includes(';') &&
        `${where}: ${statedId} joins claims with a semicolon, state one`,
    ];
    seen.add(statedId);
    return found.filter((issue) => issue !== false);
  });
  return [...new Set(issues)];
}

/** What calls that prove nothing have in their names: groups, and tests that do not run. */
const unproven = new Set(['describe', 'fixme', 'skip', 'todo']);

/** Returns the names that a called expression consists of: `test.each([1])` has `test` and `each`. */
function namesOf(callee: Expression): readonly string[] {
  if (callee.type === 'Identifier') return [callee.name];
  if (callee.type === 'CallExpression') return namesOf(callee.callee);
  if (callee.type === 'TaggedTemplateExpression') return namesOf(callee.tag);
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return [];
  return [...namesOf(callee.object), callee.property.name];
}

/** Lists the IDs at the beginning of every test's title, with their lines. */
const findProofs = (repository: Repository) =>
  findFiles(repository, tests).flatMap(([path, text]) => {
    const proofs: { id: string; where: string }[] = [];
    new Visitor({
      CallExpression({ callee, arguments: [first], start }) {
        const ids = title.exec(textOf(first) ?? '')?.groups?.['ids'];
        if (ids === undefined || namesOf(callee).some((name) => unproven.has(name))) return;
        const where = `${path}:${lineNumberOf(text, start)}`;
        proofs.push(...ids.split(/, ?/).map((provenId) => ({ id: provenId, where })));
      },
    }).visit(parseSource(path, text).program);
    return proofs;
  });

/** Finds IDs in the pages for those who run a club that look stated and are not. */
function namingIssues(repository: Repository, statements: readonly Statement[]): string[] {
  const stated = new Set(statements.map((each) => each.id));
  const prefixes = new Set([...stated].map(prefixOf));
  return findFiles(repository, pages).flatMap(([path, text]) =>
    [...text.matchAll(named)]
      .filter(([found]) => prefixes.has(prefixOf(found)) && !stated.has(found))
      .map(
        ({ 0: found, index }) => `${path}:${lineNumberOf(text, index)}: no SPEC.md states ${found}`,
      ),
  );
}

/** Checks that each behavior of a SPEC.md has a test, and that each ID of a title or a page is stated. */
export const behavior: Check = (repository) => {
  const { statements, issues } = readSpecifications(repository);
  const proofs = findProofs(repository);
  const stated = new Set(statements.map((each) => each.id));
  const proven = new Set(proofs.map((each) => each.id));
  return {
    judged: statements.length,
    issues: [
      ...issues,
      ...statementIssues(statements),
      ...statements
        .filter((each) => !proven.has(each.id))
        .map(
          ({ id: unprovenId, where, claim }) =>
            `${where}: no test proves ${unprovenId} "${claim}": add one whose title begins with '${unprovenId}: '`,
        ),
      ...proofs
        .filter((each) => !stated.has(each.id))
        .map(
          ({ id: unknownId, where }) =>
            `${where}: add ${unknownId} to the SPEC.md of its feature, which states what the test proves`,
        ),
      ...namingIssues(repository, statements),
    ],
  };
};
